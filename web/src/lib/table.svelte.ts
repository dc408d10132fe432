/** One table, live: the state the server told last, the log, the chat, and what the reader may do about it. */
import { board, drawn } from '../games/registry';
import type { Flight, GameModule, Said } from '../games/types';
import { announcer } from './announce.svelte';
import { api, ApiError } from './api';
import { awaited } from './awaited';
import { beatsOf, type Beat } from './beats';
import { Desk } from './desk.svelte';
import { fold, joined } from './fold';
import { sentence } from './hint';
import { games } from './games.svelte';
import { botLevel, botName, errorWords } from './words';
import { sayDecision } from './say';
import { settings } from './settings.svelte';
import { socket, type Message } from './socket.svelte';
import { Positions } from './positions';
import { moved, yourTurn } from './sound';
import { Teller } from './teller.svelte';
import { t, text } from './text.svelte';
import { trivial } from './trivial';
import { sinceMyTurn, turnsOf, type Turn } from './turns';
import type { ActionWords, ChatMessage, Entry, GameEvent, Hint, Option, TableState, View } from './wire';

export class TableClient {
  readonly id: string;
  readonly desk = new Desk();
  state = $state.raw<TableState | null>(null);
  module = $state.raw<GameModule | null>(null);
  entries = $state.raw<Entry[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  unread = $state(0);
  watchers = $state(0);
  thinking = $state.raw<number[]>([]);
  busy = $state(false);
  problem = $state('');
  /** The hint for the decision now pending, and whether one is being thought out. */
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  missing = $state(false);
  /** The engine plays this game, but there is no board for it here yet. */
  undrawn = $state(false);
  flights = $state.raw<{ key: number; list: Flight[] }>({ key: 0, list: [] });
  /** The seat this screen is to be handed to before its hand is shown (one screen, several people, hidden hands). */
  handing = $state<number | null>(null);
  #holder = $state<number | null>(null);
  /** What others did, told one beat after the other. */
  readonly teller = new Teller(
    (beat) => this.#tellPosition(beat),
    () => {
      this.#told = null;
      this.#draw();
      this.#goOn();
    },
  );
  #told = $state.raw<View | null>(null);
  /** The log as turns. */
  readonly turns = $derived.by<Turn[]>(() => this.#turns());
  /** What others did since the reader's last turn. */
  readonly recap = $derived(sinceMyTurn(this.turns, this.state?.seat ?? null, this.state?.table.seats.length ?? 0, this.myConfirm));
  #positions = new Positions((ply, paused) => api.position(this.id, ply, this.state?.seat ?? null, paused).then((found) => found.view));
  #said = new WeakMap<GameEvent, Said | null>();
  #spoken = '';
  #stop: (() => void) | null = null;
  #lastTurn = false;
  /** Something was taken back: the reader wants to choose, also what is no choice. */
  #thinksTwice = false;

  constructor(id: string) {
    this.id = id;
    this.desk.choose = (option) => void this.act(option);
    this.desk.ask = (option) => api.plan(id, this.state?.version ?? 0, option.id);
  }

  start(): void {
    this.#stop = socket.listen(
      (message) => this.#hear(message),
      () => void this.#watch(),
    );
  }
  /** Once more, after a refusal that may have passed. */
  again(): void {
    this.problem = '';
    void this.#watch();
  }
  stop(): void {
    this.teller.stop();
    this.#stop?.();
    if (socket.status === 'open') socket.ask({ type: 'unwatch', table: this.id }).catch(() => undefined);
  }

  /** A position shown instead of the present one, and after how many moves it was. */
  shown = $state.raw<View | null>(null);
  shownAt = $state<number | null>(null);

  get view(): View | null {
    return this.shown ?? this.#told ?? this.state?.view ?? null;
  }
  /** Show an earlier position; the game goes on meanwhile. */
  async look(ply: number): Promise<void> {
    if (!this.state) return;
    const past = ply < this.state.ply;
    if (past) this.shownAt = ply;
    this.teller.skip();
    this.#draw(); // nothing can be chosen any more, also while the position is on its way
    if (!past) {
      this.present();
      return;
    }
    try {
      const view = await this.#positions.at(ply);
      if (this.shownAt !== ply) return;
      this.shown = view;
      this.#draw();
    } catch (error) {
      this.present();
      this.problem = errorWords(error);
    }
  }
  /** Tell once more what others did since the reader's last turn, whatever the pace in the settings. */
  async retell(): Promise<void> {
    const [first] = this.recap;
    if (!first || this.teller.now) return;
    this.present();
    const { state, recap } = this;
    const pair = await this.#positions.around(first);
    // the game went on, or something else is shown by now
    if (this.state?.version !== state?.version || this.shownAt !== null || this.teller.now) return;
    if (pair) this.#told = pair[0];
    this.#draw();
    this.teller.tell(beatsOf(recap, 0, state?.mine ?? []), settings.telling === 'fast' ? 'fast' : 'normal');
  }
  /** Back to the present. */
  present(): void {
    this.shownAt = null;
    this.shown = null;
    this.#draw();
    this.#goOn();
  }
  /** Whether a seat is to act in what is shown: one, or several at an open question. */
  acting(seat: number): boolean {
    return this.shown ? this.shown.to_move === seat : (this.state?.awaiting?.seats.includes(seat) ?? false);
  }
  /** The reader's seat that has something to decide now. */
  get asked(): number | null {
    return awaited(this.state?.awaiting, 'decision', this.state?.mine ?? []);
  }
  get myDecision(): boolean {
    return this.asked !== null;
  }
  get myConfirm(): boolean {
    return awaited(this.state?.awaiting, 'confirm', this.state?.mine ?? []) !== null;
  }
  /** Whether the reader has answered an open question, and others have not: the answer can still be taken back. */
  get answered(): boolean {
    const { state } = this;
    return !this.myDecision && state?.awaiting?.kind === 'decision' && state.view?.decision?.seat === state.seat && state.seat !== null;
  }
  /** Hints are for people with a decision, at tables that allow help. */
  get canHint(): boolean {
    return this.myDecision && (this.state?.table.help ?? false);
  }
  get canUndo(): boolean {
    return (this.state?.undo.length ?? 0) > 0;
  }
  get canRestart(): boolean {
    return this.state?.restart !== null && this.state?.restart !== undefined;
  }

  name(seat: number): string {
    const own = this.view && this.module ? this.module.seatName(this.view, seat) : null;
    if (own) return own;
    const found = this.state?.table.seats.find((s) => s.seat === seat);
    if (found?.kind === 'bot') return botName(this.state?.table.seats ?? [], found);
    return found?.name || t('seat-open');
  }

  /** How the computer player at this seat plays; null where a person sits. */
  level(seat: number): string | null {
    const found = this.state?.table.seats.find((s) => s.seat === seat);
    return found?.kind === 'bot' ? botLevel(found.bot) : null;
  }

  async #watch(): Promise<void> {
    try {
      const since = this.state && this.entries.length > 0 ? this.state.version : 0;
      const answer = await socket.ask({ type: 'watch', table: this.id, since });
      if (answer.type === 'state') await this.take(answer.state);
      this.problem = '';
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not_found') this.missing = true;
      else if (!(error instanceof ApiError && error.code === 'offline')) this.problem = errorWords(error);
    }
  }

