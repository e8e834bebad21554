/** A march is sent in several moves; the viewer makes it in one gesture. What is already said waits here for its turn. */
import type { Choice } from "../../../core/choices";
import { MARCHING, TROOPS } from "./selectors";
import type { Troop, View } from "./types";

export interface Plan {
  to?: string;
  soldiers?: number;
  tanks?: number;
  airplanes?: number;
}
const PARTS = ["to", "soldiers", "tanks", "airplanes"] as const;

/** The choice that goes on with a plan, and what is left of it; nothing if the question is another. */
export function following(plan: Plan, choices: readonly Choice[]): { choice: Choice; rest: Plan } | null {
  for (const part of PARTS) {
    const wanted = plan[part];
    if (wanted === undefined) continue;
    const choice = choices.find((c) => c.name === part && (c.args.territory ?? c.args.count) === wanted);
    if (choice) return { choice, rest: { ...plan, [part]: undefined } };
  }
  return null;
}

export interface Range {
  least: number;
  most: number;
}
const rangeOf = (counts: number[]): Range => ({ least: Math.min(...counts), most: Math.max(...counts) });

/** The numbers that are still to be said, in the order in which they are asked: of the one asked now those on offer. */
export function numbers(view: View, choices: readonly Choice[]): Map<Troop, Range> {
  const asked = new Map<Troop, Range>();
  for (const troop of TROOPS) {
    if (MARCHING.indexOf(view.phase) > MARCHING.indexOf(troop)) continue;
    const counts = choices.filter((c) => c.name === troop).map((c) => Number(c.args.count));
    const later = troop === view.phase ? 0 : Math.min(view.figures.march?.[troop] ?? 0, room(view, Infinity));
    if (counts.length) asked.set(troop, rangeOf(counts));
    else if (later) asked.set(troop, { least: 0, most: later });
  }
  return asked;
}

/** How many machines may go with this number of soldiers. */
export function room(view: View, soldiers: number): number {
  const machines = view.figures.march?.machines;
  return machines?.[Math.min(soldiers, machines.length - 1)] ?? Infinity;
}

/** A fair beginning: all who can go to war or move, and one soldier to take what is empty. */
export function first(view: View, troop: Troop, { least, most }: Range): number {
  if (view.verb === "invade") return troop === "soldiers" ? Math.max(1, least) : 0;
  return most;
}

/** The largest army that could set out now. */
export function largest(view: View): Record<Troop, number> {
  const { soldiers, tanks, airplanes } = view.figures.march ?? { soldiers: 0, tanks: 0, airplanes: 0 };
  const machines = room(view, soldiers);
  const armed = Math.min(tanks, machines);
  return { soldiers, tanks: armed, airplanes: Math.min(airplanes, machines - armed) };
}
