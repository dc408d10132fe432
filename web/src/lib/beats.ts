/** What others did, cut into beats: a beat is shown for a moment before the next one. */
import type { LogLine } from '../games/types';
import type { Turn } from './turns';

export interface Beat {
  key: string;
  /** A headline that begins with it: a round, a phase. */
  head: string;
  seat: number | null;
  lines: LogLine[];
  /** The position that the table shows from this beat on; null: it still shows the one before. */
  ply: number | null;
}
export type Telling = 'off' | 'fast' | 'normal';

const MS: Record<Exclude<Telling, 'off'>, number> = { fast: 320, normal: 750 };
/** Reading a sentence takes longer than seeing a piece move. */
const PER_WORD = 70;
/** However much there is to tell: nobody waits longer than about this. */
const LONGEST = 9000;

/**
 * The beats of turns since an entry of the log. One move is one beat, with all it brought; where a game marks lines as steps
 * (an opponent's cards, turned one by one), each is a beat of its own, and nothing moves before the last of them is told.
 */
export function beatsOf(turns: readonly Turn[], after: number, mine: readonly number[]): Beat[] {
  const out: Beat[] = [];
  for (const turn of turns) {
    if (turn.seat !== null && mine.includes(turn.seat)) continue;
    let head = turn.lines[0] && turn.lines[0].version > after ? turn.head : '';
    for (const line of turn.lines) {
      if (line.version <= after || (line.seat !== null && mine.includes(line.seat))) continue;
      const last = out[out.length - 1];
      const steps = line.step !== undefined;
      if (last && !steps && last.lines[0]?.version === line.version && last.lines[0]?.step === undefined && head === '') {
        last.lines.push(line);
        continue;
      }
      out.push({ key: line.key, head, seat: turn.seat, lines: [line], ply: line.step === 'before' ? null : line.ply });
      head = '';
    }
  }
  return out;
}

/** How long a beat stays, by the words in it and by how many still wait. */
export function lasting(beat: Beat, waiting: number, pace: Exclude<Telling, 'off'>): number {
  const words = beat.lines.map((line) => line.text.split(/\s+/).length).reduce((sum, n) => sum + n, 0);
  const read = MS[pace] + (pace === 'normal' ? words * PER_WORD : 0);
  return Math.max(120, Math.min(read, LONGEST / (waiting + 1)));
}
