import { expect, test } from "vitest";
import { matching } from "../../../core/choices";
import { Translator } from "../../../core/translator";
import { LANGUAGES, loadMessages } from "../../../core/messages";
import { CARD_ART } from "./art/cards";
import { CITY_ART } from "./art/cities";
import { SYMBOLS, THEMES } from "./art/glyphs";
import { asPair, laid, pairOf, road } from "./selectors";
import { cardLabel, cityLabel, offers, playerLabel } from "./labels";
import { attempt, bySpot, inWords, PANELS, symbolsLeft } from "./spots";
import type { Choice, Facts, GameEvent, View } from "./types";

interface Scene {
  view: View;
  choices: Choice[];
  events: GameEvent[];
}
const files = import.meta.glob<Scene | Scene[]>(
  ["../fixtures/*.json", "!../fixtures/{facts,fields,sentences}.json"],
  {
    eager: true,
    import: "default",
  },
);
const FACTS = import.meta.glob<Facts>("../fixtures/facts.json", { eager: true, import: "default" })[
  "../fixtures/facts.json"
]!;
const scenes = Object.values(files).flat();
const scene = (name: string) => files[`../fixtures/${name}.json`] as Scene;
const SOURCES = import.meta.glob<string>(["./*.svelte", "./*.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test("every choice of every scene can be made: at a spot, in the hand or in words", () => {
  for (const { choices, view } of scenes) {
    const shown = new Set([
      ...[...bySpot(choices, view, FACTS).values()].flat(),
      ...inWords(choices, view, FACTS),
    ]);
    for (const choice of choices) expect(shown.has(choice) || PANELS.includes(choice.name)).toBe(true);
  }
});

test("a move that the board has never heard of is offered in words", () => {
  const strange = JSON.parse('{ "move": 999, "name": "trade", "args": { "seat": 1 } }') as Choice;
  expect(inWords([strange], scene("acting").view, FACTS)).toEqual([strange]);
});

test("every pair of the draft is two cards of the hand, and is found again by its cards", () => {
  const { choices, view } = scene("draft");
  for (const { args } of matching(choices, ["keep"])) {
    const pair = pairOf(args.pair);
    for (const card of pair) expect(view.hand[view.seat!]).toContain(card);
    expect(asPair([...pair].reverse())).toBe(args.pair);
  }
});

test("an effect comes before the symbols of the card", () => {
  const { choices, view } = scene("effect");
  expect(symbolsLeft(view)).toEqual([["effect", view.effect]]);
  const spots = bySpot(choices, view, FACTS);
  expect(spots.has("effect")).toBe(true);
  expect([...spots.keys()].some((spot) => spot.startsWith("symbol-"))).toBe(false);
});

test("a symbol that is done offers nothing more", () => {
  const { choices, view } = scene("acting");
  const figures = { ...view.figures, left: view.figures.left.filter(({ place }) => place !== 1) };
  expect(bySpot(choices, { ...view, figures }, FACTS).has("symbol-1")).toBe(false);
  expect(bySpot(choices, view, FACTS).has("symbol-1")).toBe(true);
});

test("the lines of the score sheet add up to the scores", () => {
  const { view } = scene("over");
  view.scores!.forEach((score, seat) => {
    const cities = Object.values(view.tally[seat]!).reduce((sum, points) => sum + points, 0);
    expect(view.printed[seat]! + cities).toBe(score);
  });
});

test("every city that pays says what its points are made of", () => {
  const { view } = scene("over");
  const { counts, sets } = view.figures;
  for (const name of view.cities)
    view.tally.forEach((tally, seat) => {
      if (tally[name]) expect((counts[name] ?? sets[name])?.[seat]).toBeGreaterThan(0);
    });
});

test("a majority is counted on the table and while one looks at it", () => {
  const { view } = scene("placing");
  const looked = view.drawn[view.seat!]!.filter((name) => name !== null);
  for (const name of [...view.cities, ...looked]) {
    const { type } = FACTS.cities.find((one) => one.name === name)!;
    expect(view.figures.counts[name] !== undefined).toBe(type === "majority");
  }
});

test("the road shows every city once, in the order in which they came", () => {
  for (const { view, events } of scenes) {
    const cities = road(view, events);
    expect([...cities].sort()).toEqual([...view.cities].sort());
    const told = events.flatMap((one) =>
      one.event === "opened" || one.event === "placed" ? [one.city] : [],
    );
    expect(cities).toEqual(told);
  }
});

test("cards lie by kind and colour, each once", () => {
  const { view } = scene("over");
  for (let seat = 0; seat < view.players; seat++) {
    const all = FACTS.kinds_of_card.flatMap((kind) => laid(view, FACTS, seat, kind));
    expect(all.map(({ name }) => name).sort()).toEqual([...view.cards[seat]!].sort());
  }
});

test("the hand that can be seen is as large as is said of it", () => {
  for (const { view } of scenes)
    if (view.seat !== null) expect(view.hand[view.seat]).toHaveLength(view.figures.hands[view.seat]!);
});

test("touching what is closed asks about the move one had in mind", () => {
  const { view } = scene("acting");
  const [work] = view.row.work;
  expect(attempt(`card-${work}`, view, FACTS)).toEqual({ name: "take", args: { card: work } });
  expect(attempt("action-6", view, FACTS)).toEqual({ name: "play", args: { action: 6 } });
  expect(attempt("pack", view, FACTS)).toEqual({ name: "draw", args: {} });
  expect(attempt("bank", view, FACTS)).toEqual({ name: "coins", args: {} });
  expect(attempt("seat-1", view, FACTS)).toBeNull();
  expect(attempt(`card-${view.cards[0]![0]}`, view, FACTS)).toBeNull();
});

test("every card, city, symbol and colour has its drawing", () => {
  for (const { name } of FACTS.cards) expect(CARD_ART[name]?.ink).toMatch(/^M/);
  for (const { name } of FACTS.cities) expect(CITY_ART[name]?.ink).toMatch(/^M/);
  for (const symbol of FACTS.symbols) expect(SYMBOLS[symbol]?.body).toMatch(/^M/);
  for (const colour of Object.values(FACTS.colours).flat()) expect(THEMES[colour]).toMatch(/^M/);
  expect(JSON.stringify([CARD_ART, CITY_ART, SYMBOLS])).not.toMatch(/NaN|undefined/);
});

test.each(LANGUAGES)("every message that the board names is there in %s", async (language) => {
  const messages = await loadMessages(language, "omnia");
  const missing = Object.entries(SOURCES).flatMap(([path, source]) =>
    [...source.matchAll(/translator\.(?:say|title)\(\s*["']([\w-]+)["']/g)]
      .map((match) => match[1] ?? "")
      .filter((key) => !messages.has(key))
      .map((key) => `${path}: ${key}`),
  );
  expect(missing).toEqual([]);
});

test.each(LANGUAGES)("everything on the table can be read aloud in %s", async (language) => {
  const translator = new Translator(await loadMessages(language, "omnia"), FACTS.kinds, []);
  for (const { view } of scenes) {
    for (const { name } of FACTS.cards) expect(cardLabel(translator, FACTS, name)).toBeTruthy();
    for (const { name } of FACTS.cities) expect(cityLabel(translator, view, name)).toBeTruthy();
    for (const symbol of FACTS.symbols) expect(offers(translator, view, FACTS, symbol)).toBeTruthy();
    for (let seat = 0; seat < view.players; seat++)
      expect(playerLabel(translator, view, FACTS, seat)).toBeTruthy();
  }
});
