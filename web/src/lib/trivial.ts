/** Choices that are none: what a person may let the table take for them. */
import type { Option } from './wire';

/** Only gains, nothing paid, nothing opened. */
function isGift(option: Option): boolean {
  const changes = Object.values(option.preview?.changes ?? {});
  return changes.length > 0 && changes.every((n) => n > 0) && !option.preview?.opens;
}

/**
 * The option that can be taken without asking: the only one there is, or the only one besides declining, if it is a gift.
 * `declines` are the game's families of "enough" and "no, thank you"; what may be done at any time counts as a choice
 * where nothing else is left to do (the last exchange before scoring).
 */
export function trivial(options: readonly Option[], declines: readonly string[]): Option | null {
  const main = options.filter((o) => !o.free);
  const real = main.filter((o) => !declines.includes(o.family));
  if (main.length === 1) return options.length === 1 ? (main[0] ?? null) : null;
  const [only] = real;
  return real.length === 1 && only && isGift(only) ? only : null;
}
