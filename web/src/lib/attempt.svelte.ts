/** Something that is sent once at a time: whether it is under way, and what went wrong with it. */
import { errorWords } from './words';

export class Attempt {
  busy = $state(false);
  problem = $state('');

  async run(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problem = '';
    try {
      await work();
    } catch (error) {
      this.problem = errorWords(error);
    } finally {
      this.busy = false;
    }
  }
}
