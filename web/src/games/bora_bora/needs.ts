/** A task as pictures: how many of what. */
import type { Need, TaskFacts } from './content';
import type { Progress } from './types';

export interface Picture {
  n: number;
  icon: string;
  /** A mark beside the picture: different ones, equal ones, slid down. */
  mark: '' | '≠' | '=' | '↓';
}
const PLAIN: Record<string, Picture['icon']> = {
  men: 'man',
  women: 'woman',
  people: 'people',
  man_types: 'man',
  woman_types: 'woman',
  men_slid: 'man',
  women_slid: 'woman',
  people_slid: 'people',
  priests: 'priest',
  jewelry: 'jewelry',
  jewelry_types: 'jewelry',
  first: 'first',
  regions: 'region',
  islands: 'island',
  god_cards: 'godcard',
  equal_god_cards: 'godcard',
  god_colours: 'godcard',
  god_tiles: 'god-tile',
  offerings: 'offering',
  shells: 'shell',
  materials: 'material',
  buildings: 'build',
  slot12: 'slot12',
};
const MARKS: Record<string, Picture['mark']> = {
  man_types: '≠',
  woman_types: '≠',
  jewelry_types: '≠',
  god_colours: '≠',
  equal_god_cards: '=',
  men_slid: '↓',
  women_slid: '↓',
  people_slid: '↓',
};
export function picture(need: Need): Picture {
  return { n: need.n, icon: need.of ?? PLAIN[need.what] ?? 'vp', mark: MARKS[need.what] ?? '' };
}
/** People of one type are asked for by their action: the picture stands in a frame of both colours. */
export function framed(need: Need): boolean {
  return need.what === 'people' && need.of !== undefined;
}
/** How far a task is, term by term: "2/3, 1/1". */
export function steps(task: TaskFacts | undefined, { have }: Progress, between: string): string {
  return (task?.needs ?? []).map((need, i) => `${Math.min(have[i] ?? 0, need.n)}/${need.n}`).join(between);
}
