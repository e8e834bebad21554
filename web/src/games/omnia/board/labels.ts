/** What is read aloud for each part of the board. */
import type { Translator } from "../../../core/translator";
import { card, laid } from "./selectors";
import type { Card, CardFacts, City, Facts, SymbolName, View } from "./types";

export function list(translator: Translator, parts: string[]): string {
  return new Intl.ListFormat(translator.messages.language).format(parts);
}
export const goal = (translator: Translator, name: City) =>
  translator.messages.attribute(`city-${name}`, "goal");
export const coins = (translator: Translator, count: number) => translator.say("coins", { count });

/** Price, points and lightning of a card, each as a sentence. */
export function gives(translator: Translator, { cost, points, effect, leonardo }: CardFacts): string[] {
  const parts = [cost ? translator.say("face-cost", { count: cost }) : translator.say("face-free")];
  if (points) parts.push(translator.say("face-points", { count: points }));
  if (effect) parts.push(translator.say("face-effect", { symbol: { kind: "symbol", value: effect } }));
  if (leonardo) parts.push(translator.title("face-leonardo") + ".");
  return parts;
}

export function kindOf(translator: Translator, { kind, colour }: CardFacts): string {
  const name = translator.title(`symbol-${kind}`);
  return colour ? `${name}, ${translator.name("colour", colour)}` : name;
}

export function cardLabel(translator: Translator, facts: Facts, name: Card): string {
  const face = card(facts, name);
  return [`${translator.name("card", name)}: ${kindOf(translator, face)}.`, ...gives(translator, face)].join(
    " ",
  );
}

export function cityLabel(translator: Translator, view: View, name: City): string {
  const parts = [`${translator.name("city", name)}: ${goal(translator, name)}.`];
  const counts = view.figures.counts[name];
  if (counts) {
    const each = counts.map((count, seat) =>
      translator.say("road-count", { seat: { kind: "seat", value: seat }, count }),
    );
    parts.push(translator.say("road-counts", { counts: list(translator, each) }));
  }
  const paid = view.figures.cities[name];
  if (paid) {
    const each = paid.map((count, seat) =>
      translator.say("road-count", { seat: { kind: "seat", value: seat }, count }),
    );
    parts.push(translator.say("road-points", { points: list(translator, each) }));
  }
  return parts.join(" ");
}

export function actionLabel(translator: Translator, number: number): string {
  return translator.say("hand-card", { action: { kind: "action", value: number } });
}

/** "Works: Mona Lisa, Annunciation." for each kind that a seat has. */
export function laidLabel(translator: Translator, view: View, facts: Facts, seat: number): string {
  const kinds = facts.kinds_of_card.map((kind) => {
    const names = laid(view, facts, seat, kind).map(({ name }) => translator.name("card", name));
    return names.length ? `${translator.say(`shelf-${kind}`)}: ${names.join(", ")}.` : "";
  });
  return kinds.filter(Boolean).join(" ");
}

export function playerLabel(translator: Translator, view: View, facts: Facts, seat: number): string {
  const parts = [
    translator.say("player-label", {
      seat: { kind: "seat", value: seat },
      coins: coins(translator, view.coins[seat] ?? 0),
      hand: translator.say("hand-count", { count: view.figures.hands[seat] ?? 0 }),
    }),
  ];
  if (view.first === seat) parts.push(translator.title("player-first") + ".");
  parts.push(laidLabel(translator, view, facts, seat));
  return parts.filter(Boolean).join(" ");
}

/** What a symbol of an action card would find on the table now. */
export function offers(translator: Translator, view: View, facts: Facts, symbol: SymbolName): string {
  const { move, kind } = facts.calls[symbol];
  if (move === "draw") return translator.say("offers-city", { count: view.figures.draw });
  if (move === "coins" || kind === null) return translator.say("bank-left", { count: view.bank });
  const row = view.row[kind].filter((name) => name !== null);
  const names = row.map((name) => {
    const { cost } = card(facts, name);
    return translator.name("card", name) + (cost ? ` (${coins(translator, cost)})` : "");
  });
  return names.length ? list(translator, names) : translator.say("offers-none");
}
