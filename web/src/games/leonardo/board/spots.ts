/** Where on the board each choice is shown. A choice that has no spot is offered as text. */
import type { Choice } from "../../../core/choices";
import type { Facts, Lab, View } from "./types";

/** A place of the city, a lab, "deck", `invention-8` or `seat-2`. */
export type Spot = string;

export const atInvention = (number: number | string) => `invention-${number}`;
export const atSeat = (seat: number | string) => `seat-${seat}`;

/** Simple choices that are also buttons under the prompt. */
const IN_WORDS_TOO = ["benefit", "take", "hire", "improve", "leonardo", "collect", "look"];
const NO_MORE = ["pass", "done"];
/** Choices that have their own panel. */
const PANELS = ["bid", "arrange"];

export function spotsOf({ name, args }: Choice, facts: Facts): Spot[] {
  switch (name) {
    case "send":
    case "master":
    case "settle":
    case "lift":
      return [String(args.place)];
    case "take":
      return Object.keys(facts.shops).filter((place) => facts.shops[place] === args.component);
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
      return [atSeat(args.seat ?? "")];
    case "cancel":
    case "announce":
      return [facts.labs[args.lab as Lab]];
    case "start":
      return [facts.labs[args.lab as Lab], atInvention(args.invention ?? "")];
    default:
      return [];
  }
}

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
export function attempt(spot: Spot, view: View, facts: Facts): Pick<Choice, "name" | "args"> {
  const number = /^invention-(\d+)$/.exec(spot)?.[1];
  const seat = /^seat-(\d+)$/.exec(spot)?.[1];
  const lab = (Object.keys(facts.labs) as Lab[]).find((which) => facts.labs[which] === spot);
  if (number) return { name: "start", args: { lab: freeLab(view), invention: Number(number) } };
  if (seat) return { name: "leonardo", args: { seat: Number(seat) } };
  if (spot === "deck") return { name: "look", args: {} };
  if (lab && view.phase === "announcing") return { name: "announce", args: { lab } };
  if (lab && view.phase === "laboratory") return { name: "cancel", args: { lab } };
  if (view.phase === "settling") return { name: "settle", args: { place: spot } };
  if (view.phase === "moving") return { name: "lift", args: { seat: view.seat ?? 0, place: spot } };
  const component = facts.shops[spot];
  if (view.phase === "offer" || view.phase === "buying" || view.phase === "favour_components") {
    if (component) return { name: "take", args: { component } };
    if (spot === "academy") return { name: "hire", args: {} };
  }
  return { name: "send", args: { count: 1, place: spot } };
}

/** A lab of the viewer to ask about: an idle one if possible. */
function freeLab(view: View): Lab {
  const seat = view.seat ?? 0;
  const idle = (lab: Lab) => (view.spaces[seat]?.[lab] ?? 0) > 0 && (view.weeks[seat]?.[lab] ?? 0) < 0;
  return !idle("small") && idle("large") ? "large" : "small";
}
