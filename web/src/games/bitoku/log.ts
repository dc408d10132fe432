/** Events of Bitoku as lines of a log. Gains and prices become small icons after the sentence they belong to. */
import { plain } from '../../lib/say';
import { t, text } from '../../lib/text.svelte';
import type { GameEvent } from '../../lib/wire';
import type { Said } from '../types';
import { iconOf } from './effects';
import { bitoku, box, building, crystal, dragonfly, tenguCard, tile, vision, yokai } from './words';

/** Small steps whose consequences are told anyway. */
const SILENT = new Set(['forced', 'tengu_card', 'draw']);
/** Said in the log but not aloud. */
const QUIET = new Set([
  'unlock',
  'raise',
  'row',
  'favour',
  'look',
  'kodama',
  'tengu_location',
  'tengu_roll',
  'tengu_kodama',
  'tengu_shuffle',
]);
/** What the tengu thinks, told before its pieces move, and what came of it. */
const STEPS: Record<string, Said['step']> = { tengu_will: 'before', tengu_step: 'before', tengu_location: 'after', tengu_torii: 'after' };

interface Lacking {
  step: string;
  lacks: string;
}
/** Why the tengu does this step and none before: what holds, and what each earlier step lacks. */
function why(args: GameEvent['args']): string {
  const condition = (message: string, id: string) => t(message, plain({ condition: id }));
  const held = ((args.because ?? []) as string[]).map((id) => condition('tengu-holds', id));
  const lacking = ((args.skipped ?? []) as Lacking[]).map(({ step, lacks }) => `${step} – ${condition('tengu-lacks', lacks)}`);
  return [
    ...(held.length > 0 ? [t('tengu-because', { what: text.list(held) })] : []),
    ...(lacking.length > 0 ? [t('tengu-skipped', { what: lacking.join('; ') })] : []),
  ].join(' ');
}
/** Cards and tiles that an event names, in words. */
function told({ kind, args }: GameEvent, name: (seat: number) => string): Record<string, string> {
  const out: Record<string, string> = {};
  const { card, tile: piece } = args as Record<string, string | undefined>;
  if (card) out.card = kind.startsWith('tengu_') ? tenguCard(card) : box.content.bitoku(card) ? bitoku(card) : yokai(card);
  if (piece) out.tile = tile(kind, piece);
  if (args.dragonfly) out.dragonfly = dragonfly(String(args.dragonfly));
  if (args.crystal) out.crystal = crystal(String(args.crystal));
  if (args.building) out.building = building(String(args.building));
  if (args.vision) out.vision = vision(String(args.vision));
  if (Array.isArray(args.dice)) out.dice = args.dice.join(', ');
  if (kind === 'push') out.player = name(Number(args.player));
  if (kind === 'tengu_step') out.why = why(args);
  return out;
}

export function sayBitoku(event: GameEvent, name: (seat: number) => string): Said | null {
  const { kind, args } = event;
  const who = name(event.seat);
  if (SILENT.has(kind)) return null;
  if (kind === 'gain' || kind === 'pay' || kind === 'score') {
    const good = kind === 'score' ? 'vp' : String(args.good);
    const n = Number(kind === 'score' ? args.vp : args.amount);
    if (!n) return null;
    const label =
      kind === 'score'
        ? t('event-score', { ...plain(args), name: who })
        : t(`event-${kind}`, { name: who, what: t(`amount-${good}`, { n }) });
    return { text: '', chips: [{ icon: iconOf(good), n: kind === 'pay' ? -n : n, label }], quiet: true };
  }
  if (kind === 'spring') return { head: t('event-spring', plain(args)), text: '', chips: [], quiet: false, nobody: true };
  if (kind === 'turn') return { head: t('event-turn', plain(args)), text: '', chips: [], quiet: false };
  if (kind === 'autumn') {
    const order = text.list((args.order as number[]).map(name));
    return { head: t('event-autumn-head'), text: t('event-autumn', { order }), chips: [], quiet: false, nobody: true };
  }
  const id = `event-${kind.replaceAll('_', '-')}`;
  if (!text.has(id)) return null;
  const words = t(id, { ...plain(args), ...told(event, name), name: who });
  return { text: words, chips: [], quiet: QUIET.has(kind), nobody: kind === 'tengu_rock', step: STEPS[kind] };
}
