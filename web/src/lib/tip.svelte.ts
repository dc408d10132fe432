/**
 * Tooltips for everything that lies on a table: on hover, on focus, on a long press.
 *
 * A finger that rests asks what a thing is; it does not choose it. The answer stays when the finger leaves, until the
 * next touch anywhere.
 */
import type { Attachment } from 'svelte/attachments';
import type { Chip } from '../games/types';
import { announcer } from './announce.svelte';

export interface Tip {
  title: string;
  lines?: string[];
  /** Shown as a mark: this component is reconstructed, not copied from a printed source. */
  reconstructed?: boolean;
  /** What choosing it would cost and bring. */
  chips?: Chip[];
}

class Tips {
  shown = $state.raw<{ tip: Tip; box: DOMRect } | null>(null);
  /** Shown by a long press: it stays until something else is touched. */
  held = false;
  /** Later, because a focused thing that disappears tells so in the middle of drawing. */
  hide(): void {
    this.held = false;
    queueMicrotask(() => {
      if (!this.held) this.shown = null;
    });
  }
}
export const tips = new Tips();

const HOVER_MS = 260;
const PRESS_MS = 480;
/** A finger that wanders further than this is scrolling or dragging. */
const SLACK = 10;

export function tip(make: () => Tip | null): Attachment<Element> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let press: { x: number; y: number } | null = null;
    /** The press that is still down has shown the tooltip: its click is no choice. */
    let answered = false;

    const show = () => {
      const made = make();
      if (made && node.isConnected) tips.shown = { tip: made, box: node.getBoundingClientRect() };
    };
    const stop = () => {
      clearTimeout(timer);
      timer = undefined;
      press = null;
    };
    const leave = () => {
      stop();
      if (!tips.held) tips.hide();
    };
    const hold = () => {
      show();
      if (!tips.shown) return;
      tips.held = true;
      answered = true;
      const { title, lines = [] } = tips.shown.tip;
      announcer.say([title, ...lines].join('. '));
    };
    const move = (event: PointerEvent) => {
      // only a pointer that moves asks: what appears under a resting one stays silent
      if (event.pointerType === 'mouse') {
        if (timer === undefined) timer = setTimeout(show, HOVER_MS);
      } else if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLACK) stop();
    };
    const down = (event: PointerEvent) => {
      leave();
      answered = false;
      if (event.pointerType === 'mouse' || !event.isPrimary) return;
      press = { x: event.clientX, y: event.clientY };
      timer = setTimeout(hold, PRESS_MS);
    };
    const up = () => {
      stop();
      // the click of this press comes at once or never
      setTimeout(() => (answered = false), 300);
    };
    const click = (event: MouseEvent) => {
      if (!answered) return;
      answered = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    /** A long press must not open the browser's own menu over ours. */
    const menu = (event: MouseEvent) => {
      if (press || answered) event.preventDefault();
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
    const pairs: [string, (e: never) => void, boolean][] = [
      ['pointermove', move, false],
      ['pointerout', leave, false],
      ['pointerdown', down, false],
      ['pointerup', up, false],
      ['pointercancel', leave, false],
      ['click', click, true],
      ['contextmenu', menu, false],
      ['focus', focus, false],
      ['blur', leave, false],
    ];
    for (const [name, run, capture] of pairs) node.addEventListener(name, run as EventListener, capture);
    return () => {
      clearTimeout(timer);
      for (const [name, run, capture] of pairs) node.removeEventListener(name, run as EventListener, capture);
    };
  };
}
