/** Where on the board each choice is shown. A choice that has no spot is offered as text. */
import { isOneOf } from "../../../core/choices";
import { componentIn, labsOf, shopsOf } from "./selectors";
import type { Choice, Facts, Move, Place, View } from "./types";

/** A place of the city, a lab, "deck", `invention-8` or `seat-2`. */
export type Spot = string;

export const atInvention = (number: number | string) => `invention-${number}`;
/** The invention that a spot shows; 0 if it shows none. */
export const inventionOf = (spot: Spot) => Number(/^invention-(\d+)$/.exec(spot)?.[1] ?? 0);
export const atSeat = (seat: number | string) => `seat-${seat}`;

type Name = Choice["name"];
/** Simple choices that are also buttons under the prompt. */
const IN_WORDS_TOO: readonly Name[] = ["benefit", "take", "hire", "improve", "leonardo", "collect", "look"];
const NO_MORE: readonly Name[] = ["pass", "done"];
/** Choices that have their own panel. */
export const PANELS: readonly Name[] = ["bid", "arrange"];

export function spotsOf(choice: Choice, facts: Facts): Spot[] {
  switch (choice.name) {
    case "send":
    case "master":
    case "settle":
    case "lift":
      return [choice.args.place];
    case "take":
      return shopsOf(facts, choice.args.component);
    case "hire":
      return ["academy"];
    case "improve":
      return ["workshop"];
    case "benefit":
    case "collect":
      return ["council"];
    case "look":
      return ["deck"];
    case "leonardo":
      return [atSeat(choice.args.seat)];
    case "cancel":
    case "announce":
      return [facts.labs[choice.args.lab]];
    case "start":
      return [facts.labs[choice.args.lab], atInvention(choice.args.invention)];
    default:
      return [];
  }
}

/** A choice that sends people to a place, if it is one. */
export const sentTo = (choice: Choice | null, place: Place) =>
  (choice?.name === "send" || choice?.name === "master") && choice.args.place === place ? choice : null;

export function bySpot(choices: readonly Choice[], facts: Facts): Map<Spot, Choice[]> {
  const spots = new Map<Spot, Choice[]>();
  for (const choice of choices)
    for (const spot of spotsOf(choice, facts)) spots.set(spot, [...(spots.get(spot) ?? []), choice]);
  return spots;
}

/** The choices to list as buttons, so that every choice can be made somewhere. Ending the turn comes last. */
export function inWords(choices: readonly Choice[], facts: Facts): Choice[] {
  const listed = choices.filter(
    (choice) =>
      !PANELS.includes(choice.name) && (IN_WORDS_TOO.includes(choice.name) || !spotsOf(choice, facts).length),
  );
  return listed.sort((a, b) => Number(NO_MORE.includes(a.name)) - Number(NO_MORE.includes(b.name)));
}

/** The move that a click on a spot without choices probably means, to ask why it is illegal. */
export function attempt(spot: Spot, view: View, facts: Facts): Move | null {
  const number = inventionOf(spot);
  const seat = /^seat-(\d+)$/.exec(spot)?.[1];
  const lab = labsOf(facts).find((which) => facts.labs[which] === spot);
  if (number) return { name: "start", args: { lab: view.figures.idle[0] ?? "small", invention: number } };
  if (seat) return { name: "leonardo", args: { seat: Number(seat) } };
  if (spot === "deck") return { name: "look", args: {} };
  if (lab && view.phase === "announcing") return { name: "announce", args: { lab } };
  if (lab && view.phase === "laboratory") return { name: "cancel", args: { lab } };
  if (isOneOf(facts.areas, spot)) {
    if (view.phase === "settling") return { name: "settle", args: { place: spot } };
    if (view.phase === "moving") return { name: "lift", args: { seat: view.seat ?? 0, place: spot } };
  }
  const component = componentIn(facts, spot);
  if (view.phase === "offer" || view.phase === "buying" || view.phase === "favour_components") {
    if (component) return { name: "take", args: { component } };
    if (spot === "academy") return { name: "hire", args: {} };
  }
  return isOneOf(facts.places, spot) ? { name: "send", args: { count: 1, place: spot } } : null;
}
