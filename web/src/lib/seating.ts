/** Who is to sit where, as a form keeps it: me, open, same_screen, bot (the usual one) or bot:NAME. */
import { t } from './text.svelte';
import type { SeatRequest } from './wire';

export type SeatKind = string;

/** The computer player a kind of seat means. */
export const botOf = (kind: SeatKind, usual: string) => (kind === 'bot' ? usual : kind.slice(4));

/** The kind of seat that means a computer player. */
export const kindOf = (bot: string, usual: string): SeatKind => (bot === usual ? 'bot' : `bot:${bot}`);

export function seatRequest(kind: SeatKind, name: string, number: number, usual: string): SeatRequest {
  if (kind === 'same_screen') return { kind, name: name.trim() || t('player-n', { n: number }) };
  if (kind === 'me' || kind === 'open') return { kind };
  return { kind: 'bot', bot: botOf(kind, usual) };
}
