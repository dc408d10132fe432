/** The shapes that travel between server and client (documented by the server at /api/openapi.json). */
export interface Person {
  id: string;
  name: string;
  kind: 'guest' | 'account';
  tag: string | null;
}
export type SeatKind = 'open' | 'person' | 'same_screen' | 'bot';
export interface Seat {
  seat: number;
  kind: SeatKind;
  name: string;
  person: Person | null;
  bot: string | null;
  reserved: Person | null;
  resigned: Person | null;
  online: boolean;
  thinking: boolean;
  mine: boolean;
}
export interface Awaiting {
  kind: 'decision' | 'confirm';
  seat: number;
}
export interface Table {
  id: string;
  code: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  seats: Seat[];
  owner: Person | null;
  visibility: 'public' | 'link';
  pace: 'live' | 'turns';
  help: boolean;
  rated: boolean;
  confirm: boolean;
  status: 'open' | 'running' | 'over' | 'abandoned';
  /** Cannot be played on here: set up under other rules, or damaged. */
  old_rules: boolean;
  /** Could not be read back from storage. */
  damaged: boolean;
  origin: { kind: 'new' | 'rematch' | 'fork' | 'upload'; table: string | null; ply: number | null };
  version: number;
  ply: number;
  awaiting: Awaiting | null;
  your_turn: boolean;
  /** A computer player cannot go on: the rules fail here. */
  stuck: boolean;
  rematch: string | null;
  result: null | { scores: number[]; ranking: number[]; sheet: SheetRow[] };
  created: number;
  updated: number;
}
/** One line of a score sheet: a category and the points of every seat. */
export type SheetRow = Record<string, unknown>;

export interface GameEvent {
  kind: string;
  seat: number;
  args: Record<string, unknown>;
}
export interface ActionWords {
  id: number;
  name: string;
  family: string;
  args: Record<string, unknown>;
}
export interface Entry {
  version: number;
  at: number;
  kind: string;
  seat: number | null;
  ply: number;
  action: ActionWords | null;
  events: GameEvent[];
  data: Record<string, unknown>;
}
/** The question that an option leads to in the same turn; its answers in notation. */
export interface Opened {
  kind: string;
  data: Record<string, unknown>;
  options: string[];
}
export interface Option extends ActionWords {
  free: boolean;
  /** What it costs, brings (by name, only what changes) and opens: the engine's word, for the seat that is asked only. */
  preview?: { changes: Record<string, number>; opens: Opened | null };
}
export interface Decision {
  seat: number;
  kind: string;
  rule: string;
  data: Record<string, unknown>;
  options: Option[];
}
export interface View {
  game: string;
  rules: string;
  seats: number;
  seat: number | null;
  over: boolean;
  to_move: number | null;
  decision: Decision | null;
  scores: number[];
  sheet?: SheetRow[];
  table: unknown;
}
export interface TableState {
  table: Table;
  version: number;
  ply: number;
  seat: number | null;
  mine: number[];
  view: View | null;
  awaiting: Awaiting | null;
  undo: number[];
  restart: number | null;
  entries: Entry[];
  since: number;
}
/** What the hard bot found out about one choice; errors are standard errors, null after too few simulations. */
export interface Thought {
  action: ActionWords;
  simulations: number;
  points: number;
  points_error: number | null;
  share: number;
  share_error: number | null;
}
export interface Hint {
  table: string;
  version: number;
  seat: number;
  best: Thought;
  others: Thought[];
  simulations: number;
}
export interface ChatMessage {
  id: number;
  at: number;
  person: Person;
  seat: number | null;
  text: string;
}
export interface GameOption {
  name: string;
  type: string;
  default: unknown;
  choices: unknown[] | null;
  help: string;
  /** Seat counts the option is for; null = all. */
  seats: number[] | null;
}
/** A computer player. Its name and character are said in the reader's language, by `name`. */
export interface Bot {
  name: string;
  person: string;
  character: string;
  kind: 'level' | 'practice';
}
export interface GameInfo {
  id: string;
  title: string;
  seats: number[];
  options: GameOption[];
  designers: string[];
  publisher: string;
  rules: string;
  content: string;
  bots: Bot[];
  usual_bot: string | null;
}
export type SeatRequest = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; bot?: string } | { kind: 'same_screen'; name: string };
export interface TableRequest {
  game: string;
  options?: Record<string, unknown>;
  seats: SeatRequest[];
  visibility?: 'public' | 'link';
  pace?: 'live' | 'turns';
  help?: boolean;
  rated?: boolean;
  confirm?: boolean;
  shuffle?: boolean;
}
export interface Position {
  table: string;
  ply: number;
  last: number;
  seat: number | null;
  view: View;
  entry: Entry | null;
}
export interface Session {
  id: string;
  created: number;
  seen: number;
  agent: string;
  current: boolean;
}
export interface Token {
  id: string;
  name: string;
  created: number;
  seen: number | null;
}
