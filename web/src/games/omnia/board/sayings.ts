/** What is read aloud for each part of the board. */
import type { Speech } from "../../../core/speech";
import { card, city, laid } from "./reading";
import type { CardFacts, Facts, View } from "./types";

export function list(speech: Speech, parts: string[]): string {
  return new Intl.ListFormat(speech.words.language).format(parts);
}
export const goal = (speech: Speech, name: string) => speech.words.attribute(`city-${name}`, "goal");
export const coins = (speech: Speech, count: number) => speech.say("coins", { count });

/** Price, points and lightning of a card, each as a sentence. */
export function gives(speech: Speech, { cost, points, effect, leonardo }: CardFacts): string[] {
  const parts = [cost ? speech.say("face-cost", { count: cost }) : speech.say("face-free")];
  if (points) parts.push(speech.say("face-points", { count: points }));
  if (effect) parts.push(speech.say("face-effect", { symbol: { kind: "symbol", value: effect } }));
  if (leonardo) parts.push(speech.title("face-leonardo") + ".");
  return parts;
}

export function kindOf(speech: Speech, { kind, colour }: CardFacts): string {
  const name = speech.title(`symbol-${kind}`);
  return colour ? `${name}, ${speech.name("colour", colour)}` : name;
}

export function cardLabel(speech: Speech, facts: Facts, name: string): string {
  const face = card(facts, name);
  return [`${speech.name("card", name)}: ${kindOf(speech, face)}.`, ...gives(speech, face)].join(" ");
}

export function cityLabel(speech: Speech, view: View, name: string): string {
  const parts = [`${speech.name("city", name)}: ${goal(speech, name)}.`];
  const counts = view.figures.counts[name];
  if (counts) {
    const each = counts.map((count, seat) =>
      speech.say("road-count", { seat: { kind: "seat", value: seat }, count }),
    );
    parts.push(speech.say("road-counts", { counts: list(speech, each) }));
  }
  return parts.join(" ");
}

export function actionLabel(speech: Speech, number: number): string {
  return speech.say("hand-card", { action: { kind: "action", value: number } });
}

/** "Works: Mona Lisa, Annunciation." for each kind that a seat has. */
export function laidLabel(speech: Speech, view: View, facts: Facts, seat: number): string {
  const kinds = facts.kinds_of_card.map((kind) => {
    const names = laid(view, facts, seat, kind).map(({ name }) => speech.name("card", name));
    return names.length ? `${speech.say(`shelf-${kind}`)}: ${names.join(", ")}.` : "";
  });
  return kinds.filter(Boolean).join(" ");
}

export function playerLabel(speech: Speech, view: View, facts: Facts, seat: number): string {
  const parts = [
    speech.say("player-label", {
      seat: { kind: "seat", value: seat },
      coins: coins(speech, view.coins[seat] ?? 0),
      hand: speech.say("hand-count", { count: view.figures.hands[seat] ?? 0 }),
    }),
  ];
  if (view.first === seat) parts.push(speech.title("player-first") + ".");
  parts.push(laidLabel(speech, view, facts, seat));
  return parts.filter(Boolean).join(" ");
}

/** What a symbol of an action card would find on the table now. */
export function offers(speech: Speech, view: View, facts: Facts, symbol: string): string {
  if (symbol === "city") return speech.say("offers-city", { count: view.figures.draw });
  if (symbol.startsWith("coin")) return speech.say("bank-left", { count: view.bank });
  const row = (view.row[symbol] ?? []).filter((name) => name !== null);
  const names = row.map((name) => {
    const { cost } = card(facts, name);
    return speech.name("card", name) + (cost ? ` (${coins(speech, cost)})` : "");
  });
  return names.length ? list(speech, names) : speech.say("offers-none");
}

/** Of which kind a city's points are: for the most, or for each set. */
export const isMajority = (facts: Facts, name: string) => city(facts, name).type === "majority";
