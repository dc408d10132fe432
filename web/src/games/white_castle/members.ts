/** The three kinds of clan members, in the order of their rows. */
import type { Member } from './types';

export const MEMBERS: readonly Member[] = ['courtier', 'gardener', 'warrior'];
