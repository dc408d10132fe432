/** Small wooden knocks, only if the reader asked for sound: one at a move, two when it is the reader's turn. */
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

function knock(tones: readonly (readonly [at: number, pitch: number, loud: number])[]): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  // a page that was opened without a touch has to ask once more
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  const now = context.currentTime;
  for (const [at, pitch, loud] of tones) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0.0001, now + at);
    gain.gain.exponentialRampToValueAtTime(loud, now + at + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + at + 0.22);
    tone.connect(gain).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + 0.25);
  }
}

/** Somebody moved. */
export function moved(): void {
  knock([[0, 330, 0.09]]);
}
/** It is the reader's turn. */
export function yourTurn(): void {
  knock([
    [0, 520, 0.18],
    [0.13, 690, 0.18],
  ]);
}
