/** One socket for the page. It comes back by itself, and whoever listens is told when it has. */
import { ApiError, refusal } from './api';
import type { ChatMessage, Table, TableState } from './wire';

export type Message =
  | { type: 'hello' }
  | { type: 'state'; reply: number | null; state: TableState }
  | { type: 'ok' | 'pong'; reply: number | null }
  | { type: 'error'; reply: number | null; error: { code: string; message: string; details: Record<string, unknown> } }
  | { type: 'chat'; table: string; message: ChatMessage }
  | { type: 'presence'; table: string; online: number[]; watchers: number }
  | { type: 'thinking'; table: string; seats: number[] }
  | { type: 'lobby'; reply: number | null; open: Table[]; running: Table[] }
  | { type: 'turn'; table: string; your_turn: boolean }
  | { type: 'bye'; reason: string };

type Listener = (message: Message) => void;

const ANSWER_MS = 15_000;
const PING_MS = 25_000;
/** The close code when a newer page of the same person took this socket's place, and how long we leave it to it. */
const REPLACED = 4409;
const REPLACED_MS = 60_000;

class Socket {
  /** offline: trying to come back. */
  status = $state<'closed' | 'connecting' | 'open' | 'offline'>('closed');
  #socket: WebSocket | null = null;
  #listeners = new Set<Listener>();
  #returns = new Set<() => void>();
  #waiting = new Map<number, { resolve: (m: Message) => void; reject: (e: Error) => void; timer: ReturnType<typeof setTimeout> }>();
  #next = 1;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;

  /** Listen; `back` runs every time the connection is (again) there. Returns how to stop. */
  listen(listener: Listener, back: () => void): () => void {
    this.#listeners.add(listener);
    this.#returns.add(back);
    if (this.status === 'open') back();
    else this.#open();
    return () => {
      this.#listeners.delete(listener);
      this.#returns.delete(back);
      if (this.#listeners.size === 0) this.close();
    };
  }

  /** Send and wait for the direct answer. */
  ask(message: Record<string, unknown>): Promise<Message> {
    if (!this.#socket || this.status !== 'open') return Promise.reject(new ApiError('offline', 0, 'No connection.'));
    const id = this.#next++;
    this.#socket.send(JSON.stringify({ ...message, id }));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(id);
        reject(new ApiError('offline', 0, 'No answer.'));
        this.#socket?.close();
      }, ANSWER_MS);
      this.#waiting.set(id, { resolve, reject, timer });
    });
  }

  /** A new person (login, logout) needs a new socket. */
  renew(): void {
    const old = this.#socket;
    if (!old) return;
    this.#drop(old);
    old.close();
    if (this.#listeners.size > 0) this.#open();
  }

  close(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    const old = this.#socket;
    this.#socket = null;
    this.status = 'closed';
    old?.close();
  }

  #open(): void {
    if (this.#socket) return;
    clearTimeout(this.#retry);
    this.status = this.#tries > 0 ? 'offline' : 'connecting';
    const address = new URL('/api/ws', location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(JSON.parse(event.data) as Message);
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#drop(socket);
      if (this.#listeners.size === 0) {
        this.status = 'closed';
        return;
      }
      this.status = 'offline';
      this.#tries += 1;
      const least = event.code === REPLACED ? REPLACED_MS : Math.min(8000, 300 * 2 ** Math.min(5, this.#tries));
      const wait = least * (0.7 + 0.6 * Math.random());
      this.#retry = setTimeout(() => this.#open(), wait);
    };
    socket.onopen = () => {
      this.status = 'open';
      this.#tries = 0;
      clearInterval(this.#pulse);
      this.#pulse = setInterval(() => {
        this.ask({ type: 'ping' }).catch(() => undefined);
      }, PING_MS);
      for (const back of this.#returns) back();
    };
  }

  /** Forget a socket and refuse whoever still waits for its answers. */
  #drop(socket: WebSocket): void {
    if (this.#socket === socket) this.#socket = null;
    clearInterval(this.#pulse);
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(new ApiError('offline', 0, 'The connection was lost.'));
    }
    this.#waiting.clear();
  }

  #receive(message: Message): void {
    if ('reply' in message && message.reply !== null && message.reply !== undefined) {
      const waiting = this.#waiting.get(message.reply);
      if (waiting) {
        this.#waiting.delete(message.reply);
        clearTimeout(waiting.timer);
        if (message.type === 'error') waiting.reject(refusal(400, { error: message.error }));
        else waiting.resolve(message);
        return;
      }
    }
    for (const listener of this.#listeners) listener(message);
  }
}

export const socket = new Socket();
addEventListener('online', () => socket.renew());
