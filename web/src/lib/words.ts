/** Small sentences many pages need: refusals, times. */
import { ApiError } from './api';
import { settings } from './settings.svelte';
import { t, text } from './text.svelte';
import type { Seat } from './wire';

export function errorWords(error: unknown): string {
  if (error instanceof ApiError) {
    const id = `error-${error.code.replaceAll('_', '-')}`;
    return text.has(id) ? t(id, numbers(error.details)) : error.message;
  }
  return t('error-internal');
}

/** What a refusal counts (minutes, most), for its sentence. */
function numbers(details: Record<string, unknown>): Record<string, number> {
  return Object.fromEntries(Object.entries(details).filter((pair): pair is [string, number] => typeof pair[1] === 'number'));
}

/** A computer player's name; the second of the same kind at a table is told apart. */
export function botName(seats: readonly Seat[], seat: Seat): string {
  const name = t('bot-person', { bot: seat.bot ?? 'other' });
  const before = seats.filter((s) => s.kind === 'bot' && s.bot === seat.bot && s.seat < seat.seat).length;
  return before === 0 ? name : `${name} ${before + 1}`;
}

/** "easy", "medium": how a computer player plays, in one word. */
export function botLevel(bot: string | null): string {
  return t('bot-level', { bot: bot ?? 'other' });
}

/** What an item of a score sheet is called. */
export const sheetLabel = (id: string) => t(`sheet-${id.replaceAll('_', '-')}`);

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "3 minutes ago" in the reader's language. */
export function ago(time: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' });
  for (const [unit, ms] of STEPS) {
    const n = Math.round((time - now) / ms);
    if (n !== 0) return format.format(n, unit);
  }
  return format.format(0, 'minute');
}

/** "14:05", and the day before it where it is not today. */
export function clock(time: number, now = Date.now()): string {
  const today = new Date(time).toDateString() === new Date(now).toDateString();
  const day: Intl.DateTimeFormatOptions = today ? {} : { day: 'numeric', month: 'numeric' };
  return new Intl.DateTimeFormat(settings.language, { ...day, hour: '2-digit', minute: '2-digit' }).format(time);
}

const BROWSERS: [RegExp, string][] = [
  [/Firefox\//, 'Firefox'],
  [/Edg\//, 'Edge'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** "Firefox on Linux" instead of what browsers say about themselves. */
export function agentWords(agent: string): string {
  const browser = BROWSERS.find(([sign]) => sign.test(agent))?.[1];
  const system = SYSTEMS.find(([sign]) => sign.test(agent))?.[1];
  if (!browser || !system) return agent.slice(0, 60) || t('session-unknown');
  return t('session-on', { browser, system });
}
