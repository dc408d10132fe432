/** The five gods, in the order of their cards, and the three materials. */
import type { God, Material } from './types';

export const GODS: readonly God[] = ['blue', 'white', 'red', 'green', 'yellow'];
export const MATERIALS: readonly Material[] = ['sand', 'stone', 'wood'];
