/** Tooltips for everything that lies on a table: on hover, on focus, on a long press. */
import type { Attachment } from 'svelte/attachments';
import { announcer } from './announce.svelte';

export interface Tip {
  title: string;
  lines?: string[];
  /** Shown as a mark: this component is reconstructed, not copied from a printed source. */
  reconstructed?: boolean;
}

class Tips {
  shown = $state.raw<{ tip: Tip; box: DOMRect } | null>(null);
  /** Later, because a focused thing that disappears tells so in the middle of drawing. */
  hide(): void {
    queueMicrotask(() => {
      this.shown = null;
    });
  }
}
export const tips = new Tips();

const HOVER_MS = 260;
const PRESS_MS = 480;

export function tip(make: () => Tip | null): Attachment<Element> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      const made = make();
      if (made && node.isConnected) tips.shown = { tip: made, box: node.getBoundingClientRect() };
    };
    const later = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(show, ms);
    };
    const leave = () => {
      clearTimeout(timer);
      timer = undefined;
      tips.hide();
    };
    // only a pointer that moves asks: what appears under a resting one stays silent
    const enter = (event: Event) => {
      if ((event as PointerEvent).pointerType === 'mouse' && timer === undefined) later(HOVER_MS);
    };
    const down = (event: Event) => {
      if ((event as PointerEvent).pointerType !== 'mouse') later(PRESS_MS);
      else leave();
    };
    const focus = () => {
      if (!node.matches(':focus-visible')) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        show();
        const lines = tips.shown?.tip.lines ?? [];
        if (lines.length > 0) announcer.say(lines.join(' '));
      }, 200);
    };
    const pairs: [string, (e: Event) => void][] = [
      ['pointermove', enter],
      ['pointerout', leave],
      ['pointerdown', down],
      ['pointercancel', leave],
      ['focus', focus],
      ['blur', leave],
    ];
    for (const [name, run] of pairs) node.addEventListener(name, run);
    return () => {
      clearTimeout(timer);
      for (const [name, run] of pairs) node.removeEventListener(name, run);
    };
  };
}
