/** Small sentences many pages need: refusals, times. */
import { ApiError } from './api';
import { settings } from './settings.svelte';
import { t, text } from './text.svelte';

export function errorWords(error: unknown): string {
  if (error instanceof ApiError) {
    const id = `error-${error.code.replaceAll('_', '-')}`;
    return text.has(id) ? t(id) : error.message;
  }
  return t('error-internal');
}

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
