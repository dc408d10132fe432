/** What this client knows of games: found by the names of their folders, so that a new game only adds its own. */
import type { Component } from 'svelte';
import type { GameModule } from './types';

interface Box {
  /** The cover, 240 by 300. */
  default: Component;
  /** The colour of the box. */
  spine: string;
}

const boards = import.meta.glob<GameModule>('./*/index.ts', { import: 'game' });
const boxes = import.meta.glob<Box>('./*/Box.svelte', { eager: true });
import.meta.glob('./*/colours.css', { eager: true });

const loaded = new Map<string, Promise<GameModule>>();

export function board(id: string): Promise<GameModule> {
  let found = loaded.get(id);
  if (!found) {
    const load = boards[`./${id}/index.ts`];
    if (!load) return Promise.reject(new Error(`no board for ${id}`));
    found = load();
    loaded.set(id, found);
  }
  return found;
}

/** Whether this client has a board for the game; the engine may know more games than we can draw. */
export function drawn(id: string): boolean {
  return `./${id}/index.ts` in boards;
}

/** The cover and colour of a game's box, if somebody drew one. */
export function box(id: string): Box | undefined {
  return boxes[`./${id}/Box.svelte`];
}
