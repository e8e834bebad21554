/** What can be read off a view, as anybody at the table would: no move is judged here. */
import {
  EASELS,
  type Easel,
  type Facts,
  type Happening,
  type Mastery,
  type Painting,
  type View,
} from "./types";

export const seatsOf = (view: View) => Array.from({ length: view.players }, (_, seat) => seat);
/** Clockwise from the viewer's left; all of them for somebody who watches. */
export function rivalsOf({ seat, players }: View): number[] {
  const all = Array.from({ length: players }, (_, i) => ((seat ?? players - 1) + 1 + i) % players);
  return seat === null ? all : all.slice(0, -1);
}

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

/** The bonus printed on the esteem card for so much esteem. */
export const levelAt = (facts: Facts, esteem: number) =>
  Math.max(...facts.levels.filter((level) => level.esteem <= esteem).map(({ bonus }) => bonus));
/** How many of a player's masteries show a colour. */
export const mastered = (view: View, facts: Facts, seat: number, colour: string) =>
  (view.masteries[seat] ?? []).filter((name) => masteryOf(facts, name).bonus.includes(colour)).length;

export const forLeonardo = (view: View) => view.phase === "leonardo" || view.phase === "drawn";

export interface Tally {
  cards: number;
  level: number;
  mastery: number;
  total: number;
}
/** What the player at work has earned so far in this Paint action, were it to end now. */
export function tally(view: View, facts: Facts): Tally {
  let [cards, mastery] = [0, 0];
  for (const easel of EASELS)
    for (const space of view.fresh[easel]) {
      cards += view.canvas[easel][space - 1] ?? 0;
      mastery += mastered(view, facts, view.active, colourAt(view, facts, easel, space));
    }
  const level = view.earned_bonus && !cards ? 0 : levelAt(facts, view.esteem[view.active] ?? 0);
  return { cards, level, mastery, total: cards + level + mastery };
}

/** What a card would bring on a space: a painting and its points, or so much esteem. For Leonardo it brings nothing. */
export interface Gain {
  esteem: number;
  painting: number;
}
export function gain(view: View, facts: Facts, card: string, easel: Easel, space: number): Gain {
  const name = view.easel[easel];
  if (forLeonardo(view) || !name) return { esteem: 0, painting: 0 };
  const before = view.phase === "painting" ? tally(view, facts).total : 0;
  const last = view.bare[easel].length === 1;
  const canvas = { ...view.canvas, [easel]: view.canvas[easel].with(space - 1, valueOf(card)) };
  const fresh = { ...view.fresh, [easel]: last ? [] : [...view.fresh[easel], space] };
  const after = tally({ ...view, canvas, fresh }, facts).total;
  return { esteem: after - before, painting: last ? paintingOf(facts, name).points : 0 };
}

/** How much may still be taken from the table. */
export function allowance(view: View, facts: Facts): number {
  if (view.phase === "taking") return view.allowance;
  return view.help === view.active ? facts.take_limit_with_help : facts.take_limit;
}

/** What all have seen of each hand: cards taken from the table or shown, and not yet gone. */
export function knownHands(events: readonly Happening[], players: number): string[][] {
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
  paintings: string[];
  achievements: string[];
  total: number;
  /** Whether the three parts of esteem are known. */
  told: boolean;
}
/** A player's score, line by line, as the table told it. */
export function scoreLines(view: View, facts: Facts, events: readonly Happening[], seat: number): Lines {
  const mine = (name: string) => events.filter(({ event, who }) => event === name && who === seat);
  const sum = (key: string) => mine("scored").reduce((all, one) => all + Number(one[key]), 0);
  const [cards, level, mastery] = [sum("points"), sum("level"), sum("mastery")];
  const esteem = view.esteem[seat] ?? 0;
  const paintings = view.completed[seat] ?? [];
  const earned = paintings.reduce((all, name) => all + paintingOf(facts, name).points, 0);
  const achievements = mine("fulfilled").map(({ achievement }) => String(achievement));
  const total = view.scores?.[seat] ?? esteem + earned;
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
