/**
 * One socket for the page. It comes back by itself, and whoever listens is told when it has.
 *
 * It pings every second. A silence of `patience` (the server says how long) means that the connection is lost, however
 * open it looks: what was sent and not answered is given up then. Each such message says when the server was last heard,
 * and the server refuses what arrives later than that: nothing that was given up is done behind the reader's back.
 */
import { ApiError, line, refusal } from './api';
import type { ChatMessage, Table, TableState } from './wire';

export type Message =
  | { type: 'hello'; now?: number; patience?: number }
  | { type: 'state'; reply: number | null; state: TableState }
  | { type: 'ok'; reply: number | null }
  | { type: 'pong'; reply: number | null; now?: number }
  | { type: 'error'; reply: number | null; error: { code: string; message: string; details: Record<string, unknown> } }
  | { type: 'chat'; table: string; message: ChatMessage }
  | { type: 'presence'; table: string; online: number[]; watchers: number }
  | { type: 'thinking'; table: string; seats: number[] }
  | { type: 'lobby'; reply: number | null; open: Table[]; running: Table[] }
  | { type: 'turn'; table: string; your_turn: boolean }
  | { type: 'bye'; reason: string };

type Listener = (message: Message) => void;

const PING_MS = 1000;
/** How long a new connection may take to say hello. */
const HANDSHAKE_MS = 10_000;
/** A timer that comes so much too late: the page itself slept, and silence says nothing. */
const SLEPT_MS = 700;
/** The close code when a newer page of the same person took this socket's place, and how long we leave it to it. */
const REPLACED = 4409;
const REPLACED_MS = 60_000;

export class Socket {
  /** offline: nothing is heard; trying to come back. */
  status = $state<'closed' | 'connecting' | 'open' | 'offline'>('closed');
  #socket: WebSocket | null = null;
  #listeners = new Set<Listener>();
  #returns = new Set<() => void>();
  #waiting = new Map<number, { resolve: (m: Message) => void; reject: (e: Error) => void }>();
  #next = 1;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  /** The server's clock as it told it last; nothing is sent under an old one. */
  #now: number | undefined;
  /** When anything was heard last, and how long a silence is borne, in milliseconds. */
  #heard = 0;
  #patience = 3000;
  /** Until then something that was given up might still be done: what a new connection tells sooner is not the last word. */
  #unsettled = 0;

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
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  /** Send what is only good for now: if it is not answered before the connection is lost, it is never done. */
  askNow(message: Record<string, unknown>): Promise<Message> {
    return this.ask(this.#now === undefined ? message : { ...message, heard: this.#now });
  }

  /** A new person (login, logout) needs a new socket. */
  renew(): void {
    if (this.#socket) this.#lose();
    if (this.#listeners.size > 0) this.#open();
  }

  /** The browser says that there is no network: no need to wait for the silence. */
  cut(): void {
    if (!this.#socket) return;
    this.#lose();
    this.status = 'offline';
    this.#tries += 1;
    this.#again(0);
  }

  close(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#pulse);
    const old = this.#socket;
    this.#socket = null;
    this.status = 'closed';
    old?.close();
  }

  #open(): void {
    if (this.#socket) return;
    clearTimeout(this.#retry);
    if (Date.now() < this.#unsettled) {
      this.status = 'offline';
      this.#retry = setTimeout(() => this.#open(), this.#unsettled - Date.now());
      return;
    }
    this.status = this.#tries > 0 ? 'offline' : 'connecting';
    const address = new URL('/api/ws', location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket === socket) this.#receive(JSON.parse(event.data) as Message);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#drop(socket);
      if (this.#listeners.size === 0) {
        this.status = 'closed';
        return;
      }
      this.status = 'offline';
      this.#tries += 1;
      this.#again(event.code === REPLACED ? REPLACED_MS : 0);
    };
    this.#heard = Date.now();
    // a handshake that nobody answers is a silence too
    this.#beat(socket);
  }

  #again(least: number): void {
    const wait = Math.max(least, Math.min(8000, 300 * 2 ** Math.min(5, this.#tries))) * (0.7 + 0.6 * Math.random());
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), wait);
  }

  /** The server has said hello: the connection is there. */
  #arrive(): void {
    this.status = 'open';
    this.#tries = 0;
    for (const back of this.#returns) back();
  }

  /** Once a second: say that we are here, and notice when nobody answers. */
  #beat(socket: WebSocket): void {
    const silence = this.status === 'open' ? this.#patience : HANDSHAKE_MS;
    const wait = Math.max(0, Math.min(PING_MS, this.#heard + silence - Date.now()));
    const due = Date.now() + wait;
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      if (this.#socket !== socket) return;
      const late = Date.now() - due;
      if (late > SLEPT_MS) this.#heard += late;
      if (Date.now() - this.#heard >= silence) {
        this.cut();
        return;
      }
      if (this.status === 'open') socket.send(JSON.stringify({ type: 'ping' }));
      this.#beat(socket);
    }, wait);
  }

  /** Let go of the socket, whatever it still believes. */
  #lose(): void {
    const old = this.#socket;
    if (!old) return;
    this.#drop(old);
    old.close();
  }

  /** Forget a socket and refuse whoever still waits for its answers. */
  #drop(socket: WebSocket): void {
    if (this.#socket === socket) this.#socket = null;
    clearTimeout(this.#pulse);
    this.#now = undefined;
    if (this.#waiting.size > 0) this.#unsettled = Date.now() + this.#patience;
    for (const { reject } of this.#waiting.values()) reject(new ApiError('lost', 0, 'The connection was lost.'));
    this.#waiting.clear();
  }

  #receive(message: Message): void {
    this.#heard = Date.now();
    if (message.type === 'hello' || message.type === 'pong') this.#now = message.now;
    if (message.type === 'hello') {
      // the server refuses after eight tenths of it: what is given up here is over there
      this.#patience = (message.patience ?? 3) * 950;
      this.#arrive();
    }
    if ('reply' in message && message.reply !== null && message.reply !== undefined) {
      const waiting = this.#waiting.get(message.reply);
      if (waiting) {
        this.#waiting.delete(message.reply);
        if (message.type === 'error') waiting.reject(refusal(400, { error: message.error }));
        else waiting.resolve(message);
        return;
      }
    }
    for (const listener of this.#listeners) listener(message);
  }
}

export const socket = new Socket();
line.lost = () => socket.status === 'offline';
addEventListener('online', () => socket.renew());
addEventListener('offline', () => socket.cut());
