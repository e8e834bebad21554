/** A soft tick when it is the viewer's turn. Off by default. */
const KEY = "sound";
let audio: AudioContext | undefined;

export const soundOn = (): boolean => localStorage.getItem(KEY) === "on";

export function setSound(on: boolean): void {
  if (on) localStorage.setItem(KEY, "on");
  else localStorage.removeItem(KEY);
  if (on) tick(); // browsers allow sounds only after one that starts with a click
}

export function tick(): void {
  if (!soundOn()) return;
  audio ??= new AudioContext();
  const [tone, volume, start] = [audio.createOscillator(), audio.createGain(), audio.currentTime];
  tone.type = "triangle";
  tone.frequency.setValueAtTime(660, start);
  tone.frequency.exponentialRampToValueAtTime(440, start + 0.12);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.12, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.25);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.3);
}
