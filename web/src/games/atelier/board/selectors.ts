/** Functions that read a view. No rules here. */
import type { Easel, Facts, Gain, GameEvent, Mastery, Painting, View } from "./types";

export const seatsOf = (view: View) => Array.from({ length: view.players }, (_, seat) => seat);

export const colourOf = (card: string) => card.slice(0, card.lastIndexOf("_"));
export const valueOf = (card: string) => Number(card.slice(card.lastIndexOf("_") + 1));

export function paintingOf(facts: Facts, name: string): Painting {
  const found = facts.paintings.find((one) => one.name === name);
  if (!found) throw new RangeError(`There is no painting ${name}`);
  return found;
}
export function masteryOf(facts: Facts, name: string): Mastery {
  const found = facts.masteries.find((one) => one.name === name);
  if (!found) throw new RangeError(`There is no mastery ${name}`);
  return found;
}
export const pointsFor = (facts: Facts, achievement: string) =>
  facts.achievements.find(({ name }) => name === achievement)?.points ?? 0;

/** The spaces around the painting on an easel, from 1 on; none where no painting stands. */
export function spacesOf(view: View, facts: Facts, easel: Easel): { space: number; colour: string }[] {
  const name = view.easel[easel];
  return name ? paintingOf(facts, name).ring.map((colour, i) => ({ space: i + 1, colour })) : [];
}
export const colourAt = (view: View, facts: Facts, easel: Easel, space: number) =>
  spacesOf(view, facts, easel)[space - 1]?.colour ?? "";
/** The card on a space, or null. */
export function cardAt(view: View, facts: Facts, easel: Easel, space: number): string | null {
  const value = view.canvas[easel][space - 1];
  return value ? `${colourAt(view, facts, easel, space)}_${value}` : null;
}

/** What a card would bring on a space, if it earns anything there. */
export const gainOf = (view: View, card: string, easel: Easel, space: number): Gain | null =>
  view.figures.gains.find((one) => one.card === card && one.easel === easel && one.space === space) ?? null;

/** The known cards of each hand: taken from the table or shown, and still there. */
export function knownHands(events: readonly GameEvent[], players: number): string[][] {
  const hands: string[][] = Array.from({ length: players }, () => []);
  let claim: { who: number; shown: string[] } | null = null;
  const count = (cards: string[], card: string) => cards.filter((one) => one === card).length;
  for (const { event, who, card } of events) {
    const hand = hands[Number(who)];
    const name = String(card);
    if (event === "claimed") claim = { who: Number(who), shown: [] };
    else if (event !== "shown") claim = null;
    if (!hand) continue;
    if (event === "took") hand.push(name);
    else if (event === "shown" && claim !== null && claim.who === who) {
      // Of a claim's cards some may have been known before.
      claim.shown.push(name);
      if (count(claim.shown, name) > count(hand, name)) hand.push(name);
    } else if (event === "shown") hand.push(name);
    else if ((event === "painted" || event === "discarded") && hand.includes(name))
      hand.splice(hand.indexOf(name), 1);
  }
  return hands;
}

export interface Lines {
  cards: number;
  level: number;
  mastery: number;
  esteem: number;
  /** The points of the paintings completed. */
  paintings: number;
  achievements: string[];
  total: number;
  /** Whether the three parts of esteem are known. */
  told: boolean;
}
/** A player's score, line by line, from the events. */
export function scoreLines(view: View, events: readonly GameEvent[], seat: number): Lines {
  const mine = (name: string) => events.filter(({ event, who }) => event === name && who === seat);
  const sum = (key: string) => mine("scored").reduce((all, one) => all + Number(one[key]), 0);
  const [cards, level, mastery] = [sum("points"), sum("level"), sum("mastery")];
  const esteem = view.esteem[seat] ?? 0;
  const paintings = view.figures.paintings[seat] ?? 0;
  const achievements = mine("fulfilled").map(({ achievement }) => String(achievement));
  const total = view.scores?.[seat] ?? 0;
  return {
    cards,
    level,
    mastery,
    esteem,
    paintings,
    achievements,
    total,
    told: cards + level + mastery === esteem,
  };
}
