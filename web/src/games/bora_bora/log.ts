/** Events of Bora Bora as lines of a log. Gains and prices become small icons after the sentence they belong to. */
import { plain, sayEvent } from '../../lib/say';
import { t, text } from '../../lib/text.svelte';
import type { GameEvent } from '../../lib/wire';
import type { Chip, Said } from '../types';
import { box, jewel, person } from './words';

/** Small steps that the board shows well enough. */
const SILENT = new Set(['forced', 'god_row', 'lodge']);
const NOBODY = new Set(['roll', 'round', 'reshuffle', 'order']);

function chip(icon: string, n: number, label: string): Said {
  return { text: '', chips: [{ icon: `bb-${icon}`, n, label }], quiet: true };
}

export function sayBora(event: GameEvent, name: (seat: number) => string): Said | null {
  const { kind, args } = event;
  const who = name(event.seat);
  if (SILENT.has(kind)) return null;
  if (kind === 'gain') {
    const good = String(args.good).replace('_', '-');
    const n = Number(args.amount);
    if (!n) return null;
    const said = t('event-gain', { name: who, what: t(`amount-${good}`, { n }) });
    // a god tile comes at the end of a round, after nothing its winner did
    return good === 'god-tile' ? { text: said, chips: [], quiet: false } : chip(good, n, said);
  }
  if (kind === 'score') {
    const n = Number(args.vp);
    const said = t('event-score', { ...plain(args), name: who, what: t('amount-vp', { n }) });
    // phase C scores one seat after the other: each gets its own line
    return args.source === 'status' || args.source === 'temple' ? { text: said, chips: [], quiet: false } : chip('vp', n, said);
  }
  if (kind === 'status') return chip('status', Number(args.steps), t('event-status', plain(args)));
  if (kind === 'material') return chip(String(args.material), 1, t('event-material', plain(args)));
  if (kind === 'god_card_seen') return chip(String(args.card), 0, t('event-god-card-seen', plain(args)));
  if (kind === 'order')
    return { text: t('event-order', { order: text.list((args.order as number[]).map(name)) }), chips: [], quiet: false, nobody: true };

  const more: Record<string, unknown> = { ...args };
  const chips: Chip[] = [];
  if (typeof args.tile === 'string' && kind !== 'place') more.tile = person(box.content, args.tile);
  if (kind === 'jewelry') {
    more.jewelry = jewel(box.content, String(args.jewelry));
    const n = Number(args.shells);
    chips.push({ icon: 'bb-shell', n: -n, label: t('amount-shell', { n }) });
  }
  const words =
    kind === 'jewelry' || (kind !== 'place' && 'tile' in args)
      ? t(`event-${kind}`, { ...numbers(more), name: who })
      : sayEvent(kind, more, who);
  if (words === null) return null;
  if (kind === 'turn' || kind === 'phase') return { head: words, text: '', chips: [], quiet: false, nobody: kind === 'phase' };
  const lines = [words];
  if (typeof args.pushed === 'number') lines.push(t('event-pushed', { other: name(args.pushed) }));
  if (typeof args.dropped === 'number') lines.push(t('event-priest-dropped', { other: name(args.dropped) }));
  const head = kind === 'round' ? t('event-round-head', plain(args)) : undefined;
  return { head, text: lines.join(' '), chips, quiet: false, nobody: NOBODY.has(kind) };
}

/** Arguments that are words already keep their spaces. */
function numbers(args: Record<string, unknown>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(args).filter((pair): pair is [string, string | number] => typeof pair[1] === 'string' || typeof pair[1] === 'number'),
  );
}
