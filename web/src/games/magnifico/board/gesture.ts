/** A march is sent in several moves; the viewer makes it in one gesture. What is already said waits here for its turn. */
import { matching } from "../../../core/choices";
import type { Army, Choice, Territory, Troop, View } from "./types";

export interface Plan {
  to?: Territory;
  soldiers?: number;
  tanks?: number;
  airplanes?: number;
}
const TROOPS = ["soldiers", "tanks", "airplanes"] as const;

/** The choice that continues a plan, and the rest of the plan; null if the question is another. */
export function following(plan: Plan, choices: readonly Choice[]): { choice: Choice; rest: Plan } | null {
  const { to, ...rest } = plan;
  const aim = matching(choices, ["to"]).find(({ args }) => args.territory === to);
  if (aim) return { choice: aim, rest };
  for (const troop of TROOPS) {
    const { [troop]: wanted, ...others } = plan;
    const choice = matching(choices, [troop]).find(({ args }) => args.count === wanted);
    if (choice) return { choice, rest: others };
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
  for (const troop of view.figures.march?.unsaid ?? []) {
    const counts = matching(choices, [troop]).map((c) => c.args.count);
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
export const largest = (view: View): Army =>
  view.figures.march?.largest ?? { soldiers: 0, tanks: 0, airplanes: 0 };
