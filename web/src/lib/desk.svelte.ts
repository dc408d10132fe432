/** What a board needs to know about the table it lies on. One desk per table or replay page, handed down by context. */
import { getContext, setContext } from 'svelte';
import type { Chip, GameModule, Preview } from '../games/types';
import { sayAction } from './say';
import type { ActionWords, Option, Table, View } from './wire';

const KEY = Symbol('desk');

export type Part = 'board' | 'list';
export interface Menu {
  options: Option[];
  x: number;
  y: number;
}

export class Desk {
  view = $state.raw<View | null>(null);
  table = $state.raw<Table | null>(null);
  /** The game on the table, for what the parts of a board have in common. */
  game: GameModule | null = null;
  /** Parsed content of the game (cards, tiles); its shape is the game's own business. */
  content = $state.raw<unknown>(null);
  /** What the reader may choose now; empty while somebody else thinks. */
  options = $state.raw<Option[]>([]);
  /** The option a hint named; it is lit while nothing else is pointed at. */
  hinted = $state.raw<Option[]>([]);
  #pointed = $state.raw<Option[]>([]);
  menu = $state.raw<Menu | null>(null);
  choose: (option: Option) => void = () => undefined;
  /** Where a choice was made by keyboard: the focus returns there when the next decision is drawn. */
  from: Part | null = null;
  /** Where the reader plays by keyboard; a confirmed turn leads back there. */
  home: Part = 'list';

  /** The option under the pointer or the focus, on the board or in the list; failing that, the one a hint named. */
  get hovered(): Option[] {
    return this.#pointed.length > 0 ? this.#pointed : this.hinted;
  }
  set hovered(options: Option[]) {
    this.#pointed = options;
  }

  /** All options whose notation is one of these names. */
  named(names: readonly string[]): Option[] {
    return this.options.filter((o) => names.includes(o.name));
  }

  /** An action that is or was taken, in words. */
  told(action: ActionWords): string {
    return this.game?.told?.(action, this) ?? sayAction(action);
  }
  /** An option's name in the list. */
  label(option: Option): string {
    return this.game?.label(option, this) ?? option.name;
  }
  /** What an option costs, brings and opens: worked out by the engine, drawn by the game. */
  preview(option: Option): Preview {
    const game = this.game;
    if (!game) return { chips: [], changes: {}, detail: '' };
    const { changes = {}, opens = null } = option.preview ?? {};
    const told: Chip[] = Object.entries(changes).map(([thing, n]) => ({ icon: game.icon(thing), n, label: '' }));
    if (opens) told.push(...game.opened(opens, this));
    const about = game.pictures(option, this).filter((icon) => told.every((chip) => chip.icon !== icon));
    return { chips: [...about.map((icon) => ({ icon, n: 0, label: '' })), ...told], changes, detail: game.detail(option, this) };
  }

  keyed(part: Part): void {
    this.from = this.home = part;
  }

  /** The pointer or the focus is on these options. */
  hover(options: Option[]): void {
    this.hovered = options;
  }
  /** ... and has left. Later, because a focused button that disappears tells so in the middle of drawing. */
  unhover(): void {
    queueMicrotask(() => {
      this.hovered = [];
    });
  }

  /** A click on the board: one option is taken at once, several are offered beside the pointer. */
  click(options: Option[], anchor: Element): void {
    const [first, second] = options;
    if (!first) return;
    if (!second) {
      this.hovered = [];
      this.choose(first);
      return;
    }
    const box = anchor.getBoundingClientRect();
    this.menu = { options, x: box.left + box.width / 2, y: box.bottom };
  }

  seatName(seat: number | null): string {
    if (seat === null) return '';
    return this.table?.seats.find((s) => s.seat === seat)?.name ?? '';
  }
}

export function setDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}
export function getDesk(): Desk {
  return getContext<Desk>(KEY);
}
