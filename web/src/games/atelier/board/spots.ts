/** Where on the board each choice is made. A choice that has no spot is offered as text. */
import { matching, type Choice } from "../../../core/choices";
import { colourAt, colourOf, spacesOf } from "./selectors";
import { EASELS, type Easel, type Facts, type View } from "./types";

/** Where a card lies that can be touched. */
export type Pile = "hand" | "table" | "drawn";

/** The pile that is painted from in a phase. */
export function paintedFrom(phase: string): Pile {
  return phase === "leonardo" ? "table" : phase === "drawn" ? "drawn" : "hand";
}

/** What a card that lies there can be used for. */
export function usesOf(choices: readonly Choice[], phase: string, pile: Pile, card: string): Choice[] {
  const names = pile === "table" ? ["take"] : pile === "hand" ? ["discard"] : [];
  if (paintedFrom(phase) === pile) names.push("paint");
  return matching(choices, names, { card });
}
export const paintsAt = (choices: readonly Choice[], easel: Easel, space: number) =>
  matching(choices, ["paint"], { easel, space });

const ON_THE_BOARD = ["take", "draw", "discard", "paint"];
const NO_MORE = ["done"];
/** The choices to list as buttons. Claims are included because the wall may be out of sight. Done is last. */
export function inWords(choices: readonly Choice[]): Choice[] {
  const listed = choices.filter(({ name }) => !ON_THE_BOARD.includes(name));
  return listed.sort((a, b) => Number(NO_MORE.includes(a.name)) - Number(NO_MORE.includes(b.name)));
}

export type Attempt = Pick<Choice, "name" | "args">;

/** The move that a click on an unusable card probably means, to ask why it is illegal. */
export function attemptWith(card: string, pile: Pile, view: View, facts: Facts): Attempt {
  if (pile === "table" && view.phase !== "leonardo") return { name: "take", args: { card } };
  if (pile === "hand" && (view.phase === "taking" || view.phase === "discarding"))
    return { name: "discard", args: { card } };
  const places = EASELS.flatMap((easel) =>
    spacesOf(view, facts, easel)
      .filter(({ colour }) => colour === colourOf(card))
      .map(({ space }) => ({ easel, space, bare: view.bare[easel].includes(space) })),
  );
  const { easel, space } = places.find(({ bare }) => bare) ?? places[0] ?? { easel: "left", space: 1 };
  return { name: "paint", args: { card, easel, space } };
}

/** The same for a space: with the selected card, or one of its colour. */
export function attemptAt(
  easel: Easel,
  space: number,
  held: string | null,
  view: View,
  facts: Facts,
): Attempt {
  const colour = colourAt(view, facts, easel, space);
  const pile = paintedFrom(view.phase);
  const cards =
    pile === "table"
      ? view.table
      : pile === "drawn"
        ? [view.drawn ?? ""]
        : (view.hand[view.seat ?? -1] ?? []);
  const card = held ?? cards.find((one) => colourOf(one) === colour) ?? `${colour}_1`;
  return { name: "paint", args: { card, easel, space } };
}
