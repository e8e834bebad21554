/**
 * The position of each visible card. Cards of one colour and value are alike; here each has its own number, so that it
 * can travel from the table to a hand and from there to an easel.
 */
import { cardAt, seatsOf, spacesOf } from "./selectors";
import type { Card, Easel, Facts, View } from "./types";

/** "table", "drawn", "discards", `hand-2` or `left-3`. */
export type Place = string;
export const handOf = (seat: number): Place => `hand-${seat}`;
export const placeOf = (easel: Easel, space: number): Place => `${easel}-${space}`;

export interface Piece {
  id: number;
  card: Card;
  /** Where it comes from, if it was not in sight before. */
  from: Place | undefined;
}
export type Lay = Map<Place, Piece[]>;

function seen(view: View, facts: Facts, known: Card[][]): Map<Place, Card[]> {
  const places = new Map<Place, Card[]>([
    ["table", view.table],
    ["drawn", view.drawn ? [view.drawn] : []],
    ["discards", view.discards],
  ]);
  for (const seat of seatsOf(view))
    places.set(handOf(seat), view.hand[seat] ?? (known[seat] ?? []).slice(0, view.hand_size[seat]));
  for (const easel of facts.easels)
    for (const { space } of spacesOf(view, facts, easel)) {
      const card = cardAt(view, facts, easel, space);
      if (card) places.set(placeOf(easel, space), [card]);
    }
  return places;
}

/** Removes and returns the first match in a list. */
function pull<T>(list: T[], fits: (one: T) => boolean): T | undefined {
  const i = list.findIndex(fits);
  return i < 0 ? undefined : list.splice(i, 1)[0];
}

/** The new positions: cards that can stay do; a card that has gone appears where an equal card is new. */
export function relay(before: Lay, view: View, facts: Facts, known: Card[][]): Lay {
  const left = [...before].map(([place, pieces]): [Place, Piece[]] => [place, [...pieces]]);
  const gone = new Map(left);
  let next = 1 + Math.max(0, ...[...before.values()].flat().map(({ id }) => id));
  const wanted = [...seen(view, facts, known)].map(([place, cards]) => {
    const missing = [...cards];
    const stay = (before.get(place) ?? []).filter(
      ({ id, card }) =>
        pull(missing, (one) => one === card) && pull(gone.get(place) ?? [], (one) => one.id === id),
    );
    return { place, stay, missing };
  });
  const free = [...gone.values()].flat();
  return new Map(
    wanted.map(({ place, stay, missing }) => [
      place,
      [...stay, ...missing.map((card) => pull(free, (one) => one.card === card) ?? fresh(place, card))],
    ]),
  );

  function fresh(place: Place, card: Card): Piece {
    const own = view.seat !== null && place === handOf(view.seat);
    const fromDeck = place === "table" || place === "drawn" || own;
    const from = fromDeck ? "deck" : place.startsWith("hand") ? undefined : handOf(view.active);
    return { id: next++, card, from };
  }
}