  #hear(message: Message): void {
    if (message.type === 'state' && message.state.table.id === this.id) {
      if (this.state && message.state.since > this.state.version) void this.#watch();
      else void this.take(message.state);
    }
    if (message.type === 'chat' && message.table === this.id) this.addChat([message.message]);
    else if (message.type === 'thinking' && message.table === this.id) this.thinking = message.seats;
    else if (message.type === 'presence' && message.table === this.id) {
      this.watchers = message.watchers;
      if (this.state) {
        const seats = this.state.table.seats.map((s) => ({ ...s, online: message.online.includes(s.seat) }));
        this.state = { ...this.state, table: { ...this.state.table, seats } };
      }
    }
  }

  addChat(messages: ChatMessage[]): void {
    const known = new Set(this.chat.map((m) => m.id));
    const fresh = messages.filter((m) => !known.has(m.id));
    this.chat = [...this.chat, ...fresh].sort((a, b) => a.id - b.id);
    this.unread += fresh.length;
  }

  /** Take over a state from the server: board, log, options, announcements. */
  async take(next: TableState): Promise<void> {
    if (!this.module) {
      if (!drawn(next.table.game)) {
        this.undrawn = true;
        return;
      }
      const [module, raw] = await Promise.all([
        board(next.table.game),
        games.content(next.table.game),
        text.game(next.table.game),
        games.load(),
      ]);
      this.module = module;
      this.desk.content = module.parse(raw);
      this.desk.game = module;
      document.documentElement.dataset.game = next.table.game;
    }
    if (this.state && next.version < this.state.version) return;
    if (next.version !== this.state?.version) this.#forgetHint();
    const before = this.view;
    const known = Math.max(0, ...this.entries.map((entry) => entry.version));
    const fresh = next.entries.filter((e) => !this.entries.some((k) => k.version === e.version));
    this.entries = fold(joined(this.entries, this.state?.version ?? 0, next));
    this.#handOver(next);
    // positions are seen from a seat: what one person was shown is not for the next
    if (this.state && next.seat !== this.state.seat) this.#positions.forget();
    this.state = next;
    this.thinking = next.table.seats.filter((s) => s.thinking).map((s) => s.seat);
    this.desk.table = next.table;
    if (fresh.some((entry) => entry.kind === 'undo')) this.#positions.forget();
    if (next.view) this.#positions.keep(next.ply, next.awaiting?.kind === 'confirm', next.view);
    const beats = before && settings.tells && this.shownAt === null && this.handing === null ? beatsOf(this.turns, known, next.mine) : [];
    if (beats.length > 0) {
      this.#told ??= before;
      this.desk.options = []; // the last question is answered, the next comes when all is told
      this.teller.tell(beats, settings.telling === 'fast' ? 'fast' : 'normal');
    } else if (this.teller.now && fresh.some((entry) => entry.seat !== null && next.mine.includes(entry.seat))) this.teller.skip();
    if (!this.teller.now) this.#draw();
    if (before) this.#announce(fresh);
    else this.#tellTurn();
    const turn = this.myDecision || this.myConfirm;
    if (turn && !this.#lastTurn && before) yourTurn();
    else if (before && fresh.some((entry) => entry.kind === 'move')) moved();
    this.#lastTurn = turn;
    this.#goOn();
  }

  /** Put the position that is to be seen on the table; pieces travel there. */
  #draw(): void {
    const { desk, module, view } = this;
    const before = desk.view;
    if (before && view && before !== view && module && settings.moves) {
      const list = module.flights(before, view);
      if (list.length > 0 && list.length < 24) this.flights = { key: this.flights.key + 1, list };
    }
    desk.view = view;
    desk.options =
      this.myDecision && this.shownAt === null && !this.#told && !this.#only ? (this.state?.view?.decision?.options ?? []) : [];
    desk.menu = null;
    desk.hovered = [];
    void this.#mark();
  }
  /** Show the position of a beat. It may have to be fetched: whoever skipped the telling meanwhile sees the present. */
  async #tellPosition(beat: Beat): Promise<void> {
    if (beat.ply === null) return;
    const { state } = this;
    const found = state && beat.ply < state.ply ? await this.#positions.at(beat.ply).catch(() => null) : null;
    if (this.teller.now !== beat) return;
    this.#told = found ?? this.state?.view ?? null;
    this.#draw();
  }
  /** Faint marks where others put something since the reader's last turn. */
  async #mark(): Promise<void> {
    const { module, recap } = this;
    const marks = new Map<string, number>();
    if (module && !this.shown && this.state?.seat !== null)
      for (const turn of recap) {
        if (turn.seat === null) continue;
        const pair = await this.#positions.around(turn);
        if (pair) for (const flight of module.flights(...pair)) marks.set(flight.to, turn.seat);
      }
    if (recap === this.recap) this.desk.marks = marks;
  }

  #announce(fresh: Entry[]): void {
    if (!this.module) return;
    const parts: string[] = [];
    for (const entry of fresh) {
      if (entry.kind === 'undo') parts.push(t('log-undo'));
      for (const event of entry.events) {
        const said = this.#keeps(event) ? null : this.module.say(event, (seat) => this.name(seat));
        if (!said || (this.handing !== null && said.quiet)) continue;
        if (said.text && !said.quiet) parts.push(said.text);
        for (const chip of said.chips) parts.push(chip.label);
      }
    }
    if (parts.length > 0) announcer.say(parts.join(' '));
    this.#tellTurn();
  }

  #tellTurn(): void {
    const decision = this.view?.decision;
    if (this.handing !== null) announcer.say(t('hand-over', { name: this.name(this.handing) }));
    else if (this.myConfirm) announcer.say(t('confirm-turn'));
    else if (this.myDecision && decision && !this.#only) {
      const question = sayDecision(decision);
      const stop = question.endsWith('?') ? '' : '.';
      announcer.say(`${question}${stop} ${t('options-count', { n: decision.options.length })}`);
    }
  }

  async #send(message: Record<string, unknown>): Promise<void> {
    if (this.busy || !this.state) return;
    this.busy = true;
    this.problem = '';
    try {
      const asked = { ...message, table: this.id, version: this.state.version };
      // too late, and yet answered while the reader was waiting: the same again, under the clock of now
      const late = (error: unknown) => error instanceof ApiError && error.code === 'too_late';
      const answer = await socket.askNow(asked).catch((error: unknown) => (late(error) ? socket.askNow(asked) : Promise.reject(error)));
      if (answer.type === 'state') await this.take(answer.state);
    } catch (error) {
      this.problem = errorWords(error);
      this.#draw(); // what was to be taken for the reader is now theirs to choose
      if (error instanceof ApiError && error.code === 'stale_version') await this.#watch();
    } finally {
      this.busy = false;
    }
    this.#goOn();
  }

  /** Whether the reader lets the table act for them here: nothing went wrong, nothing was taken back, nobody looks elsewhere. */
  get #trusted(): boolean {
    return !this.problem && this.handing === null && !this.#thinksTwice && this.shownAt === null;
  }
  /** What the table takes for the reader, because it is no choice. Such a question is never shown: it would be gone at once. */
  get #only(): Option | null {
    if (!this.#trusted || !this.myDecision || !settings.trivial || !this.module) return null;
    return trivial(this.state?.view?.decision?.options ?? [], this.module.decline);
  }
  /** What the reader lets the table do for them: take what is no choice, confirm a finished turn. */
  #goOn(): void {
    if (this.busy || !this.#trusted || this.teller.now) return;
    const only = this.#only;
    if (this.myConfirm && settings.autoConfirm) void this.confirm();
    else if (only) void this.#send({ type: 'move', action: only.id });
  }

  /** Hands are hidden and several people share this screen: the next one takes it over before anything is shown. */
  #handOver(next: TableState): void {
    const hidden = games.get(next.table.game)?.hidden_hands ?? false;
    const shared = next.mine.length > 1 && next.table.status === 'running' && next.awaiting !== null;
    if (!hidden || !shared || !settings.handOver) {
      this.handing = null;
      this.#holder = next.seat;
    } else if (next.seat !== this.#holder) this.handing = next.seat;
    else this.handing = null;
  }
  /** What only one of the people at this screen may know, while another looks at it. */
  #keeps(event: GameEvent): boolean {
    if (!event.private || !settings.handOver || this.state?.table.status !== 'running') return false;
    return this.state.mine.length > 1 && event.seat !== (this.handing ?? this.#holder);
  }
  takeOver(): void {
    this.#holder = this.handing;
    this.handing = null;
    this.#draw();
    this.#tellTurn();
    this.#goOn();
  }

  act(option: Option): Promise<void> {
    this.#thinksTwice = false;
    return this.#send({ type: 'move', action: option.id });
  }
  undo(): Promise<void> {
    this.#thinksTwice = true;
    return this.#send({ type: 'undo' });
  }
  restart(): Promise<void> {
    this.#thinksTwice = true;
    return this.#send({ type: 'restart' });
  }
  confirm(): Promise<void> {
    this.#thinksTwice = false;
    return this.#send({ type: 'confirm' });
  }
  /** Ask what the hard bot would do here. Nothing changes by asking. */
  async askHint(): Promise<void> {
    if (!this.canHint || this.hinting || !this.state) return;
    const { version } = this.state;
    this.hinting = true;
    this.problem = '';
    announcer.say(t('hint-thinking'));
    try {
      const found = await api.hint(this.id, version);
      if (this.state.version !== found.version) return;
      this.hint = found;
      this.desk.hinted = this.desk.options.filter((o) => o.id === found.best.action.id);
      announcer.say(this.hintWords());
    } catch (error) {
      if (this.state.version !== version) return;
      this.problem = errorWords(error);
      if (error instanceof ApiError && error.code === 'stale_version') await this.#watch();
    } finally {
      this.hinting = false;
    }
  }
  #forgetHint(): void {
    this.hint = null;
    this.desk.hinted = [];
  }
  /** The hint in words; choices are called as in the list. */
  hintWords(): string {
    const choice = (action: ActionWords): string => {
      const option = this.desk.options.find((o) => o.id === action.id);
      return option ? this.desk.label(option) : this.desk.told(action);
    };
    return this.hint ? sentence(this.hint, { choice, player: (seat) => this.name(seat) }) : '';
  }
  async sayChat(line: string): Promise<void> {
    try {
      await socket.askNow({ type: 'chat', table: this.id, text: line });
    } catch (error) {
      this.problem = errorWords(error);
    }
  }

  /** Who left, and who plays on: by the names of that moment, the seat may be somebody else's by now. */
  #left(entry: Entry): string {
    const name = typeof entry.data.name === 'string' ? entry.data.name : '';
    if (typeof entry.data.bot !== 'string') return t('log-left', { name });
    return t('log-resign', { name, bot: t('bot-name', { bot: entry.data.bot }) });
  }

  #turns(): Turn[] {
    const { module } = this;
    if (!module) return [];
    // an event is put into words once, until language or names change
    const spoken = [settings.language, ...(this.state?.table.seats ?? []).map((seat) => seat.name + seat.bot)].join(' ');
    if (spoken !== this.#spoken) this.#said = new WeakMap();
    this.#spoken = spoken;
    const say = (event: GameEvent): Said | null => {
      let said = this.#said.get(event);
      if (said === undefined) this.#said.set(event, (said = module.say(event, (seat) => this.name(seat))));
      return said;
    };
    return turnsOf(
      this.entries,
      (event) => (this.#keeps(event) ? null : say(event)),
      (entry) => this.#left(entry),
    );
  }
}
