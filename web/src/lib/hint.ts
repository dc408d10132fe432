/** What a hint says, in numbers and in one plain sentence. */
import { settings } from './settings.svelte';
import { t } from './text.svelte';
import { verdict, WIDTH, worthShowing } from './verdict';
import type { Hint, Thought } from './wire';

function number(value: number, digits: number): string {
  return new Intl.NumberFormat(settings.language, { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(value);
}
function percent(value: number, digits = 0): string {
  return new Intl.NumberFormat(settings.language, { style: 'percent', maximumFractionDigits: digits }).format(value);
}

export interface Estimate {
  value: string;
  /** Half of the 95 % interval; empty where nothing is known of it. */
  spread: string;
}
export function points(thought: Thought): Estimate {
  return { value: number(thought.points, 1), spread: thought.points_error === null ? '' : number(thought.points_error * WIDTH, 1) };
}
export function share(thought: Thought): Estimate {
  return {
    value: percent(thought.share),
    spread: thought.share_error === null ? '' : percent(thought.share_error * WIDTH, thought.share_error * WIDTH < 0.01 ? 1 : 0),
  };
}

/** The hint in one sentence; `label` puts a choice into words. */
export function sentence(hint: Hint, label: (thought: Thought) => string): string {
  const next = worthShowing(hint)[1];
  const args = { choice: label(hint.best), points: points(hint.best).value, share: share(hint.best).value };
  const kind = verdict(hint);
  if (kind === 'only' || !next) return t('hint-only', args);
  if (kind === 'close') return t('hint-close', { ...args, next: label(next) });
  return t('hint-clear', { ...args, gap: percent(hint.best.share - next.share) });
}
