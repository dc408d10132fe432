/** Actions, decisions and events in words. Arguments pass through as they are; the Fluent files know the words for ids. */
import { t, text, type Args } from './text.svelte';
import type { ActionWords, Decision } from './wire';

function plain(args: Record<string, unknown>): Args {
  const out: Args = {};
  for (const [key, value] of Object.entries(args)) {
    if (typeof value === 'number' || typeof value === 'string') out[key] = value;
    else if (typeof value === 'boolean') out[key] = value ? 'yes' : 'no';
    else if (value === null || value === undefined) out[key] = 'none';
    else out[key] = Array.isArray(value) ? value.join(', ') : JSON.stringify(value);
  }
  return out;
}

export function sayAction(action: Pick<ActionWords, 'family' | 'args' | 'name'>): string {
  const id = `action-${action.family.replaceAll('_', '-')}`;
  return text.has(id) ? t(id, plain(action.args)) : action.name;
}

export function sayDecision(decision: Pick<Decision, 'kind' | 'data'>): string {
  const id = `decision-${decision.kind.replaceAll('_', '-')}`;
  return text.has(id) ? t(id, plain(decision.data)) : t('choose-now');
}

export function sayEvent(kind: string, args: Record<string, unknown>, name: string): string | null {
  const id = `event-${kind.replaceAll('_', '-')}`;
  return text.has(id) ? t(id, { ...plain(args), name }) : null;
}
