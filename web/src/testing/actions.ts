/** Every action of a game, as the engine names and describes it. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ActionWords } from '../lib/wire';

const READ = `
import json, sys
import tatami
space = tatami.game(sys.argv[1]).actions
told = ((space.name(id), *space.describe(id)) for id in range(len(space)))
print(json.dumps([{"id": id, "name": name, "family": family, "args": args} for id, (name, family, args) in enumerate(told)]))
`;

export function actions(game: string): ActionWords[] {
  const cwd = fileURLToPath(new URL('../../..', import.meta.url));
  return JSON.parse(execFileSync('python3', ['-c', READ, game], { cwd, encoding: 'utf8', maxBuffer: 1 << 24 })) as ActionWords[];
}
