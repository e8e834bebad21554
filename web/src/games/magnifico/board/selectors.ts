/** Functions that read a view. No rules here. */
import { entriesOf, keysOf } from "../../../core/records";
import type { CardFacts, Facts, Move, Project, Territory, Troop, View } from "./types";

export const TROOPS: readonly Troop[] = ["soldiers", "tanks", "airplanes"];
export const seatsOf = (view: View) => Array.from({ length: view.players }, (_, seat) => seat);
export const inBattle = (view: View) => view.defender >= 0;

export function cardFacts(facts: Facts, card: string): CardFacts {
  const found = facts.cards.find((one) => one.card === card);
  if (!found) throw new RangeError(`There is no card ${card}`);
  return found;
}
/** The cards of a row of counts, each by itself. */
export const each = (counts: Partial<Record<Project, number>> = {}) =>
  entriesOf(counts).flatMap(([card, count]) => Array.from({ length: count }, (_, i) => ({ card, i })));

export function landOf(facts: Facts, area: Territory) {
  const land = facts.territories.find(({ territory }) => territory === area);
  if (!land) throw new RangeError(`There is no territory ${area}`);
  return land;
}
/** By land, by sea, or not at all. */
export function way(facts: Facts, from: Territory, to: Territory): "land" | "sea" | null {
  const { by_land, by_sea } = landOf(facts, from);
  if (by_land.includes(to)) return "land";
  return by_sea.includes(to) ? "sea" : null;
}

/** What a move costs the viewer, in florins; null for what has no price. */
export function price(view: View, move: Move): number | null {
  const prices = view.seat === null ? undefined : view.figures.prices[view.seat];
  if (!prices) return null;
  switch (move.name) {
    case "activate":
      return prices.activate[move.args.card] ?? null;
    case "build_tank":
    case "build_airplane":
    case "build_tower":
    case "build_castle":
    case "invade":
    case "attack":
      return prices[move.name];
    default:
      return null;
  }
}

export interface Journey {
  from: Territory;
  to: Territory;
  seat: number;
  soldiers: number;
  tanks: number;
  airplanes: number;
}
/** Troops that have gone from one territory to another between two views; nothing if it was something else. */
export function journey(before: View, after: View): Journey | null {
  if (inBattle(after) && !inBattle(before) && after.origin && after.target)
    return {
      from: after.origin,
      to: after.target,
      seat: after.turn_of,
      soldiers: after.army_soldiers,
      tanks: after.army_tanks,
      airplanes: after.army_airplanes,
    };
  if (inBattle(before) || inBattle(after)) return null;
  const areas = keysOf(after.owner);
  const gone = (area: Territory, troop: Troop) => before[troop][area] - after[troop][area];
  const left = areas.filter((area) => TROOPS.some((troop) => gone(area, troop) > 0));
  const joined = areas.filter((area) => TROOPS.some((troop) => gone(area, troop) < 0));
  const [from, to] = [left[0], joined[0]];
  if (left.length !== 1 || joined.length !== 1 || !from || !to) return null;
  const moved = (troop: Troop) => gone(from, troop);
  return {
    from,
    to,
    seat: after.owner[from],
    soldiers: moved("soldiers"),
    tanks: moved("tanks"),
    airplanes: moved("airplanes"),
  };
}
