/** Calls to the server. Every refusal becomes an ApiError with a code the texts know. */
import type {
  ChatMessage,
  GamesAnswer,
  Hint,
  Person,
  PlanAnswer,
  Position,
  SeatRequest,
  Session,
  Table,
  TableRequest,
  TableState,
  Token,
} from './wire';

export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly details: Record<string, unknown>;

  constructor(code: string, status: number, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

export function refusal(status: number, body: unknown): ApiError {
  const error = (body as { error?: { code?: unknown; message?: unknown; details?: unknown } } | null)?.error;
  const code = typeof error?.code === 'string' ? error.code : 'internal';
  const message = typeof error?.message === 'string' ? error.message : `HTTP ${status}`;
  const details = error?.details && typeof error.details === 'object' ? (error.details as Record<string, unknown>) : {};
  return new ApiError(code, status, message, details);
}

/** How long an answer to a question is waited for. */
const PATIENCE_MS = 20_000;

/** The socket says here when it hears nothing: what does something is then refused at once, and not sent when it is back. */
export const line = { lost: (): boolean => false };

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (method !== 'GET' && line.lost()) throw new ApiError('offline', 0, 'No connection.');
  const headers: Record<string, string> = {};
  if (method !== 'GET') headers['X-Tatami'] = '1';
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
      // whatever only looks may be given up; what does something is answered or refused by the server
      signal: method === 'GET' ? AbortSignal.timeout(PATIENCE_MS) : undefined,
    });
  } catch {
    throw new ApiError('offline', 0, 'The server does not answer.');
  }
  if (answer.status === 204) return undefined as T;
  const data: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw refusal(answer.status, data);
  return data as T;
}

const get = <T>(path: string) => call<T>('GET', path);
const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body);
const id = encodeURIComponent;

export const api = {
  me: () => get<{ person: Person | null; session: string | null }>('/api/me'),
  guest: (name: string) => post<{ person: Person }>('/api/guest', { name }),
  rename: (name: string) => call<{ person: Person }>('PATCH', '/api/me', { name }),
  account: (name: string, password: string) => post<{ person: Person }>('/api/account', { name, password }),
  login: (name: string, password: string) => post<{ person: Person }>('/api/login', { name, password }),
  logout: () => call<void>('POST', '/api/logout'),
  password: (old: string, fresh: string) => post<void>('/api/me/password', { old, new: fresh }),
  sessions: () => get<{ sessions: Session[] }>('/api/sessions'),
  endSession: (session: string) => call<void>('DELETE', `/api/sessions/${id(session)}`),
  endOthers: () => call<void>('DELETE', '/api/sessions'),
  tokens: () => get<{ tokens: Token[] }>('/api/tokens'),
  newToken: (name: string) => post<{ id: string; name: string; token: string }>('/api/tokens', { name }),
  endToken: (token: string) => call<void>('DELETE', `/api/tokens/${id(token)}`),

  games: () => get<GamesAnswer>('/api/games'),
  content: (game: string) => get<unknown>(`/api/games/${id(game)}/content`),

  create: (request: TableRequest) => post<{ table: Table }>('/api/tables', request),
  lobby: () => get<{ open: Table[]; running: Table[] }>('/api/lobby'),
  mine: (status: 'active' | 'over' | 'all') => get<{ tables: Table[] }>(`/api/my/tables?status=${status}`),
  join: (code: string) => get<{ table: Table }>(`/api/join/${id(code)}`),
  table: (table: string) => get<TableState>(`/api/tables/${id(table)}?since=0`),
  /** The table as it stands, without its log. */
  glance: (table: string) => get<TableState>(`/api/tables/${id(table)}`),
  sit: (table: string, seat?: number) => post<TableState>(`/api/tables/${id(table)}/sit`, seat === undefined ? {} : { seat }),
  leave: (table: string) => post<TableState>(`/api/tables/${id(table)}/leave`),
  resign: (table: string, bot: string | null) => post<TableState>(`/api/tables/${id(table)}/resign`, { bot }),
  setSeat: (table: string, seat: number, kind: 'bot' | 'open', bot: string | null = null) =>
    post<TableState>(`/api/tables/${id(table)}/seats/${seat}`, { kind, bot }),
  rematch: (table: string) => post<{ table: Table }>(`/api/tables/${id(table)}/rematch`),
  hint: (table: string, version: number) => post<Hint>(`/api/tables/${id(table)}/hint`, { version }),
  plan: (table: string, version: number, action: number) =>
    get<PlanAnswer>(`/api/tables/${id(table)}/plan?version=${version}&action=${action}`).then((found) => found.plan),
  chat: (table: string) => get<{ messages: ChatMessage[] }>(`/api/tables/${id(table)}/chat`),
  /** `paused`: before the automata that come next have played. */
  position: (table: string, ply: number, seat: number | null, paused = false) =>
    get<Position>(`/api/tables/${id(table)}/positions/${ply}?paused=${paused}${seat === null ? '' : `&seat=${seat}`}`),
  recordAddress: (table: string) => `/api/tables/${id(table)}/record`,
  upload: (text: string) => post<{ table: Table }>('/api/records', { text }),
  fork: (table: string, ply: number, seats: SeatRequest[]) => post<{ table: Table }>(`/api/tables/${id(table)}/fork`, { ply, seats }),
};
