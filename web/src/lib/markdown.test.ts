import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { inline, parse } from './markdown';

const PAGES = fileURLToPath(new URL('../../../docs/rules', import.meta.url));

describe('rules text', () => {
  it('finds bold, italic, code and rules', () => {
    expect(inline('**a** *b* `c` see WC-3.3 and XY-R4')).toEqual([
      { kind: 'bold', text: 'a' },
      { kind: 'text', text: ' ' },
      { kind: 'italic', text: 'b' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'c' },
      { kind: 'text', text: ' see ' },
      { kind: 'rule', text: 'WC-3.3' },
      { kind: 'text', text: ' and ' },
      { kind: 'rule', text: 'XY-R4' },
    ]);
  });
  it.each(readdirSync(PAGES))('reads every numbered rule of %s', (page) => {
    const source = readFileSync(`${PAGES}/${page}`, 'utf8');
    const written = [...source.matchAll(/^\s*(?:- )?(?:\*\*)?([A-Z]{2}-(?:R|E)?\d+(?:\.\d+)*[a-z]?)\b/gm)].map((m) => m[1]);
    const read = parse(source).flatMap((b) => (b.kind === 'rule' ? [b.id] : []));
    expect(written.length).toBeGreaterThan(20);
    expect(read).toEqual(written);
  });
});
