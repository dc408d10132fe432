/** Actions, decisions and events in words. The Fluent files know the words for the engine's ids. */
import { t, text, type Args } from './text.svelte';
import type { ActionWords, Decision } from './wire';

/** Ids become Fluent selectors: a space, a dot or an underscore inside them becomes a hyphen ("orange flower", "S1.2", "C_NW"). */
export function plain(args: Record<string, unknown>): Args {
  const out: Args = {};
  for (const [key, value] of Object.entries(args)) {
    if (typeof value === 'number') out[key] = value;
    else if (typeof value === 'string') out[key] = value.replace(/[ ._]/g, '-');
    else if (typeof value === 'boolean') out[key] = value ? 'yes' : 'no';
  }
  return out;
}

function hyphens(id: string): string {
  return id.replaceAll('_', '-');
}

export function sayAction(action: Pick<ActionWords, 'family' | 'args' | 'name'>): string {
  const family = `action-${hyphens(action.family)}`;
  const shaped = [family, ...Object.keys(action.args)].join('-');
  const id = text.has(shaped) ? shaped : family;
  return text.has(id) ? t(id, plain(action.args)) : action.name;
}

export function sayDecision(decision: Pick<Decision, 'kind' | 'data'>): string {
  const id = `decision-${hyphens(decision.kind)}`;
  return text.has(id) ? t(id, plain(decision.data)) : t('choose-now');
}

export function sayEvent(kind: string, args: Record<string, unknown>, name: string): string | null {
  const id = `event-${hyphens(kind)}`;
  return text.has(id) ? t(id, { ...plain(args), name }) : null;
}

/** The first letter large: a word from the middle of a sentence becomes a title. */
export function first(line: string): string {
  return line.charAt(0).toLocaleUpperCase() + line.slice(1);
}

/** "a, b and c". */
export const list = text.list.bind(text);
