/** The printed components of Bora Bora as the server tells them, found by id. */
import type { Material } from './types';

export interface Sourced {
  source?: string;
}
export interface RegionFacts extends Sourced {
  id: string;
  island: string;
  terrain: 'mountain' | 'beach' | 'forest' | 'plain';
  resource: Material | 'offering';
}
export interface PathFacts extends Sourced {
  id: string;
  a: string;
  b: string;
  kind: 'land' | 'water';
  value: number;
}
export interface FishFacts extends Sourced {
  id: string;
  species: string;
  value: number;
}
export interface PersonFacts extends Sourced {
  id: string;
  type: string;
  left: number;
}
export interface TypeFacts extends Sourced {
  id: string;
  strength: number[];
  limit: number;
}
export interface Need {
  what: string;
  n: number;
  of?: string;
}
export interface TaskFacts extends Sourced {
  id: string;
  colour: 'light' | 'dark';
  needs: Need[];
}
export interface JewelryFacts extends Sourced {
  id: string;
  type: string;
  shells: number;
  vp: number;
}
export interface RoundFacts extends Sourced {
  building_vp: number;
  priest_vp: number;
}
export interface SpaceFacts extends Sourced {
  id: string;
  material: Material;
}

type Files = Record<string, Record<string, unknown>>;

function rows<T>(files: Files, file: string, key: string): T[] {
  const found = files[file]?.[key];
  return Array.isArray(found) ? (found as T[]) : [];
}
function byId<T extends { id: string }>(all: T[]): Map<string, T> {
  return new Map(all.map((item) => [item.id, item]));
}

export class Content {
  readonly regions: Map<string, RegionFacts>;
  readonly paths: PathFacts[];
  readonly fish: Map<string, FishFacts>;
  readonly people: Map<string, PersonFacts>;
  readonly types: Map<string, TypeFacts>;
  readonly tasks: Map<string, TaskFacts>;
  readonly jewelry: Map<string, JewelryFacts>;
  readonly rounds: RoundFacts[];
  readonly temple: ({ value: number } & Sourced)[];
  readonly trades: Map<string, { id: string; cost: number }>;
  readonly spaces: SpaceFacts[];
  readonly status: { vp: number[] } & Sourced;
  /** The building tiles of a player, by value. */
  readonly buildings: number[];
  /** What a die brings on the fishing space. */
  readonly fishing: number;

  constructor(raw: unknown) {
    const files = (typeof raw === 'object' && raw !== null ? raw : {}) as Files;
    this.regions = byId(rows<RegionFacts>(files, 'map', 'region'));
    this.paths = rows<PathFacts>(files, 'map', 'path').map((path) => {
      const [a = '', b = ''] = path.id.split('-');
      return { ...path, a, b };
    });
    this.fish = byId(rows<FishFacts>(files, 'fish', 'fish'));
    this.people = byId([...rows<PersonFacts>(files, 'people', 'man'), ...rows<PersonFacts>(files, 'people', 'woman')]);
    this.types = byId(rows<TypeFacts>(files, 'people', 'type'));
    this.tasks = byId(rows<TaskFacts>(files, 'tasks', 'task'));
    this.jewelry = byId(rows<JewelryFacts>(files, 'jewelry', 'jewelry'));
    this.rounds = rows<RoundFacts>(files, 'board', 'round');
    this.temple = rows<{ value: number } & Sourced>(files, 'board', 'temple_space');
    this.trades = byId(rows<{ id: string; cost: number }>(files, 'board', 'trade'));
    this.spaces = rows<SpaceFacts>(files, 'player_board', 'ceremonial');
    this.buildings = (files.player_board?.buildings as { values?: number[] } | undefined)?.values ?? [];
    this.fishing = (files.board?.fishing as { vp?: number } | undefined)?.vp ?? 0;
    this.status = (files.board?.status_track as ({ vp: number[] } & Sourced) | undefined) ?? { vp: [] };
  }
}

export function reconstructed(facts: Sourced | undefined): boolean {
  return facts?.source === 'reconstructed';
}
