/** Who sits in front of this browser. */
import { api } from './api';
import { socket } from './socket.svelte';
import type { Person } from './wire';

class Me {
  person = $state.raw<Person | null>(null);
  known = $state(false);

  async load(): Promise<void> {
    try {
      this.person = (await api.me()).person;
    } finally {
      this.known = true;
    }
  }

  /** Make sure there is a name to play under; a guest session is opened when there is none. */
  async ensure(name: string): Promise<Person> {
    // somebody quick must not become a guest only because the server has not said yet who they are
    if (!this.known) await this.load().catch(() => undefined);
    if (this.person) return this.person;
    this.person = (await api.guest(name)).person;
    socket.renew(); // the socket was opened by nobody; it must know who speaks
    return this.person;
  }
}
export const me = new Me();
