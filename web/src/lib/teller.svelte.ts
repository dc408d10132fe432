/** Tells what others did, one beat after the other; whoever does not want to wait skips the rest. */
import { lasting, type Beat, type Telling } from './beats';

export class Teller {
  /** The beat that is being told. */
  now = $state.raw<Beat | null>(null);
  /** How many come after it. */
  waiting = $state(0);
  #queue: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #show: (beat: Beat) => void | Promise<void>;
  #end: () => void;

  /** `show` puts the position of a beat on the table, if that is still told when it is there; `end` the present one. */
  constructor(show: (beat: Beat) => void | Promise<void>, end: () => void) {
    this.#show = show;
    this.#end = end;
  }

  tell(beats: Beat[], pace: Exclude<Telling, 'off'>): void {
    this.#queue.push(...beats);
    this.waiting = this.#queue.length;
    if (!this.now) void this.#next(pace);
  }
  skip(): void {
    if (!this.now) return;
    clearTimeout(this.#timer);
    this.#queue = [];
    this.waiting = 0;
    this.now = null;
    this.#end();
  }
  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.now = null;
  }

  async #next(pace: Exclude<Telling, 'off'>): Promise<void> {
    const beat = this.#queue.shift();
    this.waiting = this.#queue.length;
    this.now = beat ?? null;
    if (!beat) {
      this.#end();
      return;
    }
    await this.#show(beat);
    if (this.now !== beat) return;
    this.#timer = setTimeout(() => void this.#next(pace), lasting(beat, this.waiting, pace));
  }
}
