/** What is read aloud for each part of the board, and the previews in words. */
import type { Speech } from "../../../core/speech";
import { cardAt, colourAt, masteryOf } from "./reading";
import type { Easel, Facts, Figures, Gain, View } from "./types";

export function list(speech: Speech, parts: string[]): string {
  return new Intl.ListFormat(speech.words.language).format(parts);
}
export const cards = (speech: Speech, names: readonly string[]) =>
  list(
    speech,
    names.map((card) => speech.name("card", card)),
  );

export function spaceLabel(speech: Speech, view: View, facts: Facts, easel: Easel, space: number): string {
  const card = cardAt(view, facts, easel, space);
  return speech.say(card ? "space-painted" : "space-bare", {
    space,
    easel: { kind: "easel", value: easel },
    colour: speech.name("colour", colourAt(view, facts, easel, space)),
    card: card ? speech.name("card", card) : "",
  });
}

/** "2 × red, 1 × blue": the combination of a mastery. */
export function combination(speech: Speech, facts: Facts, name: string): string {
  const { need, bonus } = masteryOf(facts, name);
  const parts = bonus.map((colour) =>
    speech.say("cards-of", {
      count: need.filter((one) => one === colour).length,
      colour: speech.name("colour", colour),
    }),
  );
  return list(speech, parts);
}

export function masteryLabel(speech: Speech, view: View, facts: Facts, name: string, open: boolean): string {
  const owner = view.masteries.findIndex((names) => names.includes(name));
  const parts = [
    speech.say("mastery-label", {
      mastery: speech.name("mastery", name),
      cards: combination(speech, facts, name),
    }),
  ];
  if (owner >= 0) parts.push(speech.say("mastery-owner", { seat: { kind: "seat", value: owner } }));
  if (open) parts.push(speech.say("spot-open"));
  return parts.join(" ");
}

/** What everybody sees of a player; `known` are the cards of the hand that all have seen. */
export function playerLabel(speech: Speech, view: View, seat: number, known: readonly string[]): string {
  const parts = [
    speech.say("player-label", {
      seat: { kind: "seat", value: seat },
      esteem: view.esteem[seat] ?? 0,
      count: view.hand_size[seat] ?? 0,
    }),
  ];
  if (known.length) parts.push(speech.say("player-known", { cards: cards(speech, known) }));
  if (view.leonardo === seat) parts.push(speech.title("has-leonardo") + ".");
  if (view.help === seat) parts.push(speech.title("has-help") + ".");
  const names = (kind: string, of: readonly string[]) =>
    list(
      speech,
      of.map((one) => speech.name(kind, one)),
    );
  const [paintings, masteries] = [view.completed[seat] ?? [], view.masteries[seat] ?? []];
  if (paintings.length) parts.push(speech.say("player-paintings", { names: names("painting", paintings) }));
  if (masteries.length) parts.push(speech.say("player-masteries", { names: names("mastery", masteries) }));
  return parts.join(" ");
}

/** What has been earned so far in the Paint action. */
export const soFar = (speech: Speech, tally: Figures["tally"]) =>
  tally ? speech.say("tally", { ...tally }) : "";
/** What a card would bring on a space. */
export function foretold(speech: Speech, { esteem, painting }: Gain): string {
  return painting
    ? speech.say("gain-painting", { points: painting, esteem })
    : speech.say("gain-esteem", { esteem });
}
