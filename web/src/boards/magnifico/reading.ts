/** What can be read off a view, as anybody at the table would: no move is judged here. */
import type { Choice } from "../../core/choices";
import type { CardFacts, Facts, Troop, View } from "./types";

export const TROOPS: readonly Troop[] = ["soldiers", "tanks", "airplanes"];
export const MARCHING = ["aiming", "soldiers", "tanks", "airplanes"];
export const AT_AUCTION = ["bidding", "choosing"];
const STEPS: Record<string, string[]> = {
  income: ["income", "reinforcing"],
  auction: AT_AUCTION,
  turns: ["turn", "acting", ...MARCHING, "assault", "cannons", "intercepting", "dropping"],
  scoring: ["scoring"],
};

/** The parts of a round, and the one the game is in. */
export const steps = Object.keys(STEPS);
export const stepOf = (phase: string) => steps.find((step) => STEPS[step]?.includes(phase));

export const seatsOf = (view: View) => Array.from({ length: view.players }, (_, seat) => seat);
/** Clockwise from the owner of the Leonardo card. */
export const order = (view: View) =>
  seatsOf(view).map((i) => (Math.max(0, view.leonardo) + i) % view.players);
export const heldBy = (view: View, seat: number) =>
  Object.keys(view.owner).filter((area) => view.owner[area] === seat);
export const castlesOf = (view: View, seat: number) =>
  heldBy(view, seat).filter((area) => view.castle[area]).length;
export const inBattle = (view: View) => view.defender >= 0;

export function cardFacts(facts: Facts, card: string): CardFacts {
  const found = facts.cards.find((one) => one.card === card);
  if (!found) throw new RangeError(`There is no card ${card}`);
  return found;
}
/** The cards of a row of counts, each by itself. */
export const each = (counts: Record<string, number> = {}) =>
  Object.entries(counts).flatMap(([card, count]) => Array.from({ length: count }, (_, i) => ({ card, i })));

/** What a player's tank rolls and hits with, its upgrades counted in. */
export function tankOf(view: View, facts: Facts, seat: number): { dice: number; hits: number } | null {
  const card = view.tank_card[seat];
  if (!card) return null;
  const { dice = 0, hits = 0 } = cardFacts(facts, card);
  const has = (project: string) => view.in_play[seat]?.[project] ?? 0;
  return {
    dice: Math.max(1, dice - has("transmission")),
    hits: hits + has("cannon_lighter") + 2 * has("multi_cannon"),
  };
}
/** The hooks of a player's airplane, and how many are taken. */
export function hooksOf(view: View, facts: Facts, seat: number): { hooks: number; taken: number } | null {
  const card = view.airplane_card[seat];
  if (!card) return null;
  const taken = facts.cards
    .filter(({ kind }) => kind === "air_upgrade")
    .reduce((sum, one) => sum + (view.in_play[seat]?.[one.card] ?? 0), 0);
  return { hooks: cardFacts(facts, card).hooks ?? 0, taken };
}

/** How many hits the castle stops, as the facts list it by its towers and its owner's Walls. */
export function level(view: View, facts: Facts, area: string): number {
  if (!view.castle[area]) return 0;
  const walls = view.in_play[view.owner[area] ?? -1]?.walls ?? 0;
  return facts.levels[view.towers[area] ?? 0]?.[walls] ?? 0;
}

export function landOf(facts: Facts, area: string) {
  const land = facts.territories.find(({ territory }) => territory === area);
  if (!land) throw new RangeError(`There is no territory ${area}`);
  return land;
}
/** By land, by sea, or not at all. */
export function way(facts: Facts, from: string, to: string): "land" | "sea" | null {
  const [a, b] = [landOf(facts, from), landOf(facts, to)];
  if ([...a.borders, ...a.crossings].includes(to)) return "land";
  return a.seas.some((sea) => b.seas.includes(sea)) ? "sea" : null;
}

/** What a choice costs, in florins, as the price lists say; the owner of the Leonardo card builds for less. */
export function price(
  view: View,
  facts: Facts,
  { name, args }: Pick<Choice, "name" | "args">,
): number | null {
  const seat = view.seat ?? -1;
  const built = (cost: number) => Math.max(0, cost - (view.leonardo === seat ? facts.discount : 0));
  const machine = (card: string | null | undefined) => (card ? built(cardFacts(facts, card).cost) : null);
  switch (name) {
    case "activate":
      return built(cardFacts(facts, String(args.card)).cost);
    case "build_tank":
      return machine(view.tank_card[seat]);
    case "build_airplane":
      return machine(view.airplane_card[seat]);
    case "build_tower":
      return built(facts.prices.tower);
    case "build_castle":
      return built(facts.prices.castle);
    case "invade":
      return facts.prices.invasion;
    case "attack":
      return facts.prices.war;
    default:
      return null;
  }
}

export interface Journey {
  from: string;
  to: string;
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
  const areas = Object.keys(after.owner);
  const gone = (area: string, troop: Troop) => (before[troop][area] ?? 0) - (after[troop][area] ?? 0);
  const left = areas.filter((area) => TROOPS.some((troop) => gone(area, troop) > 0));
  const joined = areas.filter((area) => TROOPS.some((troop) => gone(area, troop) < 0));
  const [from, to] = [left[0], joined[0]];
  if (left.length !== 1 || joined.length !== 1 || !from || !to) return null;
  const moved = (troop: Troop) => gone(from, troop);
  return {
    from,
    to,
    seat: after.owner[from] ?? -1,
    soldiers: moved("soldiers"),
    tanks: moved("tanks"),
    airplanes: moved("airplanes"),
  };
}
