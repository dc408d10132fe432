/** The printed components of Satori as the server tells them, found by id. */
import type { Amounts, Effect } from '../../lib/effects';
import type { Altar, Colour } from './types';

export type { Effect };
export type Lantern = 'coin' | 'incense' | 'hikari' | 'jokoro' | 'pagoda';

/** One printed thing; which of these it has depends on what it is. */
export interface Facts {
  id: string;
  source?: string;
  colour?: Colour;
  replaceable?: boolean;
  left?: Effect;
  right?: Effect;
  lantern?: Lantern;
  row?: number;
  column?: number;
  from_players?: number;
  price?: Amounts;
  /** Laid on a roof. */
  tiles?: number;
  jokoro_price?: Amounts;
  icons?: Effect;
  effect?: Effect;
  effects?: Effect;
  reward?: Effect;
  points?: number;
  number?: number;
  bonus?: Effect;
  counts?: string;
  each?: number;
  for?: number;
  plus?: number;
  text_each?: number;
  text_plus?: number;
}
type Files = Record<string, Record<string, unknown>>;

export function reconstructed(...facts: (Facts | undefined)[]): boolean {
  return facts.some((fact) => fact?.source === 'reconstructed');
}

export class Content {
  #byId = new Map<string, Facts>();
  #files: Files;

  constructor(raw: unknown) {
    this.#files = (raw ?? {}) as Files;
    for (const [file, tables] of Object.entries(this.#files))
      for (const [kind, entries] of Object.entries(tables))
        // offering spaces are numbered, not named; the solo results are no components
        if (Array.isArray(entries) && kind !== 'offering_space' && file !== 'solo')
          for (const entry of entries as Facts[]) this.#byId.set(entry.id, entry);
  }

  get(id: string | null | undefined): Facts | undefined {
    return id ? this.#byId.get(id) : undefined;
  }
  #list(name: string): Facts[] {
    return (this.#files.board?.[name] as Facts[] | undefined) ?? [];
  }
  get wheels(): Facts[] {
    return this.#list('wheel');
  }
  get offerings(): Facts[] {
    return this.#list('offering_space');
  }
  get slots(): Facts[] {
    return this.#list('slot');
  }
  get sorin(): Facts | undefined {
    return this.#files.pagoda?.sorin as Facts | undefined;
  }
  get rounds(): number {
    return (this.#files.board?.rounds as { count?: number } | undefined)?.count ?? 0;
  }
  /** The most incense one can have. */
  get cap(): number {
    return (this.#files.board?.player as { incense_cap?: number } | undefined)?.incense_cap ?? 0;
  }
  /** How far a worshipper moves the owner's offering marker. */
  advance(same: boolean): number {
    const steps = this.#files.board?.offering_advance as { other_colour?: number; same_colour?: number } | undefined;
    return (same ? steps?.same_colour : steps?.other_colour) ?? 0;
  }

  /** A roof costs coins, and the tiles that are laid on it. */
  roofPrice(level: number): Amounts {
    const facts = this.get(`roof${level}`);
    return { ...facts?.price, ...(facts?.tiles ? { tile: facts.tiles } : {}) };
  }
  /** What a side of an altar offers: the print of the board, of the tile, or the decoration (ST-5.3.7). */
  side(altar: Pick<Altar, 'id' | 'tile' | 'decoration'>, side: string): Effect | undefined {
    if (altar.tile === null) return side === 'left' ? this.get(altar.id)?.left : this.get(altar.id)?.right;
    return side === 'left' ? this.get(altar.tile)?.left : this.get(altar.decoration)?.icons;
  }
}
