/** The players of a full table of a game, as its view tells them. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const READ = `
import json, sys
import tatami
game = tatami.game(sys.argv[1])
print(json.dumps(game.new(max(game.info.seats), 1).view(None)["table"]["players"]))
`;

export function players(game: string): unknown[] {
  const cwd = fileURLToPath(new URL('../../..', import.meta.url));
  return JSON.parse(execFileSync('python3', ['-c', READ, game], { cwd, encoding: 'utf8', maxBuffer: 1 << 24 })) as unknown[];
}
