/** What a board needs to know about the table it lies on. One desk per table or replay page, handed down by context. */
import { getContext, setContext } from 'svelte';
import type { Chip, GameModule, Preview } from '../games/types';
import { signed } from './figures';
import { sayAction } from './say';
import { t, text } from './text.svelte';
import type { ActionWords, Option, OptionPreview, Table, View } from './wire';

const KEY = Symbol('desk');
/** Among the changes of a preview: points that are counted at the end only, and stay. */
const AT_END = 'at_end';

/** Answers that can be foreseen, by name. */
type Plan = ReadonlyMap<string, OptionPreview>;
const NOWHERE: Plan = new Map();

/** A picture for those who hear it: what the legend calls it, and how many; what an option only opens comes after "then". */
function aloud(chip: Chip): Chip {
  if (chip.label || !text.has('legend')) return chip;
  const name = t('legend', { icon: chip.icon });
  const what = chip.n === 0 ? name : `${name}: ${signed(chip.n)}`;
  return { ...chip, label: chip.open === undefined ? what : t('chip-opens', { what }) };
}

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
  /** Places where others put something since the reader's last turn, with whose it was. */
  marks = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** The option a hint named; it is lit while nothing else is pointed at. */
  hinted = $state.raw<Option[]>([]);
  #pointed = $state.raw<Option[]>([]);
  menu = $state.raw<Menu | null>(null);
  choose: (option: Option) => void = () => undefined;
  /** Asks the engine what an option leads to: the answers to the question that it opens, by their names. */
  ask: (option: Option) => Promise<Record<string, OptionPreview>> = () => Promise.resolve({});
  #asked = new WeakSet<Option>();
  #plans = $state.raw<ReadonlyMap<Option, Plan>>(new Map());
  /** On a phone the board scrolls, and what is laid out lies above it; elsewhere there is room in a tray or on a mat. */
  phone = $state(false);
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
    void this.#foresee(options);
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
    const told = this.chips(option.preview);
    const about = game.pictures(option, this).filter((icon) => told.every((chip) => chip.icon !== icon));
    const changes = option.preview?.changes ?? {};
    return { chips: [...about.map((icon) => ({ icon, n: 0, label: '' })), ...told], changes, detail: game.detail(option, this) };
  }
  /** Costs and gains as icons, points that count at the end after the others, then what is opened. */
  chips(preview: Pick<OptionPreview, 'changes'> & Partial<OptionPreview> = { changes: {} }): Chip[] {
    const game = this.game;
    if (!game) return [];
    const { [AT_END]: end = 0, ...things } = preview.changes;
    const told: Chip[] = Object.entries(things).map(([thing, n]) => aloud({ icon: game.icon(thing), n, label: '' }));
    if (end !== 0) told.push({ icon: game.pointsIcon, n: end, label: t('points-at-end', { n: end }), later: true });
    if (preview.opens) told.push(...game.opened(preview.opens, this).map(aloud));
    return told;
  }

  /** What is pointed at leads to these places, by the names of the answers there: each with what it costs and brings. */
  readonly plan = $derived.by<Plan>(() => {
    const [only, more] = this.#pointed;
    return (only && !more && this.#plans.get(only)) || NOWHERE;
  });
  /** Asks once for an option, when it is pointed at; if no answer comes, again the next time. */
  async #foresee([only, more]: Option[]): Promise<void> {
    if (!only?.preview?.opens || more || this.#asked.has(only)) return;
    this.#asked.add(only);
    try {
      const plan = new Map(Object.entries(await this.ask(only)));
      this.#plans = new Map([...this.#plans, [only, plan] as const].filter(([option]) => this.options.includes(option)));
    } catch {
      this.#asked.delete(only);
    }
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
