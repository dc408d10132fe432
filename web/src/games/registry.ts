/** The boards we can draw. A new game adds one line here and its folder beside the others. */
import type { GameModule } from './types';

const boards: Record<string, () => Promise<GameModule>> = {
  white_castle: () => import('./white_castle').then((m) => m.whiteCastle),
  bora_bora: () => import('./bora_bora').then((m) => m.boraBora),
};

const loaded = new Map<string, Promise<GameModule>>();

export function board(id: string): Promise<GameModule> {
  let found = loaded.get(id);
  if (!found) {
    const load = boards[id];
    if (!load) return Promise.reject(new Error(`no board for ${id}`));
    found = load();
    loaded.set(id, found);
  }
  return found;
}

/** Whether this client has a board for the game; the engine may know more games than we can draw. */
export function drawn(id: string): boolean {
  return id in boards;
}

/** The shelf of the start page: what stands there, playable or not yet. */
export interface BoxFacts {
  id: string;
  designers: string;
  publisher: string;
  players: string;
}
export const SHELF: readonly BoxFacts[] = [
  { id: 'white_castle', designers: 'Sheila Santos, Israel Cendrero', publisher: 'Devir', players: '1–4' },
  { id: 'bora_bora', designers: 'Stefan Feld', publisher: 'alea / Ravensburger', players: '2–4' },
  { id: 'satori', designers: 'Paco Yáñez', publisher: 'Perro Loko Games', players: '1–4' },
  { id: 'bitoku', designers: 'Germán P. Millán', publisher: 'Devir', players: '1–4' },
];
