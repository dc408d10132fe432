import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { inline, parse } from './markdown';

describe('rules text', () => {
  it('finds bold, italic, code and rules', () => {
    expect(inline('**a** *b* `c` see WC-3.3')).toEqual([
      { kind: 'bold', text: 'a' },
      { kind: 'text', text: ' ' },
      { kind: 'italic', text: 'b' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'c' },
      { kind: 'text', text: ' see ' },
      { kind: 'rule', text: 'WC-3.3' },
    ]);
  });
  it.each(['white_castle', 'bora_bora', 'satori', 'bitoku'])('reads every numbered rule of %s', (game) => {
    const source = readFileSync(fileURLToPath(new URL(`../../../docs/rules/${game}.md`, import.meta.url)), 'utf8');
    const written = [...source.matchAll(/^\s*(?:- )?(?:\*\*)?((?:WC|BB|SA|ST|BT)-(?:R|E)?\d+(?:\.\d+)*[a-z]?)\b/gm)].map((m) => m[1]);
    const read = parse(source).flatMap((b) => (b.kind === 'rule' ? [b.id] : []));
    expect(written.length).toBeGreaterThan(20);
    expect(read).toEqual(written);
  });
});
