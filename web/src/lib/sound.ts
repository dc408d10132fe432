/** A small wooden knock when it is your turn; only if the reader asked for sound. */
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

export function chime(): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [at, pitch] of [
    [0, 520],
    [0.13, 690],
  ] as const) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0.0001, now + at);
    gain.gain.exponentialRampToValueAtTime(0.18, now + at + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + at + 0.22);
    tone.connect(gain).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + 0.25);
  }
}
