/** Functions that read a view. No rules here. */
import type { Facts, Invention, Lab, View } from "./types";

export const LABS: readonly Lab[] = ["small", "large"];
const AT_COUNCIL = [
  "naming",
  "choosing",
  "moving",
  "settling",
  "collecting",
  "looking",
  "arranging",
  "buying",
];
const STEPS: Record<string, string[]> = {
  laboratory: ["laboratory"],
  assignment: ["assignment"],
  city: [...AT_COUNCIL, "council", "offer"],
  research: ["research", "announcing", "completing", "auction", "ending"],
};

/** The four parts of a turn, and the one the game is in. */
export const steps = Object.keys(STEPS);
export const stepOf = (phase: string) => steps.find((step) => STEPS[step]?.includes(phase));

/** The area that is being resolved. */
export function openArea(view: View): string | null {
  if (AT_COUNCIL.includes(view.phase)) return "council";
  return view.phase === "offer" ? view.area : null;
}

export function invention(facts: Facts, number: number): Invention {
  const found = facts.inventions[number - 1];
  if (!found) throw new RangeError(`There is no invention ${number}`);
  return found;
}

/** The weeks an invention takes this seat. */
export function need(view: View, seat: number, number: number): number {
  const weeks = view.figures.need[seat]?.[number - 1];
  if (weeks === undefined) throw new RangeError(`There is no invention ${number} for seat ${seat}`);
  return weeks;
}

/** The groups in an area in the order in which they came, the first next to the arrow. */
export function queue(view: View, place: string): number[] {
  const came = view.arrival.map((row, seat) => ({ seat, at: row[place] ?? 0 })).filter(({ at }) => at > 0);
  return came.sort((a, b) => a.at - b.at).map(({ seat }) => seat);
}

/** The invention a lab works on, if the viewer may know it. */
export const workIn = (view: View, seat: number, lab: Lab) => view.figures.labs[seat]?.[lab] ?? null;

/** Each component of a recipe by itself. */
export const pieces = (counts: Record<string, number>) =>
  Object.entries(counts).flatMap(([kind, count]) => Array.from({ length: count }, (_, i) => ({ kind, i })));

/** An amount in the florins of the box, the largest first. */
export function coins(florins: number): { worth: number; i: number }[] {
  const purse: { worth: number; i: number }[] = [];
  let left = florins;
  for (const worth of [20, 10, 5, 1])
    for (let i = 0; left >= worth; i++, left -= worth) purse.push({ worth, i });
  return purse;
}
