/** What a hint says: a badge for every option, and in one or two sentences what the best line gains. */
import { settings } from './settings.svelte';
import { t } from './text.svelte';
import { verdict, WIDTH, worthShowing } from './verdict';
import type { ActionWords, Hint, Thought } from './wire';

function number(value: number, digits: number): string {
  return new Intl.NumberFormat(settings.language, { maximumFractionDigits: digits, minimumFractionDigits: digits }).format(value);
}
function percent(value: number, digits = 0): string {
  return new Intl.NumberFormat(settings.language, { style: 'percent', maximumFractionDigits: digits }).format(value);
}
function signed(value: number): string {
  return new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(value).replace('-', '−');
}

export interface Badge {
  /** 1 is the best. */
  rank: number;
  /** Points expected at the end, more or less than with the best choice; of the best choice the points themselves. */
  value: string;
  /** All that is known of it, in words. */
  words: string;
}
/** The badge of an option; none where it was not looked at often enough to say anything. */
export function badge(hint: Hint, option: number): Badge | null {
  const told = worthShowing(hint);
  const at = told.findIndex((thought) => thought.action.id === option);
  const thought = told[at];
  if (!thought) return null;
  const value = at === 0 ? number(thought.points, 1) : signed(thought.points - hint.best.points);
  return { rank: at + 1, value, words: t('hint-badge', { rank: at + 1, points: estimate(thought), share: percent(thought.share) }) };
}
function estimate(thought: Thought): string {
  const value = number(thought.points, 1);
  return thought.points_error === null ? value : `${value} ± ${number(thought.points_error * WIDTH, 1)}`;
}

export interface Names {
  /** A choice in words. */
  choice(action: ActionWords): string;
  player(seat: number): string;
}

/** What the best line gains, in sentences: how much more than the next best, and what it takes from whom. */
export function sentence(hint: Hint, names: Names): string {
  const next = worthShowing(hint)[1];
  const said: string[] = [];
  const args = { choice: names.choice(hint.best.action), points: number(hint.best.points, 1), share: percent(hint.best.share) };
  const kind = verdict(hint);
  if (kind === 'only' || !next) said.push(t('hint-only', args));
  else {
    const gap = signed(hint.best.points - next.points);
    said.push(t(kind === 'close' ? 'hint-close' : 'hint-clear', { ...args, gap, next: names.choice(next.action) }));
  }
  const { taken, line } = hint;
  if (taken) said.push(t(taken.wanted ? 'hint-before' : 'hint-last', { what: names.choice(taken.action), name: names.player(taken.seat) }));
  const then = line.slice(1, 4).filter((action) => action.id !== taken?.action.id);
  if (then.length > 0) said.push(t('hint-then', { what: then.map((action) => names.choice(action)).join('; ') }));
  return said.join(' ');
}
