/** What the server can play; asked once, content once per game. */
import { api } from './api';
import { t, text } from './text.svelte';
import type { Engine, GameInfo } from './wire';

class Games {
  /** In the order of the shelf; nothing before the server has told. */
  list = $state.raw<GameInfo[]>([]);
  /** What computer players think with, as the server last said. */
  engine = $state.raw<Engine | null>(null);
  /** asked: nothing known yet; there: the list is the server's; away: it did not answer. */
  state = $state<'asked' | 'there' | 'away'>('asked');
  #asked: Promise<void> | null = null;
  #content = new Map<string, Promise<unknown>>();

  load(): Promise<void> {
    this.#asked ??= api
      .games()
      .then((answer) => {
        this.list = answer.games;
        this.engine = answer.engine;
        this.state = 'there';
      })
      .catch((error: unknown) => {
        this.#asked = null;
        this.state = 'away';
        throw error;
      });
    return this.#asked;
  }

  async lookAtEngine(): Promise<void> {
    this.engine = (await api.games()).engine;
  }

  get(id: string): GameInfo | undefined {
    return this.list.find((g) => g.id === id);
  }

  /** A game's title in the reader's language, or as the server calls it. */
  title(id: string): string {
    const known = `title-${id.replaceAll('_', '-')}`;
    return text.has(known) ? t(known) : (this.get(id)?.title ?? id);
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
