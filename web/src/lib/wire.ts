/**
 * What travels between server and browser.
 * Made by `make generate` from tatami/server and tatami/core/views.py: change that, not this file.
 */

export type SeatKind = 'open' | 'person' | 'same_screen' | 'bot';

export type Status = 'open' | 'running' | 'over' | 'abandoned';

export type Visibility = 'public' | 'link';

export type Pace = 'live' | 'turns';

export type SeatRequest = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; bot?: string | null } | { kind: 'same_screen'; name: string };

/** Somebody at the tables, as everybody may see them. */
export interface Person {
  id: string;
  name: string;
  kind: 'guest' | 'account';
  tag: string | null;
}

export interface MeAnswer {
  person: Person | null;
  session: string | null;
}

export interface PersonAnswer {
  person: Person;
}

export interface Session {
  id: string;
  created: number;
  seen: number;
  agent: string;
  current: boolean;
}

export interface SessionsAnswer {
  sessions: Session[];
}

export interface Token {
  id: string;
  name: string;
  created: number;
  seen: number | null;
}

export interface TokensAnswer {
  tokens: Token[];
}

export interface NewTokenAnswer {
  id: string;
  name: string;
  token: string;
}

export interface GameOption {
  name: string;
  type: string;
  default: unknown;
  choices: unknown[] | null;
  seats: number[] | null;
  help: string;
}

/** A bot as people meet it: clients show its name and character in their own language, by `name`. */
export interface Bot {
  name: string;
  person: string;
  character: string;
  /** A level is an opponent; practice bots are for tests and for the very first game. */
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
  /** The bot that plays where none is named. */
  usual_bot: string | null;
  /** Whether players hold something that the others must not see: a shared screen is handed over. */
  hidden_hands: boolean;
}

/** What computer players think with; games are the same with either. */
export interface Engine {
  kind: 'pure' | 'compiled';
  /** Whether the compiled engine is being built beside the server: they change over when it is ready. */
  building: boolean;
}

export interface GamesAnswer {
  games: GameInfo[];
  engine: Engine;
}

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

export interface Origin {
  kind: 'new' | 'rematch' | 'fork' | 'upload';
  table: string | null;
  ply: number | null;
}

/** Whom the table waits for. */
export interface Awaiting {
  kind: 'decision' | 'confirm';
  /** The first of them. */
  seat: number;
  /** All of them: several at an open question, until each has answered. */
  seats: number[];
}

export interface Result {
  scores: number[];
  /** The sides from best to worst, for a list; those who share a place in the order of their numbers. */
  ranking: number[];
  sheet: Record<string, number>[];
  /** The place of every side; those who share one have the same number (1, 1, 3). */
  places: number[];
}

export interface Table {
  id: string;
  code: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  seats: Seat[];
  owner: Person | null;
  visibility: Visibility;
  pace: Pace;
  help: boolean;
  rated: boolean;
  confirm: boolean;
  status: Status;
  /** Whether this server cannot play it on: it was set up under other rules, or it is `damaged`. */
  old_rules: boolean;
  /** Whether the table could not be read back from storage: it can be left, and nothing else. */
  damaged: boolean;
  origin: Origin;
  version: number;
  ply: number;
  awaiting: Awaiting | null;
  your_turn: boolean;
  /** Whether a computer player cannot go on, because the game's rules fail here: a mistake of ours. */
  stuck: boolean;
  rematch: string | null;
  result: Result | null;
  created: number;
  updated: number;
}

export interface TableAnswer {
  table: Table;
}

export interface LobbyAnswer {
  open: Table[];
  running: Table[];
}

export interface TablesAnswer {
  tables: Table[];
}

/** The question that an option leads to in the same turn; its answers in notation. */
export interface Opened {
  kind: string;
  data: Record<string, unknown>;
  options: string[];
}

/** What an option costs, brings (by name, only what changes) and opens. */
export interface OptionPreview {
  /** `at_end` are points that are counted at the end only and cannot be lost any more. */
  changes: Record<string, number>;
  opens: Opened | null;
}

/** One legal action: id, notation, and its family and arguments for translated labels. */
export interface Option {
  id: number;
  name: string;
  family: string;
  args: Record<string, string>;
  free: boolean;
  /** For the seat that is asked only, where somebody wants to see it (`tatami.preview`). */
  preview?: OptionPreview;
}

/** The pending question with its options; of a secret one the others learn only whose turn it is. */
export interface Decision {
  seat: number;
  kind: string;
  rule: string;
  data: Record<string, unknown>;
  options: Option[];
}

