import { expect, test } from "vitest";
import { matching } from "../../../core/choices";
import { middles } from "./art/easel";
import { MARKS } from "./art/marks";
import { PAINTINGS } from "./art/paintings";
import { handOf, relay, type Lay } from "./cardPositions";
import { gainOf, knownHands, scoreLines, spacesOf } from "./selectors";
import { fan, scaleEnd } from "./scale";
import { attemptAt, attemptWith, inWords, paintsAt, usesOf } from "./spots";
import type { Choice, Facts, GameEvent, Pile, View } from "./types";

const FACTS = import.meta.glob<Facts>("../fixtures/facts.json", { eager: true, import: "default" })[
  "../fixtures/facts.json"
]!;
interface Scene {
  view: View;
  choices: Choice[];
  events: GameEvent[];
}
const files = import.meta.glob<Scene>(["../fixtures/*.json", "!../fixtures/{facts,fields,sentences}.json"], {
  eager: true,
  import: "default",
});
const scenes = Object.values(files);
const scene = (name: string) => files[`../fixtures/${name}.json`]!;

const cardsIn = (view: View, pile: Pile) =>
  pile === "table" ? view.table : pile === "drawn" ? [view.drawn!] : view.hand[view.seat!]!;

test("every choice of every scene can be made: with a card, at a pile, on the wall or in words", () => {
  for (const { view, choices } of scenes) {
    const shown = new Set([...inWords(choices), ...matching(choices, ["draw", "claim"])]);
    const paintsFrom = view.figures.paints_from;
    for (const pile of ["hand", "table", paintsFrom ?? "hand"] as const)
      for (const card of cardsIn(view, pile))
        for (const use of usesOf(choices, paintsFrom, pile, card)) shown.add(use);
    expect(shown).toEqual(new Set(choices));
  }
});

test("what is painted can be begun with the space as well", () => {
  for (const { view, choices } of scenes) {
    const there = FACTS.easels.flatMap((easel) =>
      spacesOf(view, FACTS, easel).flatMap(({ space }) => paintsAt(choices, easel, space)),
    );
    expect(new Set(there)).toEqual(new Set(matching(choices, ["paint"])));
  }
});

test("a move that the board has never heard of is offered as text, and doing no more stands last", () => {
  const strange = JSON.parse('{ "move": 999, "name": "trade", "args": { "seat": 1 } }') as Choice;
  const done: Choice = { move: 0, name: "done", args: {} };
  expect(inWords([done, strange])).toEqual([strange, done]);
});

test("a card of the table is taken, but painted for Leonardo", () => {
  const take: Choice = { move: 1, name: "take", args: { card: "red_2" } };
  const paint: Choice = { move: 2, name: "paint", args: { card: "red_2", easel: "left", space: 1 } };
  expect(usesOf([take, paint], "hand", "table", "red_2")).toEqual([take]);
  expect(usesOf([take, paint], "hand", "hand", "red_2")).toEqual([paint]);
  expect(usesOf([paint], "table", "table", "red_2")).toEqual([paint]);
  expect(usesOf([paint], "table", "hand", "red_2")).toEqual([]);
});

test("touching what is closed asks about the move one had in mind", () => {
  const { view } = scene("action");
  expect(attemptWith("red_4", "table", view, FACTS)).toEqual({ name: "take", args: { card: "red_4" } });
  const painting = attemptWith("blue_1", "hand", view, FACTS);
  expect(painting.name).toBe("paint");
  const { easel, space } = painting.args as { easel: "left"; space: number };
  expect(spacesOf(view, FACTS, easel)[space - 1]).toEqual({ space, colour: "blue" });
  expect(view.bare[easel]).toContain(space);
  expect(attemptAt("left", 1, "green_2", view, FACTS)?.args).toEqual({
    card: "green_2",
    easel: "left",
    space: 1,
  });
});

/** A fresh Salvator Mundi on the left and a nearly done Mona Lisa on the right. */
const easy = (): View => ({
  ...scene("action").view,
  phase: "action",
  active: 0,
  easel: { left: "salvator_mundi", right: "mona_lisa" },
  canvas: { left: [0, 0, 0, 0, 0, 0], right: [1, 1, 1, 1, 1, 0] },
  bare: { left: [1, 2, 3, 4, 5, 6], right: [6] },
  fresh: { left: [], right: [] },
});

test("the board says of every card what the table has worked out, and nothing of its own", () => {
  for (const { view, choices } of scenes) {
    const paints = matching(choices, ["paint"]).map(({ args }) => args);
    const foretold = paints.map(({ card, easel, space }) => gainOf(view, card, easel, space));
    const forLeonardo = ["leonardo", "drawn"].includes(view.phase);
    expect(foretold).toEqual(forLeonardo ? paints.map(() => null) : view.figures.gains);
  }
});

test("the card that completes a painting brings its points", () => {
  const { view } = scene("painting");
  const last = view.figures.gains.find(({ easel }) => view.bare[easel].length === 1)!;
  expect(last.painting).toBe(FACTS.paintings.find(({ name }) => name === view.easel[last.easel])!.points);
  expect(view.figures.tally!.total).toBeGreaterThan(0);
});

