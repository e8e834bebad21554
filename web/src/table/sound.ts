/** A tick when it is the viewer's turn. Off by default. */
import { volume } from "../core/settings.svelte";

const LOUDNESS = { off: 0, soft: 0.04, normal: 0.12, loud: 0.35 } as const;
const CALL_STEP = 0.16; // seconds between two notes
let audio: AudioContext | undefined;

export function tick(): void {
  const loudness = LOUDNESS[volume.chosen];
  if (!loudness) return;
  audio ??= new AudioContext();
  const [tone, gain, start] = [audio.createOscillator(), audio.createGain(), audio.currentTime];
  tone.type = "triangle";
  tone.frequency.setValueAtTime(660, start);
  tone.frequency.exponentialRampToValueAtTime(440, start + 0.12);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loudness, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.25);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.3);
}

/** Three rising notes that call the user to a table. They have their own setting, as they are asked for. */
export function ring(): void {
  audio ??= new AudioContext();
  for (const [n, frequency] of [440, 554, 659].entries()) {
    const [tone, gain, start] = [
      audio.createOscillator(),
      audio.createGain(),
      audio.currentTime + n * CALL_STEP,
    ];
    tone.type = "triangle";
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(LOUDNESS.normal, start + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.4);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.45);
  }
}
