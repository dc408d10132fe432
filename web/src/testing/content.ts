/** The real content files, read for unit tests the way the server does. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Content } from '../games/white_castle/content';

const folder = fileURLToPath(new URL('../../../tatami/games/white_castle/content', import.meta.url));
const READ = 'import json,pathlib,sys,tomllib; print(json.dumps({p.stem: tomllib.loads(p.read_text(encoding="utf-8")) for p in pathlib.Path(sys.argv[1]).glob("*.toml")}))';

export function content(): Content {
  return new Content(JSON.parse(execFileSync('python3', ['-c', READ, folder], { encoding: 'utf8' })));
}
