/** Events of Satori as lines of a log. Gains and prices become small icons after the sentence they belong to. */
import { plain, sayEvent } from '../../lib/say';
import { t, text } from '../../lib/text.svelte';
import type { GameEvent } from '../../lib/wire';
import type { Said } from '../types';
import { iconOf } from './effects';
import { box, say, sayPrice } from './words';

/** Small steps whose consequences are told anyway. */
const SILENT = new Set(['forced', 'flip']);
/** Said in the log but not aloud. */
const QUIET = new Set(['side', 'decorate', 'price', 'hikari']);
/** The automaton's answer, told piece by piece: why, and what it brought. */
const STEPS: Record<string, Said['step']> = { counter: 'before', no_lantern: 'before', lantern: 'after', collection: 'after' };

/** What is printed on the piece that an event names, in words. */
function told(event: GameEvent): Record<string, string> {
  const { kind, args } = event;
  const facts = (name: string) => box.content.get(String(args[name]));
  if (kind === 'start') return { tile: say(facts('tile')?.effects) };
  if (kind === 'enlighten') return { tile: say(facts('tile')?.icons) };
  if (kind === 'decorate') return { decoration: say(facts('decoration')?.icons) };
  return kind === 'price' ? { price: sayPrice(facts('price')?.price) } : {};
}

export function saySatori(event: GameEvent, name: (seat: number) => string): Said | null {
  const { kind, args } = event;
  const who = name(event.seat);
  if (SILENT.has(kind)) return null;
  if (kind === 'gain' || kind === 'pay') {
    const good = String(args.good);
    const n = Number(kind === 'gain' ? args.gained : args.amount);
    if (!n) return null;
    const what = t(`amount-${good}`, { n });
    const label = t(`event-${kind}`, { name: who, what });
    return { text: '', chips: [{ icon: iconOf(good), n: kind === 'gain' ? n : -n, label }], quiet: true };
  }
  if (kind === 'order' || kind === 'round') {
    const players = (args.order as number[]).map(name);
    const order = players.length > 1 ? t('event-order', { order: text.list(players) }) : '';
    if (kind === 'order') return order ? { text: order, chips: [], quiet: false, nobody: true } : null;
    return { head: t('event-round-head', plain(args)), text: order, chips: [], quiet: false, nobody: true };
  }
  // what follows a last turn is no part of it
  if (kind === 'decided')
    return { head: t('event-decided-head'), text: sayEvent(kind, args, who) ?? '', chips: [], quiet: false, nobody: true };
  if (kind === 'turn') {
    // the automaton answers each turn of the one who plays against it: both have the same number
    const alone = name(1) === t('automaton');
    const turn = alone ? Math.ceil(Number(args.turn) / 2) : Number(args.turn);
    const head = t(who === t('automaton') ? 'turn-answer' : 'event-turn', { round: Number(args.round), turn });
    return { head, text: '', chips: [], quiet: false };
  }
  const more = told(event);
  const words = Object.keys(more).length > 0 ? t(`event-${kind}`, { ...plain(args), ...more, name: who }) : sayEvent(kind, args, who);
  return words === null ? null : { text: words, chips: [], quiet: QUIET.has(kind), step: STEPS[kind] };
}
