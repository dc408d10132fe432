/** What the server can play; asked once, content once per game. */
import { api } from './api';
import type { GameInfo } from './wire';

class Games {
  list = $state.raw<GameInfo[]>([]);
  /** asked: nothing known yet; there: the list is the server's; away: it did not answer. */
  state = $state<'asked' | 'there' | 'away'>('asked');
  #asked: Promise<void> | null = null;
  #content = new Map<string, Promise<unknown>>();

  load(): Promise<void> {
    this.#asked ??= api
      .games()
      .then((answer) => {
        this.list = answer.games;
        this.state = 'there';
      })
      .catch((error: unknown) => {
        this.#asked = null;
        this.state = 'away';
        throw error;
      });
    return this.#asked;
  }

  get(id: string): GameInfo | undefined {
    return this.list.find((g) => g.id === id);
  }

  content(id: string): Promise<unknown> {
    let asked = this.#content.get(id);
    if (!asked) {
      asked = api.content(id);
      this.#content.set(id, asked);
      asked.catch(() => this.#content.delete(id));
    }
    return asked;
  }
}
export const games = new Games();
