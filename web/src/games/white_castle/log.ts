/** Events of The White Castle as lines of a log. Gains and prices become small icons after the sentence they belong to. */
import { sayEvent } from '../../lib/say';
import { t, text } from '../../lib/text.svelte';
import type { GameEvent } from '../../lib/wire';
import type { Said } from '../types';

/** Said in the log but not aloud: what they lead to is announced anyway. */
const QUIET = new Set(['refill', 'row', 'use_card', 'use_yard']);
/** The opponent's cards, turned one by one, and what each of them says. */
const STEPS: Record<string, Said['step']> = { rival_cards: 'before', rival_turns: 'before', rival_does: 'after' };

export function sayCastle(event: GameEvent, name: (seat: number) => string): Said | null {
  const { kind, args } = event;
  const good = String(args.good ?? '');
  // a step without a choice is told by what it did
  if (kind === 'forced') return null;
  if (kind === 'gain' || kind === 'pay') {
    const n = Number(kind === 'gain' ? args.gained : args.amount);
    if (!n) return null;
    const what = t(`amount-${good}`, { n });
    return {
      text: '',
      chips: [{ icon: good, n: kind === 'gain' ? n : -n, label: t(`event-${kind}`, { name: name(event.seat), what }) }],
      quiet: true,
    };
  }
  if (kind === 'exchange') {
    return {
      text: t('event-exchange', { name: name(event.seat), what: t(`amount-${good}`, { n: Number(args.amount ?? 1) }) }),
      chips: [],
      quiet: false,
      aside: true,
    };
  }
  if (kind === 'order') {
    const order = (args.order as number[]).map(name);
    return { text: t('event-order', { order: text.list(order) }), chips: [], quiet: false, nobody: true };
  }
  if (kind === 'roll') {
    return {
      text: t('event-roll', { colour: String(args.colour), dice: (args.dice as number[]).filter(Boolean).join(' ') }),
      chips: [],
      quiet: false,
      nobody: true,
    };
  }
  const said = sayEvent(kind, args, name(event.seat));
  if (said === null) return null;
  if (kind === 'turn' || kind === 'phase') return { head: said, text: '', chips: [], quiet: false, nobody: kind === 'phase' };
  return { text: said, chips: [], quiet: QUIET.has(kind), nobody: kind === 'refill', step: STEPS[kind] };
}
