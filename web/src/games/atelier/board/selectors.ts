/** Functions that read a view. No rules here. */
import type {
  Achievement,
  Card,
  CardFacts,
  Colour,
  Easel,
  Facts,
  Gain,
  GameEvent,
  MasteryFacts,
  PaintingFacts,
  View,
} from "./types";

export const seatsOf = (view: View) => Array.from({ length: view.players }, (_, seat) => seat);

export function cardFacts(facts: Facts, name: Card): CardFacts {
  const found = facts.cards.find((one) => one.name === name);
  if (!found) throw new RangeError(`There is no card ${name}`);
  return found;
}

export function paintingOf(facts: Facts, name: string): PaintingFacts {
  const found = facts.paintings.find((one) => one.name === name);
  if (!found) throw new RangeError(`There is no painting ${name}`);
  return found;
}
export function masteryOf(facts: Facts, name: string): MasteryFacts {
  const found = facts.masteries.find((one) => one.name === name);
  if (!found) throw new RangeError(`There is no mastery ${name}`);
  return found;
}
export const pointsFor = (facts: Facts, achievement: Achievement) =>
  facts.achievements.find(({ name }) => name === achievement)?.points ?? 0;

/** The spaces around the painting on an easel, from 1 on; none where no painting stands. */
export function spacesOf(view: View, facts: Facts, easel: Easel): { space: number; colour: Colour }[] {
  const name = view.easel[easel];
  return name ? paintingOf(facts, name).ring.map((colour, i) => ({ space: i + 1, colour })) : [];
}
export const colourAt = (view: View, facts: Facts, easel: Easel, space: number) =>
  spacesOf(view, facts, easel)[space - 1]?.colour ?? null;
/** The card on a space, or null. */
export function cardAt(view: View, facts: Facts, easel: Easel, space: number): Card | null {
  const [colour, value] = [colourAt(view, facts, easel, space), view.canvas[easel][space - 1]];
  return facts.cards.find((one) => one.colour === colour && one.value === value)?.name ?? null;
}

/** What a card would bring on a space, if it earns anything there. */
export const gainOf = (view: View, card: Card, easel: Easel, space: number): Gain | null =>
  view.figures.gains.find((one) => one.card === card && one.easel === easel && one.space === space) ?? null;

/** The known cards of each hand: taken from the table or shown, and still there. */
export function knownHands(events: readonly GameEvent[], players: number): Card[][] {
  const hands: Card[][] = Array.from({ length: players }, () => []);
  let claim: { who: number; shown: Card[] } | null = null;
  const count = (cards: Card[], card: Card) => cards.filter((one) => one === card).length;
  for (const told of events) {
    if (told.event === "claimed") claim = { who: told.who, shown: [] };
    else if (told.event !== "shown") claim = null;
    const hand = "who" in told ? hands[told.who] : undefined;
    if (!hand) continue;
    if (told.event === "took") hand.push(told.card);
    else if (told.event === "shown" && claim !== null && claim.who === told.who) {
      // Of a claim's cards some may have been known before.
      claim.shown.push(told.card);
      if (count(claim.shown, told.card) > count(hand, told.card)) hand.push(told.card);
    } else if (told.event === "shown") hand.push(told.card);
    else if ((told.event === "painted" || told.event === "discarded") && hand.includes(told.card))
      hand.splice(hand.indexOf(told.card), 1);
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
  achievements: Achievement[];
  total: number;
  /** Whether the three parts of esteem are known. */
  told: boolean;
}
/** A player's score, line by line, from the events. */
export function scoreLines(view: View, events: readonly GameEvent[], seat: number): Lines {
  const scored = events.filter((one) => one.event === "scored").filter(({ who }) => who === seat);
  const sum = (key: "points" | "level" | "mastery") => scored.reduce((all, one) => all + one[key], 0);
  const [cards, level, mastery] = [sum("points"), sum("level"), sum("mastery")];
  const esteem = view.esteem[seat] ?? 0;
  const paintings = view.figures.paintings[seat] ?? 0;
  const achievements = events.flatMap((one) =>
    one.event === "fulfilled" && one.who === seat ? [one.achievement] : [],
  );
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
