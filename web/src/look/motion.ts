/**
 * The chosen speed of animations. With reduced motion in the system they are off, unless a speed is chosen here.
 *
 * Durations are numbers here and nowhere else. They are never read back from a style sheet: a build may write 260ms as
 * .26s. Style sheets get them as `--travel`, and `data-motion` on the root.
 */
export const SPEEDS = ["off", "calm", "quick"] as const;
export type Speed = (typeof SPEEDS)[number];
const KEY = "motion";
const REDUCED = "(prefers-reduced-motion: reduce)";

/** Milliseconds that a piece travels. */
const TRAVEL: Record<Speed, number> = { off: 0, calm: 300, quick: 160 };
/** Milliseconds from one of the others' moves to the next, when they are played on the board. */
const BEAT: Record<Speed, number> = { off: 0, calm: 1300, quick: 650 };

const wishesLess = (): boolean => typeof matchMedia !== "function" || matchMedia(REDUCED).matches;

/** The chosen speed; by default calm, or off where the system asks for less motion. */
export function chosenSpeed(): Speed {
  const kept = localStorage.getItem(KEY);
  return SPEEDS.find((speed) => speed === kept) ?? (wishesLess() ? "off" : "calm");
}

export function chooseSpeed(speed: Speed): void {
  localStorage.setItem(KEY, speed);
  showSpeed();
}

export const travelTime = (): number => TRAVEL[chosenSpeed()];
export const beat = (): number => BEAT[chosenSpeed()];

/** Tells the style sheets. */
export function showSpeed(): void {
  const root = document.documentElement;
  root.dataset.motion = chosenSpeed();
  root.style.setProperty("--travel", `${travelTime()}ms`);
}

/** Shows the speed now and whenever the system's wish changes. */
export function followSystem(): void {
  showSpeed();
  if (typeof matchMedia === "function") matchMedia(REDUCED).addEventListener("change", showSpeed);
}
