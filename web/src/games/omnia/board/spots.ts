/** Where on the board each choice is shown. A choice that has no spot is offered as text. */
import { isOneOf } from "../../../core/choices";
import { action, answers } from "./selectors";
import type { Choice, Facts, Move, SymbolName, View } from "./types";

/**
 * `card-mona_lisa`, `action-6`, `city-vinci`, `seat-2`, "pack" of the cities, "bank", and of the turn going on
 * `symbol-1`, `symbol-2` and "effect".
 */
export type Spot = string;

type Name = Choice["name"];
const NO_MORE: readonly Name[] = ["pass", "done"];
/** Choices that the hand shows: two cards are lifted one by one. */
export const PANELS: readonly Name[] = ["keep"];
/** Choices made by a single click if there is no other. */
export const AT_ONCE: readonly Name[] = ["coins"];

/** The kind of a spot and its name. */
export function parts(spot: Spot): [string, string] {
  const dash = spot.indexOf("-");
  return dash < 0 ? [spot, ""] : [spot.slice(0, dash), spot.slice(dash + 1)];
}

/** The symbols of the turn that are still to be done, by their spots. */
export const symbolsLeft = (view: View) =>
  view.figures.left.map(({ place, symbol }): [Spot, SymbolName] => [
    place ? `symbol-${place}` : "effect",
    symbol,
  ]);

function own(choice: Choice): Spot[] {
  if (choice.name === "play") return [`action-${choice.args.action}`];
  if (choice.name === "take") return [`card-${choice.args.card}`];
  if (choice.name === "place") return [`city-${choice.args.city}`];
  if (choice.name === "draw") return ["pack"];
  return choice.name === "coins" ? ["bank"] : [];
}

export function spotsOf(choice: Choice, view: View, facts: Facts): Spot[] {
  const symbols = symbolsLeft(view).filter(([, symbol]) => answers(choice, symbol, facts));
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
export function attempt(spot: Spot, view: View, facts: Facts): Move | null {
  const [kind, name] = parts(spot);
  if (kind === "pack") return { name: "draw", args: {} };
  if (kind === "bank") return { name: "coins", args: {} };
  if (kind === "action") return { name: "play", args: { action: Number(name) } };
  const faceUp = Object.values(view.row)
    .flat()
    .filter((one) => one !== null);
  if (kind === "card") return isOneOf(faceUp, name) ? { name: "take", args: { card: name } } : null;
  const symbol =
    kind === "symbol" && view.card !== null ? action(facts, view.card).symbols[Number(name) - 1] : undefined;
  if (!symbol) return null;
  const call = facts.calls[symbol];
  if (call.move !== "take") return { name: call.move, args: {} };
  const first = call.kind && view.row[call.kind].find((one) => one !== null);
  return first ? { name: "take", args: { card: first } } : null;
}
