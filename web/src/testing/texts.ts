/** A `t` over the shipped Fluent files, for unit tests. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export function texts(language: string, game = 'white_castle'): (id: string, args?: Record<string, FluentVariable>) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of [`../text/${language}.ftl`, `../../../tatami/games/${game}/text/${language}.ftl`])
    bundle.addResource(new FluentResource(readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8')), { allowOverrides: true });
  return (id, args) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no text ${id}`);
    const errors: Error[] = [];
    const out = bundle.formatPattern(pattern, args ?? null, errors);
    if (errors[0]) throw errors[0];
    return out;
  };
}
export const join =
  (language: string) =>
  (parts: string[], type: 'conjunction' | 'disjunction' = 'conjunction') =>
    new Intl.ListFormat(language, { type }).format(parts);
