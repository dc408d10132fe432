/** The five gods, in the order of their cards. */
import type { God } from './types';

export const GODS: readonly God[] = ['blue', 'white', 'red', 'green', 'yellow'];
