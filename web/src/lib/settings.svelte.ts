/** What a person chose for this browser. Kept in localStorage; nothing here reaches the server. */
import type { Telling } from './beats';

export type Language = 'en' | 'cs' | 'ru';
export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'on' | 'off';

export const LANGUAGES: readonly Language[] = ['en', 'cs', 'ru'];

const KEY = 'tatami.settings';

interface Stored {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** A finished turn is confirmed without asking. */
  autoConfirm: boolean;
  /** What is no real choice is taken without asking (lib/trivial.ts). */
  trivial: boolean;
  /** Where several people share this screen and hands are hidden, it is handed over between their turns. */
  handOver: boolean;
  /** How fast the moves of others are told, one after the other. */
  telling: Telling;
}

function firstLanguage(): Language {
  for (const tag of navigator.languages ?? []) {
    const found = LANGUAGES.find((l) => tag.toLowerCase().startsWith(l));
    if (found) return found;
  }
  return 'en';
}

function load(): Stored {
  const fallback: Stored = {
    language: firstLanguage(),
    theme: 'auto',
    motion: 'auto',
    sound: false,
    autoConfirm: false,
    trivial: true,
    handOver: true,
    telling: 'normal',
  };
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const kept = raw && typeof raw === 'object' ? (raw as Partial<Stored>) : {};
    const all = { ...fallback, ...kept };
    return LANGUAGES.includes(all.language) ? all : { ...all, language: fallback.language };
  } catch {
    return fallback;
  }
}

class Settings {
  #now = $state<Stored>(load());

  get language(): Language {
    return this.#now.language;
  }
  get theme(): Theme {
    return this.#now.theme;
  }
  get motion(): Motion {
    return this.#now.motion;
  }
  get sound(): boolean {
    return this.#now.sound;
  }

  get autoConfirm(): boolean {
    return this.#now.autoConfirm;
  }
  get trivial(): boolean {
    return this.#now.trivial;
  }
  get handOver(): boolean {
    return this.#now.handOver;
  }
  get telling(): Telling {
    return this.#now.telling;
  }

  set(change: Partial<Stored>): void {
    this.#now = { ...this.#now, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#now));
    } catch {
      /* private windows may refuse: the choice then lasts for this page only */
    }
    this.apply();
  }

  /** Put theme, motion and language on the root element. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.#now.language;
    if (this.#now.theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = this.#now.theme;
    if (this.#now.motion === 'off') root.dataset.motion = 'off';
    else delete root.dataset.motion;
  }

  /** Whether pieces may travel: the person's word first, the system's wish second. */
  get moves(): boolean {
    if (this.#now.motion !== 'auto') return this.#now.motion === 'on';
    return !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
  /** Whether the moves of others are told one after the other: not where nothing may move. */
  get tells(): boolean {
    return this.moves && this.#now.telling !== 'off';
  }
}

export const settings = new Settings();
