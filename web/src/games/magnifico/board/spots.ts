/** Where on the board each choice is shown. A choice that has no spot is offered as text. */
import type { Choice } from "../../../core/choices";
import { way } from "./selectors";
import type { Facts, View } from "./types";

/** A territory, `store-walls` for a card of the viewer's store, or `offer-walls` for a card on auction. */
export type Spot = string;

export const inStore = (card: string | number) => `store-${card}`;
export const onOffer = (card: string | number) => `offer-${card}`;

/** Choices that have their own sheet. */
export const MARCH = ["soldiers", "tanks", "airplanes"];
export const BATTLE = [
  "infantry", "tank", "air", "automaton", "cannons", "intercept", "paratrooper", "no_paratrooper", "cease", "withdraw", "abandon_tank", "abandon_airplane",
]; // prettier-ignore
const PANELS = ["bid", ...MARCH, ...BATTLE];
const NO_MORE = ["pass", "end"];
/** Choices made by a single click if there is no other; they can be undone. */
export const AT_ONCE = ["to", "reinforce"];

export function spotsOf({ name, args }: Choice): Spot[] {
  if (name === "activate") return [inStore(args.card ?? "")];
  if (name === "buy") return [onOffer(args.card ?? "")];
  return args.territory === undefined ? [] : [String(args.territory)];
}

export function bySpot(choices: readonly Choice[]): Map<Spot, Choice[]> {
  const spots = new Map<Spot, Choice[]>();
  for (const choice of choices)
    for (const spot of spotsOf(choice)) spots.set(spot, [...(spots.get(spot) ?? []), choice]);
  return spots;
}

/** The choices to list as buttons, so that every choice can be made somewhere. Ending the turn comes last. */
export function inWords(choices: readonly Choice[]): Choice[] {
  const listed = choices.filter((choice) => !PANELS.includes(choice.name) && !spotsOf(choice).length);
  return listed.sort((a, b) => Number(NO_MORE.includes(a.name)) - Number(NO_MORE.includes(b.name)));
}

/** Marches that could end in a territory: the target was touched first, and the origin is still to be chosen. */
export function marchesTo(area: string, choices: readonly Choice[], view: View, facts: Facts): Choice[] {
  const owner = view.owner[area] ?? -1;
  if (owner === view.seat) return [];
  const verb = owner < 0 ? "invade" : "attack";
  return choices.filter((c) => c.name === verb && way(facts, String(c.args.territory), area) !== null);
}

/** The move that a click on a spot without choices probably means, to ask why it is illegal. */
export function attempt(spot: Spot, view: View): Pick<Choice, "name" | "args"> | null {
  const card = /^(store|offer)-(.+)$/.exec(spot);
  if (card) return { name: card[1] === "store" ? "activate" : "buy", args: { card: card[2] ?? "" } };
  if (!(spot in view.owner)) return null;
  const mine = view.owner[spot] === view.seat;
  const names: Record<string, string> = {
    founding: "found",
    reinforcing: "reinforce",
    aiming: "to",
    acting: mine ? "attack" : view.owner[spot] === -1 ? "invade" : "attack",
  };
  const name = names[view.phase];
  return name ? { name, args: { territory: spot } } : null;
}
