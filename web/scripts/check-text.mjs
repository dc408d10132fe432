/* Every text in every language, nothing missing, nothing left over. Run by `npm run text`; exits 1 and says what is wrong. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentParser } from '@fluent/syntax';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const root = join(web, '..');
const LANGUAGES = ['en', 'cs', 'ru'];
/** Ids that the engine names (kinds of actions, decisions, events); tests/cli/test_text.py checks that each of them has its text. */
const ENGINE = /^(action|decision|event)-/;
const problems = [];

function walk(dir) {
  return readdirSync(dir).flatMap((name) => {
    const path = join(dir, name);
    return statSync(path).isDirectory() ? walk(path) : [path];
  });
}

/** Variables, terms and messages a message uses, and its plural categories by variable. */
function facts(message) {
  const variables = new Set();
  const refs = new Set();
  (function visit(node) {
    if (!node || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach(visit);
    if (node.type === 'VariableReference') variables.add(node.id.name);
    if (node.type === 'MessageReference') refs.add(node.id.name);
    Object.values(node).forEach(visit);
  })(message.value);
  return { variables, refs };
}

function read(file) {
  const out = new Map();
  const resource = new FluentParser().parse(readFileSync(file, 'utf8'));
  for (const entry of resource.body) {
    if (entry.type === 'Junk') problems.push(`${relative(root, file)}: cannot be read: ${entry.content.trim().split('\n')[0]}`);
    if (entry.type !== 'Message') continue;
    if (out.has(entry.id.name)) problems.push(`${relative(root, file)}: ${entry.id.name} stands twice`);
    out.set(entry.id.name, facts(entry));
  }
  return out;
}

/** Variables of a message, those of the messages it quotes included. */
function deep(id, texts, seen = new Set()) {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const message = texts.get(id);
  const all = new Set(message?.variables ?? []);
  for (const ref of message?.refs ?? []) for (const v of deep(ref, texts, seen)) all.add(v);
  return all;
}

const source = walk(join(web, 'src'))
  .filter((f) => /\.(ts|svelte)$/.test(f) && !f.endsWith('.test.ts'))
  .map((f) => readFileSync(f, 'utf8'))
  .join('\n');
/** Every quoted word in the source counts as a use; a template such as `title-${...}` uses all ids with that beginning. */
const quoted = new Set([...source.matchAll(/['"`]([a-z][a-z0-9]*(?:-[a-zA-Z0-9]+)*)['"`]/g)].map((m) => m[1]));
const prefixes = [...new Set([...source.matchAll(/`([a-z][a-z0-9-]*-)\$\{/g)].map((m) => m[1]))];
const suffixed = [...new Set([...source.matchAll(/`\$\{[^}]+\}(-[a-z-]+)`/g)].map((m) => m[1]))];
const called = new Set([...source.matchAll(/\bt\(\s*'([^']+)'/g)].map((m) => m[1]));

const games = readdirSync(join(root, 'tatami/games')).filter((g) => existsSync(join(root, 'tatami/games', g, 'text', 'en.ftl')));
const titled = readdirSync(join(web, 'src/games')).filter((g) => existsSync(join(web, 'src/games', g, 'text')));
const rooms = ['web/src/text', ...titled.map((g) => `web/src/games/${g}/text`), ...games.map((g) => `tatami/games/${g}/text`)];
const known = new Set();
for (const dir of rooms) {
  const all = new Map(LANGUAGES.map((l) => [l, read(join(root, dir, `${l}.ftl`))]));
  const english = all.get('en');
  for (const id of english.keys()) known.add(id);
  const quotedHere = new Set([...english.values()].flatMap((m) => [...m.refs]));
  for (const [language, texts] of all) {
    for (const id of english.keys()) {
      if (!texts.has(id)) problems.push(`${dir}/${language}.ftl: ${id} is missing`);
      else {
        const want = deep(id, english);
        const have = deep(id, texts);
        for (const v of have) if (!want.has(v)) problems.push(`${dir}/${language}.ftl: ${id} uses $${v}, which English does not know`);
        for (const v of want) if (!have.has(v)) problems.push(`${dir}/${language}.ftl: ${id} does not use $${v}`);
      }
      for (const ref of texts.get(id)?.refs ?? [])
        if (!texts.has(ref)) problems.push(`${dir}/${language}.ftl: ${id} quotes ${ref}, which is not there`);
    }
    for (const id of texts.keys()) if (!english.has(id)) problems.push(`${dir}/${language}.ftl: ${id} is not in English`);
  }
  // a game without a board here is read by the terminal only, whose own tests look for leftovers
  const game = /^tatami\/games\/([^/]+)/.exec(dir)?.[1];
  if (game && !existsSync(join(web, 'src/games', game, 'index.ts'))) continue;
  for (const id of english.keys()) {
    const used =
      quoted.has(id) ||
      quotedHere.has(id) ||
      ENGINE.test(id) ||
      prefixes.some((p) => id.startsWith(p)) ||
      suffixed.some((s) => id.endsWith(s));
    if (!used) problems.push(`${dir}: ${id} is used nowhere`);
  }
}
for (const id of called) if (!known.has(id)) problems.push(`web/src: t('${id}') has no text`);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  console.error(`${problems.length} problem(s) in the texts`);
  process.exit(1);
}
console.log(`${known.size} texts in ${LANGUAGES.length} languages: all there, all used`);
