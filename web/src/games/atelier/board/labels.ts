/** What is read aloud for each part of the board, and the previews as text. */
import type { Translator } from "../../../core/translator";
import { cardAt, colourAt, masteryOf } from "./selectors";
import type { Card, Easel, Facts, Figures, Gain, Mastery, View } from "./types";

export function list(translator: Translator, parts: string[]): string {
  return new Intl.ListFormat(translator.messages.language).format(parts);
}
export const cards = (translator: Translator, names: readonly Card[]) =>
  list(
    translator,
    names.map((card) => translator.name("card", card)),
  );

export function spaceLabel(
  translator: Translator,
  view: View,
  facts: Facts,
  easel: Easel,
  space: number,
): string {
  const [card, colour] = [cardAt(view, facts, easel, space), colourAt(view, facts, easel, space)];
  return translator.say(card ? "space-painted" : "space-bare", {
    space,
    easel: { kind: "easel", value: easel },
    colour: colour ? translator.name("colour", colour) : "",
    card: card ? translator.name("card", card) : "",
  });
}

/** "2 × red, 1 × blue": the combination of a mastery. */
export function combination(translator: Translator, facts: Facts, name: Mastery): string {
  const { need, bonus } = masteryOf(facts, name);
  const parts = bonus.map((colour) =>
    translator.say("cards-of", {
      count: need.filter((one) => one === colour).length,
      colour: translator.name("colour", colour),
    }),
  );
  return list(translator, parts);
}

export function masteryLabel(
  translator: Translator,
  view: View,
  facts: Facts,
  name: Mastery,
  open: boolean,
): string {
  const owner = view.masteries.findIndex((names) => names.includes(name));
  const parts = [
    translator.say("mastery-label", {
      mastery: translator.name("mastery", name),
      cards: combination(translator, facts, name),
    }),
  ];
  if (owner >= 0) parts.push(translator.say("mastery-owner", { seat: { kind: "seat", value: owner } }));
  if (open) parts.push(translator.say("spot-open"));
  return parts.join(" ");
}

/** What everybody sees of a player; `known` are the cards of the hand that all have seen. */
export function playerLabel(
  translator: Translator,
  view: View,
  seat: number,
  known: readonly Card[],
): string {
  const parts = [
    translator.say("player-label", {
      seat: { kind: "seat", value: seat },
      esteem: view.esteem[seat] ?? 0,
      count: view.hand_size[seat] ?? 0,
    }),
  ];
  if (known.length) parts.push(translator.say("player-known", { cards: cards(translator, known) }));
  if (view.leonardo === seat) parts.push(translator.title("has-leonardo") + ".");
  if (view.help === seat) parts.push(translator.title("has-help") + ".");
  const names = (kind: string, of: readonly string[]) =>
    list(
      translator,
      of.map((one) => translator.name(kind, one)),
    );
  const [paintings, masteries] = [view.completed[seat] ?? [], view.masteries[seat] ?? []];
  if (paintings.length)
    parts.push(translator.say("player-paintings", { names: names("painting", paintings) }));
  if (masteries.length)
    parts.push(translator.say("player-masteries", { names: names("mastery", masteries) }));
  return parts.join(" ");
}

/** What has been earned so far in the Paint action. */
export const soFar = (translator: Translator, tally: Figures["tally"]) =>
  tally ? translator.say("tally", { ...tally }) : "";
/** What a card would bring on a space. */
export function foretold(translator: Translator, { esteem, painting }: Gain): string {
  return painting
    ? translator.say("gain-painting", { points: painting, esteem })
    : translator.say("gain-esteem", { esteem });
}
