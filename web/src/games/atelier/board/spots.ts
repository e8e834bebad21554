/** Where on the board each choice is made. A choice that has no spot is offered as text. */
import { matching } from "../../../core/choices";
import { cardFacts, colourAt, spacesOf } from "./selectors";
import type { Card, Choice, Easel, Facts, Move, Pile, View } from "./types";

/** What a card that lies there can be used for; `paintsFrom` is the pile that is painted from. */
export function usesOf(
  choices: readonly Choice[],
  paintsFrom: Pile | null,
  pile: Pile,
  card: Card,
): Choice[] {
  const names: Choice["name"][] = pile === "table" ? ["take"] : pile === "hand" ? ["discard"] : [];
  if (paintsFrom === pile) names.push("paint");
  return matching(choices, names, { card });
}
export const paintsAt = (choices: readonly Choice[], easel: Easel, space: number) =>
  matching(choices, ["paint"], { easel, space });

const ON_THE_BOARD: readonly Choice["name"][] = ["take", "draw", "discard", "paint"];
const NO_MORE: readonly Choice["name"][] = ["done"];
/** The choices to list as buttons. Claims are included because the wall may be out of sight. Done is last. */
export function inWords(choices: readonly Choice[]): Choice[] {
  const listed = choices.filter(({ name }) => !ON_THE_BOARD.includes(name));
  return listed.sort((a, b) => Number(NO_MORE.includes(a.name)) - Number(NO_MORE.includes(b.name)));
}

/** The move that a click on an unusable card probably means, to ask why it is illegal. */
export function attemptWith(card: Card, pile: Pile, view: View, facts: Facts): Move {
  if (pile !== view.figures.paints_from) {
    if (pile === "table") return { name: "take", args: { card } };
    if (pile === "hand") return { name: "discard", args: { card } };
  }
  const places = facts.easels.flatMap((easel) =>
    spacesOf(view, facts, easel)
      .filter(({ colour }) => colour === cardFacts(facts, card).colour)
      .map(({ space }) => ({ easel, space, bare: view.bare[easel].includes(space) })),
  );
  const { easel, space } = places.find(({ bare }) => bare) ??
    places[0] ?? { easel: "left" as const, space: 1 };
  return { name: "paint", args: { card, easel, space } };
}

/** The same for a space: with the selected card, or one of its colour. */
export function attemptAt(
  easel: Easel,
  space: number,
  held: Card | null,
  view: View,
  facts: Facts,
): Move | null {
  const colour = colourAt(view, facts, easel, space);
  const piles = {
    table: view.table,
    drawn: view.drawn ? [view.drawn] : [],
    hand: view.hand[view.seat ?? -1] ?? [],
  };
  const alike = facts.cards.filter((one) => one.colour === colour).map(({ name }) => name);
  const there = piles[view.figures.paints_from ?? "hand"].find((one) => alike.includes(one));
  const card = held ?? there ?? alike[0];
  return card ? { name: "paint", args: { card, easel, space } } : null;
}
