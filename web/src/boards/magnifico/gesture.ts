/** A march is sent in several moves; the viewer makes it in one gesture. What is already said waits here for its turn. */
import type { Choice } from "../../core/choices";
import { MARCHING } from "./reading";
import type { Facts, Troop, View } from "./types";

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

/**
 * The numbers that are still to be said, in the order in which they are asked. Of the one asked now the table says
 * which are possible; of the later ones this is what stands there and the army's printed limit.
 */
export function numbers(view: View, facts: Facts, choices: readonly Choice[]): Map<Troop, Range> {
  const asked = new Map<Troop, Range>();
  const origin = view.origin ?? "";
  const seat = view.seat ?? -1;
  const usable = {
    soldiers: 0,
    tanks: view.tank_card[seat] ? (view.tanks[origin] ?? 0) : 0,
    airplanes: view.airplane_card[seat] ? (view.airplanes[origin] ?? 0) : 0,
  };
  const most = view.verb === "attack" ? facts.limits.army_machines : Infinity;
  for (const troop of ["soldiers", "tanks", "airplanes"] as const) {
    if (MARCHING.indexOf(view.phase) > MARCHING.indexOf(troop)) continue;
    const counts = choices.filter((c) => c.name === troop).map((c) => Number(c.args.count));
    if (counts.length) asked.set(troop, rangeOf(counts));
    else if (troop !== view.phase && usable[troop])
      asked.set(troop, { least: 0, most: Math.min(usable[troop], most) });
  }
  return asked;
}

/** A fair beginning: all who can go to war or move, and one soldier to take what is empty. */
export function first(view: View, troop: Troop, { least, most }: Range): number {
  if (view.verb === "invade") return troop === "soldiers" ? Math.max(1, least) : 0;
  return most;
}

/** The largest army that could set out from a territory. */
export function largest(view: View, facts: Facts, origin: string): Record<Troop, number> {
  const seat = view.owner[origin] ?? -1;
  const { army_soldiers, army_machines } = facts.limits;
  const tanks = Math.min(army_machines, view.tank_card[seat] ? (view.tanks[origin] ?? 0) : 0);
  const planes = view.airplane_card[seat] ? (view.airplanes[origin] ?? 0) : 0;
  return {
    soldiers: Math.min(army_soldiers, Math.max(0, (view.soldiers[origin] ?? 0) - 1)),
    tanks,
    airplanes: Math.min(army_machines - tanks, planes),
  };
}
