/** The printed components of Bitoku as the server tells them, found by id. */
import type { Amounts, Effect } from '../../lib/effects';
import type { BranchList, Piece, Region } from './types';

export type { Effect };

/** One printed thing; which of these it has depends on what it is. */
export interface Facts {
  id: string;
  source?: string;
  type?: string;
  effect?: Effect;
  action?: Effect;
  bonus?: Effect;
  gain?: Effect;
  requires?: number;
  drop?: number;
  region?: Region;
  owner?: string;
  cost?: Amounts;
  vp?: number | number[];
  end_vp?: number;
  penalty?: number;
  need?: Partial<Record<Piece, number>>;
  virtue?: { per?: string; vp?: number; flat?: number; dice?: number };
  trigger?: string;
  rarity?: number;
  symbols?: string[];
  spaces?: string[];
  top?: string[];
  location?: string;
  shows?: string;
  resources?: string[];
  related?: string;
  from?: string;
  visited?: number;
  kind?: string;
  tile?: string;
  two?: Effect[];
  three?: Effect[];
  four?: Effect[];
}
type Files = Record<string, Record<string, unknown>>;

export function reconstructed(...facts: (Facts | undefined)[]): boolean {
  return facts.some((fact) => fact?.source === 'reconstructed');
}
/** A single number of points. */
export function points(facts: Facts | undefined): number {
  return typeof facts?.vp === 'number' ? facts.vp : 0;
}

export class Content {
  #files: Files;
  #byId = new Map<string, Facts>();

  constructor(raw: unknown) {
    this.#files = (raw ?? {}) as Files;
    for (const [file, tables] of Object.entries(this.#files))
      for (const [kind, entries] of Object.entries(tables))
        if (Array.isArray(entries) && kind !== 'spaces')
          for (const entry of entries as Facts[]) this.#byId.set(`${file}.${kind}.${entry.id}`, entry);
  }
  #get(kind: string, id: string | null | undefined): Facts | undefined {
    return id ? this.#byId.get(`${kind}.${id}`) : undefined;
  }
  #list(file: string, kind: string): Facts[] {
    return (this.#files[file]?.[kind] as Facts[] | undefined) ?? [];
  }

  yokai(id: string | null | undefined): Facts | undefined {
    return this.#get('yokai.yokai', id) ?? this.#get('yokai.starting', id);
  }
  bitoku(id: string | null | undefined): Facts | undefined {
    return this.#get('bitoku.bitoku', id);
  }
  mitama(id: string | null | undefined): Facts | undefined {
    return this.#get('spirits.mitama', id);
  }
  dragonfly(id: string | null | undefined): Facts | undefined {
    return this.#get('spirits.dragonfly', id);
  }
  crystal(id: string | null | undefined): Facts | undefined {
    return this.#get('crystals.crystal', id);
  }
  building(id: string | null | undefined): Facts | undefined {
    return this.#get('buildings.building', id) ?? this.#get('buildings.ancient', id);
  }
  vision(id: string | null | undefined): Facts | undefined {
    return this.#get('visions.vision', id);
  }
  torii(id: string | null | undefined): Facts | undefined {
    return this.#get('tiles.torii', id);
  }
  rock(id: string | null | undefined): Facts | undefined {
    return this.#get('tiles.rock', id);
  }
  tengu(id: string | null | undefined): Facts | undefined {
    return this.#get('tengu.card', id);
  }
  home(id: string): Facts | undefined {
    return this.#get('board.home', id);
  }
  area(region: string): Facts | undefined {
    return this.#get('board.area', region);
  }
  treasure(id: string): Facts | undefined {
    return this.#get('tiles.treasure', id);
  }
  /** A market slot: its price, and what it brings. */
  slot(market: string, number: number): Facts | undefined {
    return this.#get('board.slot', `${market}-${number}`);
  }
  crystalSlot(id: string): Facts | undefined {
    return this.#get('player_board.crystal_slot', id);
  }
  branch(at: string): Facts | undefined {
    return this.#get('paths.branch', at);
  }
  /** The tile of a market, by the market. */
  tile(market: string, id: string | null | undefined): Facts | undefined {
    if (market === 'mitama') return this.mitama(id);
    if (market === 'dragonfly') return this.dragonfly(id);
    return market === 'crystal' ? this.crystal(id) : this.building(id);
  }
  rows(region: string): Facts[] {
    return this.#list('board', 'row').filter((row) => row.region === region);
  }
  /** What the building markers of a player board cost and bring, from the left. */
  get markers(): Facts[] {
    return this.#list('player_board', 'building_slot');
  }
  /** What lies under the building markers of the tengu, which pays nothing. */
  get tenguMarkers(): Facts[] {
    const start = this.#files.tengu?.start as { building_end_vp?: number[]; source?: string } | undefined;
    return (start?.building_end_vp ?? []).map((end_vp, i) => ({ id: `t${i + 1}`, end_vp, source: start?.source }));
  }
  get crystalSlots(): Facts[] {
    return this.#list('player_board', 'crystal_slot');
  }
  get pilgrimSpaces(): Facts[] {
    return this.#list('player_board', 'pilgrim_space');
  }
  /** Main spaces of a path, from its start. */
  get mainSpaces(): string[] {
    return (this.#files.paths?.spaces as string[] | undefined) ?? [];
  }
  /** How many visited bitoku cards the bridge before a main space needs; 0 without a bridge. */
  bridge(to: string): number {
    return this.#list('paths', 'edge').find((edge) => (edge as { to?: string }).to === to)?.visited ?? 0;
  }
  /** What the spaces of a side branch bring, by the list that the view names. */
  branchSpaces(at: string, list: BranchList): Effect[] {
    return this.branch(at)?.[list] ?? [];
  }
  get both(): Effect | undefined {
    return (this.#files.board?.favours as { both?: Effect } | undefined)?.both;
  }
  get rounds(): number {
    return (this.#files.board?.rounds as { count?: number } | undefined)?.count ?? 0;
  }
  get kodamaSpaces(): number {
    return (this.#files.board?.kodama as { spaces?: number } | undefined)?.spaces ?? 0;
  }
  get rockSlots(): number {
    return (this.#files.player_board?.start as { rock_slots?: number } | undefined)?.rock_slots ?? 0;
  }
}
