/** The three kinds of clan members, and the rows of a domain that are theirs. */
import type { Colour, Member } from './types';

export const MEMBERS: readonly Member[] = ['courtier', 'gardener', 'warrior'];
export const ROW_COLOUR: Record<Member, Colour> = { courtier: 'orange', gardener: 'black', warrior: 'white' };
export const ROW_PLACE: Record<Member, 'top' | 'middle' | 'bottom'> = { courtier: 'top', gardener: 'middle', warrior: 'bottom' };
