/** Functions that read a view. No rules here. */
import { isOneOf } from "../../../core/choices";
import { entriesOf, keysOf } from "../../../core/records";
import type { Area, Component, Counts, Facts, InventionFacts, Lab, View } from "./types";

export const labsOf = (facts: Facts) => keysOf(facts.labs);

/** What a place sells, and the shops that sell a component. */
export const componentIn = (facts: Facts, place: string) =>
  isOneOf(keysOf(facts.shops), place) ? facts.shops[place] : undefined;
export const shopsOf = (facts: Facts, component: Component) =>
  keysOf(facts.shops).filter((place) => facts.shops[place] === component);

export function invention(facts: Facts, number: number): InventionFacts {
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
export function queue(view: View, place: Area): number[] {
  const came = view.arrival.map((row, seat) => ({ seat, at: row[place] })).filter(({ at }) => at > 0);
  return came.sort((a, b) => a.at - b.at).map(({ seat }) => seat);
}

/** The invention a lab works on, if the viewer may know it. */
export const workIn = (view: View, seat: number, lab: Lab) => view.figures.labs[seat]?.[lab] ?? null;

/** Each component of a recipe by itself. */
export const pieces = (counts: Counts) =>
  entriesOf(counts).flatMap(([kind, count]) => Array.from({ length: count }, (_, i) => ({ kind, i })));

/** An amount in the florins of the box, the largest first. */
export function coins(facts: Facts, florins: number): { worth: number; i: number }[] {
  const purse: { worth: number; i: number }[] = [];
  let left = florins;
  for (const worth of facts.coins)
    for (let i = 0; left >= worth; i++, left -= worth) purse.push({ worth, i });
  return purse;
}
