/** The log as turns: what was told between two headlines belongs together. Recap, log and replay read it this way. */
import type { Chip, LogLine, Said } from '../games/types';
import { HALF } from './positions';
import type { Entry, GameEvent } from './wire';

export interface Turn {
  key: string;
  /** Such as "Round 2, turn 5"; empty before the first. */
  head: string;
  /** Whose turn it is; null: a phase that passes by itself. */
  seat: number | null;
  /** The round that its headline names. */
  round: number | null;
  lines: LogLine[];
  /** The positions it led from and to, in moves (lib/positions.ts). */
  from: number;
  to: number;
}

/** The last line that tells of a seat in one move: `aside`, what was said by the way, or all the rest. */
function lastOf(lines: readonly LogLine[], seat: number, version: number, aside = false): LogLine | undefined {
  return lines.filter((line) => line.seat === seat && line.version === version && (line.aside ?? false) === aside).pop();
}

type Say = (event: GameEvent) => Said | null;

/** All turns in order. `left` says who left the table, which no game tells. */
export function turnsOf(entries: readonly Entry[], say: Say, left: (entry: Entry) => string): Turn[] {
  const turns: Turn[] = [{ key: 'start', head: '', seat: null, round: null, lines: [], from: 0, to: 0 }];
  let now = turns[0] as Turn;
  for (const entry of entries) {
    const key = `${entry.version}`;
    // an automaton's turn is no move: it begins half a move before the position it leads to
    const before = entry.kind === 'automaton' ? entry.ply - HALF : entry.ply;
    /** Paid or gained before its seat does anything that is told. A price stands with what it is paid for. */
    let early: { seat: number; part: string; chips: Chip[] }[] = [];
    /** A gain, and a price that nothing follows in this move, with what was said by the way, or by itself in words. */
    const settle = (): void => {
      for (const { seat, part, chips } of early) {
        const aside = lastOf(now.lines, seat, entry.version, true);
        const said = chips.map((chip) => chip.label).join(' ');
        if (aside) aside.chips.push(...chips);
        else line(part, seat, { text: said, chips: said ? [] : chips });
      }
      early = [];
    };
    const line = (part: string, seat: number | null, said: Pick<Said, 'text' | 'chips' | 'step' | 'aside'>): void => {
      now.lines.push({
        key: part,
        seat,
        text: said.text,
        chips: [...said.chips],
        ply: said.step === 'before' ? before : entry.ply,
        version: entry.version,
        step: said.step,
        aside: said.aside,
      });
    };
    if (entry.kind === 'resign') line(key, entry.seat, { text: left(entry), chips: [] });
    entry.events.forEach((event, i) => {
      const said = say(event);
      if (!said) return;
      // a phase that several events announce is one
      const goesOn = said.nobody && said.head === now.head && now.seat === null;
      if (said.head !== undefined && !goesOn) {
        const { round } = event.args;
        const seat = said.nobody ? null : event.seat;
        settle();
        now.to = Math.max(now.to, entry.ply);
        // a turn in which nothing was told needs no headline
        if (now.lines.length === 0) turns.pop();
        now = {
          key: `${key}.${i}`,
          head: said.head,
          seat,
          round: typeof round === 'number' ? round : now.round,
          lines: [],
          from: seat === entry.seat ? before : entry.ply,
          to: entry.ply,
        };
        turns.push(now);
      }
      if (said.head !== undefined && said.text === '') return;
      const part = `${key}.${i}.`;
      if (said.text !== '' && said.aside) line(part, event.seat, said);
      else if (said.text !== '') {
        const price = early.find(({ seat, chips }) => !said.nobody && seat === event.seat && chips.some((chip) => chip.n < 0));
        early = early.filter((one) => one !== price);
        if (!said.nobody) settle();
        line(part, said.nobody ? null : event.seat, { ...said, chips: [...(price?.chips ?? []), ...said.chips] });
      } else {
        const last = lastOf(now.lines, event.seat, entry.version) ?? early.find(({ seat }) => seat === event.seat);
        if (last) last.chips.push(...said.chips);
        else early.push({ seat: event.seat, part, chips: [...said.chips] });
      }
    });
    settle();
    now.to = Math.max(now.to, entry.ply);
  }
  return turns;
}

/**
 * What others did since the reader's last turn; while the reader's own turn lasts, since the one before it. A spectator is
 * told the last turn of everybody. A turn that waits to be confirmed (`ending`) lasts, though the next is announced already.
 */
export function sinceMyTurn(turns: readonly Turn[], seat: number | null, seats: number, ending = false): Turn[] {
  const told = turns.filter((turn) => turn.lines.length > 0);
  if (seat === null) return told.slice(-seats);
  const mine = (turn: Turn | undefined): boolean => turn?.seat === seat;
  let end = told.length;
  const playing = ending || mine(turns[turns.length - 1]);
  while (ending && told[end - 1]?.seat === null) end -= 1;
  while (playing && mine(told[end - 1])) end -= 1;
  let start = end;
  while (start > 0 && !mine(told[start - 1])) start -= 1;
  return told.slice(start, end);
}

/** The positions of turns to step through, in moves: the one before them, each of theirs, and the present. */
export function stepsOf(turns: readonly Turn[], present: number): number[] {
  const [first] = turns;
  if (!first) return [];
  const past = [first.from, ...turns.flatMap((turn) => turn.lines.map((line) => line.ply))];
  return [...new Set([...past.filter((ply) => ply < present), present])].sort((a, b) => a - b);
}

/** The last position up to this one of which something was told; null before the first. */
export function lastTold(turns: readonly Turn[], at: number): number | null {
  const told = turns.flatMap((turn) => turn.lines.map((line) => line.ply)).filter((ply) => ply <= at);
  return told.length > 0 ? Math.max(...told) : null;
}

/** Where turns and rounds begin, in moves, for jumps: each once, in order. */
export function starts(turns: readonly Turn[]): { turns: number[]; rounds: number[] } {
  const begun = turns.filter((turn) => turn.head !== '');
  const played = begun.filter((turn) => turn.seat !== null);
  const rounds = played.filter((turn, i) => turn.round !== played[i - 1]?.round);
  const once = (plies: number[]) => [...new Set(plies)].sort((a, b) => a - b);
  return { turns: once(begun.map((turn) => Math.ceil(turn.from))), rounds: once(rounds.map((turn) => Math.ceil(turn.from))) };
}

/** The next of these places before or after a position; the ends of the game beyond them. */
export function jump(places: readonly number[], at: number, step: -1 | 1, last: number): number {
  if (step > 0) return places.find((place) => place > at) ?? last;
  return places.filter((place) => place < at).pop() ?? 0;
}
