/** One polite voice for readers of the screen. */
class Announcer {
  text = $state('');
  #queue: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(line: string): void {
    this.#queue.push(line);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.text = this.#queue.join(' ');
      this.#queue = [];
    }, 120);
  }
}
export const announcer = new Announcer();