/** What a seat (`seat` is `null`: a spectator) may see. */
export interface View {
  game: string;
  rules: string;
  seats: number;
  seat: number | null;
  over: boolean;
  to_move: number | null;
  decision: Decision | null;
  scores: number[];
  /** Per side, where its points come from if the game ended now, `total` last. An item that the seat cannot know is missing, and so are its points in `total`. */
  sheet: Record<string, number>[];
  /** The game's own part; its type is in the game's `view_types.py`. */
  table: unknown;
}

export interface ActionWords {
  id: number;
  name: string;
  family: string;
  args: Record<string, unknown>;
}

export interface GameEvent {
  kind: string;
  seat: number;
  args: Record<string, unknown>;
  /** Told to this seat only; whoever shares a screen keeps it from the others. */
  private: boolean;
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

export interface TableState {
  table: Table;
  version: number;
  ply: number;
  seat: number | null;
  mine: number[];
  view: View | null;
  awaiting: Awaiting | null;
  /** Whose turn it is: another seat may be awaited inside it. An automaton's turn has a number beyond the seats. */
  turn_of: number | null;
  undo: number[];
  restart: number | null;
  entries: Entry[];
  since: number;
}

/** What the hard bot found out about one choice, for the seat that asked. */
export interface Thought {
  action: ActionWords;
  simulations: number;
  /** The points expected at the end of the game, and the standard error of that mean (null: too few simulations). */
  points: number;
  points_error: number | null;
  /** The share of a win expected, 0 to 1, and its standard error. */
  share: number;
  share_error: number | null;
}

/** A choice that the next player would have had after another line, and has not after the best one. */
export interface Taken {
  action: ActionWords;
  seat: number;
  /** Whether that player is expected to choose just this otherwise. */
  wanted: boolean;
}

export interface Hint {
  table: string;
  version: number;
  seat: number;
  best: Thought;
  /** All other choices that were looked at, the most promising first. */
  others: Thought[];
  simulations: number;
  /** How the hard bot would play the turn to its end: the best choice and what comes after it. */
  line: ActionWords[];
  /** What the seat would have more or less of after this line; the names are those of previews. */
  changes: Record<string, number>;
  taken: Taken | null;
}

export interface PlanAnswer {
  /** The answers to the question that an option opens, by notation: what each costs and brings, counted from now. */
  plan: Record<string, OptionPreview>;
}

export interface ChatMessage {
  id: number;
  at: number;
  person: Person;
  seat: number | null;
  text: string;
}

export interface ChatLogAnswer {
  messages: ChatMessage[];
}

export interface ChatAnswer {
  message: ChatMessage;
}

export interface Position {
  table: string;
  ply: number;
  last: number;
  seat: number | null;
  view: View;
  entry: Entry | null;
}

export interface HealthAnswer {
  status: 'ok' | 'degraded';
  database: 'ok' | 'disk_full' | 'read_only' | 'locked' | 'stuck' | 'io_error' | 'damaged' | 'refused' | 'not_allowed' | 'busy' | 'away' | 'replaced' | 'no_files';
  bots: 'ok' | 'failing';
  engine: Engine;
  version: string;
}

export interface GuestBody {
  name: string;
}

export interface AccountBody {
  name: string;
  password: string;
}

export interface PasswordBody {
  old: string;
  new: string;
}

export interface TokenBody {
  name: string;
}

export interface TableRequest {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, unknown>;
  visibility?: Visibility;
  pace?: Pace;
  help?: boolean;
  /** Rated implies no help, whatever `help` says. */
  rated?: boolean;
  confirm?: boolean;
  shuffle?: boolean;
}

export interface SitBody {
  seat?: number | null;
}

export interface LeaveBody {
  bot?: string | null;
}

export interface ResignBody {
  version?: number | null;
  bot?: string | null;
}

export interface SeatBody {
  kind: 'bot' | 'open';
  bot?: string | null;
}

export interface MoveBody {
  version: number;
  action: number | string;
}

export interface UndoBody {
  version: number;
  to?: number | null;
}

export interface VersionBody {
  version: number;
}

export interface ChatBody {
  text: string;
}

export interface RecordBody {
  text: string;
  names?: string[];
}

export interface ForkBody {
  ply: number;
  seats: SeatRequest[];
  seat?: number | null;
  visibility?: Visibility;
  pace?: Pace;
  help?: boolean;
  confirm?: boolean;
}
