/* What the formatter leaves alone: long lines, and padded decimals in drawings (5.50 for 5.5). Exits 1 and says where. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const WIDTH = 140;
const SOURCE = /\.(svelte|ts|mjs|css|html)$/;
const DRAWING = /\.(svelte|svg|ts)$/;
const PADDED = /\d\.0(?!\d)|\.\d+0(?!\d)/;
const GENERATED = 'Made by `make generate`';

function walk(dir) {
  return readdirSync(dir).flatMap((name) => {
    const path = join(dir, name);
    return statSync(path).isDirectory() ? walk(path) : [path];
  });
}

const problems = [];
for (const file of ['src', 'public', 'scripts'].flatMap((dir) => walk(join(web, dir)))) {
  const text = SOURCE.test(file) || DRAWING.test(file) ? readFileSync(file, 'utf8') : '';
  if (text.includes(GENERATED) && !file.endsWith('check-source.mjs')) continue;
  for (const [i, line] of text.split('\n').entries()) {
    const where = `${relative(web, file)}:${i + 1}`;
    if (SOURCE.test(file) && line.length > WIDTH) problems.push(`${where}: ${line.length} columns; ${WIDTH} are the most`);
    const padded = DRAWING.test(file) && !file.endsWith('.test.ts') ? PADDED.exec(line) : null;
    if (padded) problems.push(`${where}: ${padded[0]} has a zero too many`);
  }
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
