/** Where on the board each choice is shown. A choice that has no spot is offered as text. */
import type { Choice } from "../../../core/choices";
import { action, answers } from "./selectors";
import type { Facts, View } from "./types";

/**
 * `card-mona_lisa`, `action-6`, `city-vinci`, `seat-2`, "pack" of the cities, "bank", and of the turn going on
 * `symbol-1`, `symbol-2` and "effect".
 */
export type Spot = string;

const NO_MORE = ["pass", "done"];
/** Choices that the hand shows: two cards are lifted one by one. */
export const PANELS = ["keep"];
/** Choices made by a single click if there is no other. */
export const AT_ONCE = ["coins"];

/** The kind of a spot and its name. */
export function parts(spot: Spot): [string, string] {
  const dash = spot.indexOf("-");
  return dash < 0 ? [spot, ""] : [spot.slice(0, dash), spot.slice(dash + 1)];
}

/** The symbols of the turn that are still to be done, by their spots; an effect comes before all else. */
export function symbolsLeft(view: View, facts: Facts): [Spot, string][] {
  if (view.effect) return [["effect", view.effect]];
  if (view.card === null) return [];
  return action(facts, view.card)
    .symbols.map((symbol, i): [Spot, string] => [`symbol-${i + 1}`, symbol])
    .filter((_, i) => !view.used.includes(i + 1));
}

function own({ name, args }: Choice): Spot[] {
  if (name === "play") return [`action-${args.action}`];
  if (name === "take") return [`card-${args.card}`];
  if (name === "place") return [`city-${args.city}`];
  if (name === "draw") return ["pack"];
  return name === "coins" ? ["bank"] : [];
}

export function spotsOf(choice: Choice, view: View, facts: Facts): Spot[] {
  const symbols = symbolsLeft(view, facts).filter(([, symbol]) => answers(choice, symbol, facts));
  return [...own(choice), ...symbols.map(([spot]) => spot)];
}

export function bySpot(choices: readonly Choice[], view: View, facts: Facts): Map<Spot, Choice[]> {
  const spots = new Map<Spot, Choice[]>();
  for (const choice of choices)
    for (const spot of spotsOf(choice, view, facts)) spots.set(spot, [...(spots.get(spot) ?? []), choice]);
  return spots;
}

/** The choices to list as buttons, so that every choice can be made somewhere. Ending the turn comes last. */
export function inWords(choices: readonly Choice[], view: View, facts: Facts): Choice[] {
  const listed = choices.filter((c) => !PANELS.includes(c.name) && !spotsOf(c, view, facts).length);
  return listed.sort((a, b) => Number(NO_MORE.includes(a.name)) - Number(NO_MORE.includes(b.name)));
}

/** The move that a click on a spot without choices probably means, to ask why it is illegal; null if none. */
export function attempt(spot: Spot, view: View, facts: Facts): Pick<Choice, "name" | "args"> | null {
  const [kind, name] = parts(spot);
  if (kind === "pack") return { name: "draw", args: {} };
  if (kind === "bank") return { name: "coins", args: {} };
  if (kind === "action") return { name: "play", args: { action: Number(name) } };
  if (kind === "card")
    return Object.values(view.row).flat().includes(name) ? { name: "take", args: { card: name } } : null;
  if (kind !== "symbol" || view.card === null) return null;
  const symbol = action(facts, view.card).symbols[Number(name) - 1] ?? "";
  if (symbol === "city") return { name: "draw", args: {} };
  if (symbol.startsWith("coin")) return { name: "coins", args: {} };
  const first = view.row[symbol]?.find((one) => one !== null);
  return first ? { name: "take", args: { card: first } } : null;
}
