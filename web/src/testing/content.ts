/** The real content files, read for unit tests the way the server does. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const READ = `
import json, pathlib, sys, tomllib
files = pathlib.Path(sys.argv[1]).glob("*.toml")
print(json.dumps({path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in files}))
`;

export function content(game: string): unknown {
  const folder = fileURLToPath(new URL(`../../../tatami/games/${game}/content`, import.meta.url));
  return JSON.parse(execFileSync('python3', ['-c', READ, folder], { encoding: 'utf8' }));
}
