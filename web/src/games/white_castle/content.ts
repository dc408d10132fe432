/** The printed components as the server tells them: cards, tiles and their effects, found by id. */
import type { Effect } from '../../lib/effects';
import type { Colour } from './types';

export type { Effect };
export type Source = 'rulebook' | 'public' | 'reconstructed';

export interface Box {
  rows: string[];
  tone: 'light' | 'dark';
  effects: Effect[];
}
export interface Component {
  id: string;
  source?: Source;
  note?: string;
  boxes?: Box[];
  slots?: Effect[][];
  effects?: Effect[];
  lantern?: Effect[];
  gain?: Record<string, number>;
  decree?: string | null;
  food?: number;
  points?: number;
  colour?: string;
  back?: Effect;
  blue?: Effect[];
  gold?: Effect[];
  die?: { bridge: string; position: string };
  space?: string;
  actions?: Effect[];
  value?: number;
  choose_one?: string[];
  iron_cost?: number;
  die_value?: number;
  die_colour?: Colour;
  points_per_warrior?: number;
  row?: string;
  rewards?: Effect[];
  /** Lantern side shared by a whole deck. */
  deckLantern?: Effect[];
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export class Content {
  #byId = new Map<string, Component>();
  #raw: unknown;

  constructor(raw: unknown) {
    this.#raw = raw;
    this.#walk(raw, undefined);
  }

  #walk(node: unknown, deck: Effect[] | undefined): void {
    if (Array.isArray(node)) {
      for (const item of node) this.#walk(item, deck);
      return;
    }
    if (!isTable(node)) return;
    if (typeof node.id === 'string' && node.id !== 'white_castle') {
      const component = node as unknown as Component;
      this.#byId.set(node.id, deck && !component.lantern ? { ...component, deckLantern: deck } : component);
    }
    for (const [key, value] of Object.entries(node)) {
      // a deck's shared lantern side counts for the list of cards that stands beside it
      const shared = key === 'action' ? node.action_deck : key === 'steward' || key === 'diplomat' ? node.deck : undefined;
      const lantern = isTable(shared) && Array.isArray(shared.lantern) ? (shared.lantern as Effect[]) : undefined;
      this.#walk(value, lantern);
    }
  }

  get(id: string | null | undefined): Component | undefined {
    return id ? this.#byId.get(id) : undefined;
  }

  ids(): string[] {
    return [...this.#byId.keys()];
  }

  lantern(id: string | null): Effect[] {
    const card = this.get(id);
    return card?.lantern ?? card?.deckLantern ?? [];
  }

  /** How many rounds a game has. */
  get rounds(): number {
    return (this.find('rounds') as { count?: number } | undefined)?.count ?? 0;
  }
  /** How far the track of clan points goes before it begins again. */
  get lap(): number {
    return (this.find('score_track') as { length?: number } | undefined)?.length ?? 0;
  }
  /** What the Well brings besides its tiles. */
  get wellReward(): Effect[] {
    return (this.find('base_reward') as Effect[] | undefined) ?? [];
  }

  /** The most that a clan can have of a good. */
  cap(good: string): number {
    const limits = this.find('limits') as { resource_cap?: Record<string, number>; seal_cap?: { value: number } } | undefined;
    return (good === 'seal' ? limits?.seal_cap?.value : limits?.resource_cap?.[good]) ?? Infinity;
  }

  /** The first table in the content that has this key, wherever it stands. */
  find(key: string): unknown {
    const look = (node: unknown): unknown => {
      if (Array.isArray(node)) {
        for (const item of node) {
          const found = look(item);
          if (found !== undefined) return found;
        }
        return undefined;
      }
      if (!isTable(node)) return undefined;
      if (key in node) return node[key];
      for (const value of Object.values(node)) {
        const found = look(value);
        if (found !== undefined) return found;
      }
      return undefined;
    };
    return look(this.#raw as Json);
  }
}
