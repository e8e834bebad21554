/** Where on the board each choice is shown. A choice that has no spot is offered as text. */
import { isOneOf } from "../../../core/choices";
import { keysOf } from "../../../core/records";
import { cardFacts } from "./selectors";
import type { Card, Choice, Facts, Move, Territory, View } from "./types";

/** A territory, `store-walls` for a card of the viewer's store, or `offer-walls` for a card on auction. */
export type Spot = string;

export const inStore = (card: Card) => `store-${card}`;
export const onOffer = (card: Card) => `offer-${card}`;

/** The card that a spot or a thing shows; null if it shows none. */
export function cardOf(thing: string, facts: Facts): Card | null {
  if (!/^(store|offer|seen|kept)-/.test(thing)) return null;
  const name = thing.slice(thing.lastIndexOf("-") + 1);
  return facts.cards.find(({ card }) => card === name)?.card ?? null;
}

/** Choices that have their own sheet. */
type Name = Choice["name"];
export const MARCH: readonly Name[] = ["soldiers", "tanks", "airplanes"];
export const BATTLE: readonly Name[] = [
  "infantry", "tank", "air", "automaton", "cannons", "intercept", "paratrooper", "no_paratrooper", "cease", "withdraw", "abandon_tank", "abandon_airplane",
]; // prettier-ignore
const PANELS: readonly Name[] = ["bid", ...MARCH, ...BATTLE];
const NO_MORE: readonly Name[] = ["pass", "end"];
/** Choices made by a single click if there is no other; they can be undone. */
export const AT_ONCE: readonly Name[] = ["to", "reinforce"];

export function spotsOf(choice: Choice): Spot[] {
  if (choice.name === "activate") return [inStore(choice.args.card)];
  if (choice.name === "buy") return [onOffer(choice.args.card)];
  return "territory" in choice.args ? [choice.args.territory] : [];
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
export function marchesTo(area: Territory, choices: readonly Choice[], view: View): Choice[] {
  const departures = view.figures.towards[area] ?? [];
  return choices.filter((choice) =>
    departures.some(
      ({ verb, origin }) =>
        choice.name === verb && "territory" in choice.args && choice.args.territory === origin,
    ),
  );
}

/** Whether a spot is a territory. */
export const isLand = (view: View, spot: Spot): spot is Territory => isOneOf(keysOf(view.owner), spot);

/** The move that a click on a spot without choices probably means, to ask why it is illegal. */
export function attempt(spot: Spot, view: View, facts: Facts): Move | null {
  const card = /^(store|offer)-(.+)$/.exec(spot);
  if (card) return attemptWith(card[1] === "store", card[2] ?? "", facts);
  if (!isLand(view, spot)) return null;
  const args = { territory: spot };
  switch (view.phase) {
    case "founding":
      return { name: "found", args };
    case "reinforcing":
      return { name: "reinforce", args };
    case "aiming":
      return { name: "to", args };
    case "acting":
      return { name: view.owner[spot] < 0 ? "invade" : "attack", args };
    default:
      return null;
  }
}

function attemptWith(stored: boolean, name: string, facts: Facts): Move {
  const found = cardFacts(facts, name);
  if (stored && found.kind !== "tank" && found.kind !== "airplane")
    return { name: "activate", args: { card: found.card } };
  return { name: "buy", args: { card: found.card } };
}
