/** Functions that read a view. No rules here. */
import type { Choice } from "../../../core/choices";
import type { ActionFacts, CardFacts, CityFacts, Facts, GameEvent, Kind, SymbolName, View } from "./types";

function found<T>(list: readonly T[], which: (one: T) => boolean, what: string | number): T {
  const one = list.find(which);
  if (!one) throw new RangeError(`There is no ${what}`);
  return one;
}
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
    leonardo ? 99 : (facts.colours[kind]?.indexOf(colour ?? "") ?? 0);
  return (view.cards[seat] ?? [])
    .map((name) => card(facts, name))
    .filter((one) => one.kind === kind)
    .sort((a, b) => rank(a) - rank(b));
}

/** Whether a choice is what a symbol offers. */
export function answers(choice: Choice, symbol: SymbolName, facts: Facts): boolean {
  if (choice.name === "take") return card(facts, String(choice.args.card)).kind === symbol;
  if (choice.name === "draw") return symbol === "city";
  return choice.name === "coins" && symbol.startsWith("coin");
}

/** The two cards of a pair by their numbers, and back. */
export const pairOf = (pair: string) => pair.split("+").map(Number);
export const asPair = (cards: readonly number[]) => [...cards].sort((a, b) => a - b).join("+");

/** The viewer's neighbours: to the left, where hands go, and to the right, where they come from. */
export const leftOf = (view: View, seat: number) => (seat + 1) % view.players;
export const rightOf = (view: View, seat: number) => (seat + view.players - 1) % view.players;

/** The cities in the order in which they came to the table, as far as it was told. */
export function road(view: View, events: readonly GameEvent[]): string[] {
  const told = events.filter(({ event }) => event === "opened" || event === "placed");
  const order = told.map((event) => String(event.city));
  const at = (name: string) => (order.includes(name) ? order.indexOf(name) : -1);
  return [...view.cities].sort((a, b) => at(a) - at(b));
}
