/** Functions that read a view. No rules here. */
import type {
  ActionFacts,
  CardFacts,
  Choice,
  City,
  CityFacts,
  Facts,
  GameEvent,
  Kind,
  SymbolName,
  View,
} from "./types";

function found<T>(list: readonly T[], which: (one: T) => boolean, what: string | number): T {
  const one = list.find(which);
  if (!one) throw new RangeError(`There is no ${what}`);
  return one;
}
/** All seats. */
export const seatsOf = (view: View) => Array.from({ length: view.players }, (_, seat) => seat);
export const card = (facts: Facts, name: string): CardFacts =>
  found(facts.cards, (one) => one.name === name, name);
export const city = (facts: Facts, name: string): CityFacts =>
  found(facts.cities, (one) => one.name === name, name);
export const action = (facts: Facts, number: number): ActionFacts =>
  found(facts.actions, (one) => one.number === number, number);

/** The colour of a card's wash; Leonardo's own is his red chalk. */
export const tintOf = ({ colour, leonardo }: CardFacts) =>
  colour ? `var(--card-${colour})` : leonardo ? "var(--chalk)" : "var(--wash)";

/** A seat's cards of a kind as they lie before it: by colour, those with the face of Leonardo last. */
export function laid(view: View, facts: Facts, seat: number, kind: Kind): CardFacts[] {
  const rank = ({ colour, leonardo }: CardFacts) =>
    leonardo || colour === null ? 99 : (facts.colours[kind]?.indexOf(colour) ?? 0);
  return (view.cards[seat] ?? [])
    .map((name) => card(facts, name))
    .filter((one) => one.kind === kind)
    .sort((a, b) => rank(a) - rank(b));
}

/** Whether a choice is what a symbol calls for. */
export function answers(choice: Choice, symbol: SymbolName, facts: Facts): boolean {
  const { move, kind } = facts.calls[symbol];
  return choice.name === move && (choice.name !== "take" || card(facts, choice.args.card).kind === kind);
}

/** The two cards of a pair by their numbers, and back. */
export const pairOf = (pair: string) => pair.split("+").map(Number);
export const asPair = (cards: readonly number[]) => [...cards].sort((a, b) => a - b).join("+");

/** In the draft: who gets a seat's hand next, and whose hand comes to it. */
export const passesTo = (view: View, seat: number) => view.figures.passes_to?.[seat];
export const comesFrom = (view: View, seat: number) => view.figures.passes_to?.indexOf(seat);

/** The cities in the order in which they came to the table, as far as it was told. */
export function road(view: View, events: readonly GameEvent[]): City[] {
  const order = events.flatMap((told) =>
    told.event === "opened" || told.event === "placed" ? [told.city] : [],
  );
  return [...view.cities].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}