test("what all have seen of a hand is remembered until it is gone", () => {
  const told = (event: string, who: number, card = "red_1"): GameEvent =>
    JSON.parse(JSON.stringify({ event, own: false, who, card })) as GameEvent;
  const hands = knownHands(
    [
      told("took", 1, "red_2"),
      told("took", 1, "blue_1"),
      told("shown", 1, "green_4"), // just before it is painted
      told("painted", 1, "green_4"),
      told("painted", 1, "blue_1"),
      told("claimed", 1),
      told("shown", 1, "red_2"), // known before
      told("shown", 1, "red_3"),
      told("shown", 1, "red_3"),
      told("scored", 1),
      told("shown", 1, "blue_4"),
      told("discarded", 1, "blue_4"),
    ],
    2,
  );
  expect(hands).toEqual([[], ["red_2", "red_3", "red_3"]]);
});

test("nobody is seen with more cards than the hand has", () => {
  for (const { view, events } of scenes)
    knownHands(events, view.players).forEach((cards, seat) =>
      expect(cards.length).toBeLessThanOrEqual(view.hand_size[seat]!),
    );
});

test("a card keeps its identity on its way from the table to a hand and on to an easel", () => {
  const view = easy();
  view.seat = 0;
  view.table = ["red_1", "red_1", "blue_3"];
  view.hand = [[], null, null, null];
  const before: Lay = relay(new Map(), view, FACTS, []);
  const [first, second, blue] = before.get("table")!;
  const taken: View = { ...view, table: ["red_1", "red_1"], hand: [["blue_3"], null, null, null] };
  const middle = relay(before, taken, FACTS, []);
  expect(middle.get("table")).toEqual([first, second]);
  expect(middle.get(handOf(0))).toEqual([blue]);
  const canvas = { ...view.canvas, left: [3, 0, 0, 0, 0, 0] };
  const painted: View = { ...taken, hand: [[], null, null, null], canvas };
  expect(relay(middle, painted, FACTS, []).get("left-1")).toEqual([blue]);
});

test("a card that nobody has seen comes from the deck, or out of the active player's hand", () => {
  const view = { ...easy(), seat: 0, active: 2, table: [], hand: [[], null, null, null] };
  const before = relay(new Map(), view, FACTS, []);
  const canvas = { ...view.canvas, left: [2, 0, 0, 0, 0, 0] };
  const after = relay(before, { ...view, table: ["green_1"], canvas }, FACTS, []);
  expect(after.get("table")![0]!.from).toBe("deck");
  expect(after.get("left-1")![0]!.from).toBe(handOf(2));
  const ids = [...after.values()].flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("the score is told line by line and adds up", () => {
  const { view, events } = scene("over");
  for (let seat = 0; seat < view.players; seat++) {
    const lines = scoreLines(view, events, seat);
    const achieved = FACTS.achievements.filter(({ name }) => lines.achievements.includes(name));
    const points = achieved.reduce((sum, one) => sum + one.points, 0);
    expect(lines.told).toBe(true);
    expect(lines.total).toBe(lines.cards + lines.level + lines.mastery + lines.paintings + points);
  }
});

test("markers that would cover each other stand one above the other, and fan out when all rows are full", () => {
  expect(fan([0, 0, 20, 1], 40, 3).map(({ lane }) => lane)).toEqual([0, 1, 0, 2]);
  expect(fan([5, 5, 5, 5, 5], 40, 3)).toEqual([
    { lane: 0, aside: 0 },
    { lane: 1, aside: 0 },
    { lane: 2, aside: 0 },
    { lane: 0, aside: 1 },
    { lane: 1, aside: 1 },
  ]);
  expect(scaleEnd(12)).toBe(40);
  expect(scaleEnd(40)).toBe(50);
});

test("no marker covers another, on a phone or on a wide screen", () => {
  let luck = 1;
  const below = (n: number) => (luck = (luck * 48271) % 2147483647) % n;
  for (let game = 0; game < 2000; game++) {
    const players = 2 + below(4);
    const first = below(60);
    const esteem = Array.from({ length: players + 1 }, () => first + below(1 + below(8))); // one of them foretold
    const end = scaleEnd(Math.max(...esteem));
    const stands = fan(esteem, end, Math.min(3, players));
    for (const width of [335, 600, 1100])
      stands.forEach((one, i) =>
        stands.slice(0, i).forEach((other, j) => {
          const across = ((esteem[i]! - esteem[j]!) * width) / end + 20 * (one.aside - other.aside);
          expect(one.lane !== other.lane || Math.abs(across) >= 19).toBe(true);
        }),
      );
  }
});

test("every painting, colour and ring has its drawing", () => {
  for (const { name } of FACTS.paintings) expect(PAINTINGS[name]?.ink).toMatch(/^M/);
  for (const colour of FACTS.colours) expect(MARKS[colour]?.body).toMatch(/^M/);
  for (const spaces of [4, 6]) expect(middles(spaces)).toHaveLength(spaces);
  expect(JSON.stringify([PAINTINGS, MARKS])).not.toContain("NaN");
});
