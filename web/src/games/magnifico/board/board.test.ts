import { expect, test } from "vitest";
import { matching } from "../../../core/choices";
import { keysOf } from "../../../core/records";
import { LANGUAGES, loadMessages } from "../../../core/messages";
import { sketch } from "./art/cards";
import { castle } from "./art/pieces";
import { first, following, largest, numbers, room } from "./gesture";
import { journey, price, way } from "./selectors";
import { attempt, BATTLE, bySpot, inWords, MARCH, marchesTo } from "./spots";
import {
  attackersLost,
  deals,
  defendersLost,
  facesOf,
  justEnded,
  latestBattle,
  scoreLines,
} from "./battleEvents";
import { grouped, itemsOf, scaleOf } from "./troops";
import type { Choice, Facts, GameEvent, Move, Territory, View } from "./types";

interface Scene {
  view: View;
  choices: Choice[];
  events: GameEvent[];
}
const files = import.meta.glob<Scene>(["../fixtures/*.json", "!../fixtures/{facts,fields,sentences}.json"], {
  eager: true,
  import: "default",
});
const scenes = Object.fromEntries(
  Object.entries(files).map(([path, scene]) => [/(\w+)\.json$/.exec(path)![1]!, scene]),
);
const FACTS = import.meta.glob<Facts>("../fixtures/facts.json", { eager: true, import: "default" })[
  "../fixtures/facts.json"
]!;
const SHEETS = ["bid", ...MARCH, ...BATTLE];
const at = (name: string) => scenes[name]!;
const changed = (view: View, more: Partial<View>): View => ({ ...structuredClone(view), ...more });

test("every choice of every scene can be made: at a spot, on a sheet or in words", () => {
  expect(Object.keys(scenes).length).toBeGreaterThan(9);
  for (const { choices } of Object.values(scenes)) {
    const shown = new Set([...[...bySpot(choices).values()].flat(), ...inWords(choices)]);
    for (const choice of choices) expect(shown.has(choice) || SHEETS.includes(choice.name)).toBe(true);
  }
});

test("a move that the board has never heard of is offered as text, and doing no more stands last", () => {
  const end: Choice = { move: 1, name: "end", args: {} };
  const strange = JSON.parse('{ "move": 999, "name": "trade", "args": { "seat": 1 } }') as Choice;
  expect(inWords([end, strange])).toEqual([strange, end]);
});

test("every card has its sketch, and what it does is said in every language", async () => {
  const works = FACTS.cards.map(({ card }) => sketch(card));
  for (const { ink } of works) expect(ink).toMatch(/^M/);
  expect(JSON.stringify([works, [0, 1, 2, 3, 4].map(castle)])).not.toContain("NaN");
  for (const language of LANGUAGES) {
    const messages = await loadMessages(language, "magnifico");
    for (const { card, kind } of FACTS.cards) {
      expect(messages.has(`effect-${kind === "tank" || kind === "airplane" ? kind : card}`)).toBe(true);
      expect(messages.has(`cardkind-${kind}`)).toBe(true);
    }
    for (const sea of FACTS.seas) expect(messages.has(`water-${sea}`)).toBe(true);
  }
});

test("whatever can be done in a territory has a name in every language", async () => {
  const deeds = Object.entries(FACTS.kinds.move)
    .filter(([name, args]) => args.territory && name !== "found")
    .map(([name]) => name);
  for (const language of LANGUAGES) {
    const messages = await loadMessages(language, "magnifico");
    for (const deed of deeds) expect(messages.has(`deed-${deed}`)).toBe(true);
  }
});

test("every message that a part of the board names is there in every language", async () => {
  const sources = import.meta.glob<string>("./*.svelte", { query: "?raw", import: "default", eager: true });
  const keys = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/translator\.(?:say|title)\(\s*"([\w-]+)"/g)].map((match) => match[1] ?? ""),
  );
  expect(keys.length).toBeGreaterThan(40);
  for (const language of LANGUAGES) {
    const messages = await loadMessages(language, "magnifico");
    expect(keys.filter((key) => !messages.has(key))).toEqual([]);
  }
});

test("a plan is followed part by part, and dropped where the table asks for something else", () => {
  const choices = [0, 1, 2].map((count): Choice => ({ move: 100 + count, name: "tanks", args: { count } }));
  const next = following({ soldiers: 4, tanks: 2, airplanes: 1 }, choices);
  expect(next?.choice.move).toBe(102);
  expect(next?.rest.tanks).toBeUndefined();
  expect(next?.rest.airplanes).toBe(1);
  expect(following({ tanks: 3 }, choices)).toBeNull();
  expect(
    following({ to: "milan" }, [{ move: 5, name: "to", args: { territory: "milan" } }])?.choice.move,
  ).toBe(5);
});

test("one sheet asks for all the numbers of an army", () => {
  const { view, choices } = at("soldiers");
  const asked = numbers(view, choices);
  expect([...asked.keys()][0]).toBe("soldiers");
  const counts = matching(choices, ["soldiers"]).map(({ args }) => args.count);
  expect(asked.get("soldiers")).toEqual({ least: Math.min(...counts), most: Math.max(...counts) });
  const { march } = view.figures;
  expect(march!.tanks + march!.airplanes).toBeGreaterThan(0);
  for (const troop of ["tanks", "airplanes"] as const) expect(asked.has(troop)).toBe(march![troop] > 0);
  expect(first(view, "soldiers", { least: 1, most: 5 })).toBe(5);
  expect(first(changed(view, { verb: "invade" }), "soldiers", { least: 1, most: 5 })).toBe(1);
  expect(first(changed(view, { verb: "invade" }), "tanks", { least: 0, most: 2 })).toBe(0);
  const last = { ...view.figures, march: { ...march!, unsaid: ["airplanes" as const] } };
  expect(numbers(changed(view, { phase: "airplanes", figures: last }), []).size).toBe(0);
});

test("no more machines are put into an army than may go along with its soldiers", () => {
  const { view } = at("soldiers");
  const going = (machines: number[] | null) =>
    changed(view, {
      figures: {
        ...view.figures,
        march: { ...view.figures.march!, soldiers: 3, tanks: 4, airplanes: 5, machines },
      },
    });
  expect(largest(view)).toEqual(view.figures.march!.largest);
  expect([room(going([0, 1, 2]), 1), room(going([0, 1, 2]), 9), room(going(null), 1)]).toEqual([
    1,
    2,
    Infinity,
  ]);
  const { choices } = at("soldiers");
  expect(numbers(going([2, 2, 2, 2]), choices).get("tanks")).toEqual({ least: 0, most: 2 });
});

test("a target that is touched first offers the marches that could end there", () => {
  const view = structuredClone(at("acting").view);
  view.figures.towards = {
    venice: [
      { verb: "attack", origin: "milan" },
      { verb: "attack", origin: "vienna" },
    ],
    rome: [{ verb: "invade", origin: "milan" }],
  };
  const from = (name: "attack" | "invade", territory: Territory, move: number): Choice => ({
    move,
    name,
    args: { territory },
  });
  const choices = [from("attack", "milan", 1), from("attack", "vienna", 2), from("invade", "milan", 3)];
  expect(marchesTo("venice", choices, view).map(({ move }) => move)).toEqual([1, 2]);
  expect(marchesTo("rome", choices, view).map(({ move }) => move)).toEqual([3]);
  expect(marchesTo("milan", choices, view)).toEqual([]);
});

test("touching what is closed asks about the move one had in mind", () => {
  const { view } = at("acting");
  expect(attempt("milan", changed(view, { phase: "founding" }), FACTS)).toEqual({
    name: "found",
    args: { territory: "milan" },
  });
  expect(attempt("milan", changed(view, { phase: "aiming" }), FACTS)?.name).toBe("to");
  expect(attempt("store-walls", view, FACTS)).toEqual({ name: "activate", args: { card: "walls" } });
  expect(attempt("seen-2-walls", view, FACTS)).toBeNull();
  expect(attempt("milan", changed(view, { phase: "bidding" }), FACTS)).toBeNull();
});

test("ways lead over borders, crossings and common seas", () => {
  expect(way(FACTS, "milan", "venice")).toBe("land");
  expect(way(FACTS, "london", "paris")).toBe("land");
  expect(way(FACTS, "milan", "barcelona")).toBe("sea");
  expect(way(FACTS, "milan", "vienna")).toBeNull();
});

test("a price is the one that the table tells for the viewer, and some choices have none", () => {
  const view = structuredClone(at("acting").view);
  const known = view.figures.prices[view.seat!]!;
  const prices = { ...known, activate: { walls: 40 }, build_tower: 10, build_tank: null, attack: 30 };
  view.figures.prices[view.seat!] = prices;
  expect(price(view, { name: "build_tower", args: { territory: "milan" } })).toBe(10);
  expect(price(view, { name: "attack", args: { territory: "milan" } })).toBe(30);
  expect(price(view, { name: "activate", args: { card: "walls" } })).toBe(40);
  expect(price(view, { name: "activate", args: { card: "bombard" } })).toBeNull();
  expect(price(view, { name: "build_tank", args: { territory: "milan" } })).toBeNull();
  expect(price(view, { name: "end", args: {} })).toBeNull();
  expect(price(changed(view, { seat: null }), { name: "attack", args: { territory: "milan" } })).toBeNull();
});

test("whatever is built or begun in a scene has a price", () => {
  const free: Move["name"][] = ["end", "move", "scrap_tank", "scrap_airplane"];
  const { view, choices } = at("acting");
  const priced = choices.filter(({ name }) => !free.includes(name));
  expect(priced.length).toBeGreaterThan(9);
  for (const choice of priced) expect(price(view, choice), choice.name).toBeTypeOf("number");
});

test("troops are seen to travel from where they were to where they are", () => {
  const { view: before } = at("acting");
  const after = structuredClone(before);
  const [from, to] = keysOf(before.owner).filter((area) => before.owner[area] === before.seat);
  if (!from || !to) throw new Error("The viewer has too few territories");
  after.soldiers[from] -= 1;
  after.soldiers[to] += 1;
  expect(journey(before, after)).toMatchObject({ from, to, seat: before.seat, soldiers: 1, tanks: 0 });
  expect(journey(before, structuredClone(before))).toBeNull();
  after.soldiers[to] += 1;
  after.soldiers.alexandria += 1;
  expect(journey(before, after)).toBeNull();
});

test("a battle is told roll by roll, until the turn ends", () => {
  const events: GameEvent[] = [
    {
      event: "attacked",
      own: false,
      who: 0,
      rival: 1,
      from: "rome",
      territory: "milan",
      soldiers: 3,
      tanks: 0,
      airplanes: 0,
    },
    { event: "landed", own: false, who: 0, losses: 1 },
    { event: "infantry", own: false, who: 0, hits: 1, misses: 1, explosions: 0, kills: 1, losses: 0 },
    { event: "ceased", own: false, who: 0 },
    { event: "infantry", own: false, who: 1, hits: 0, misses: 0, explosions: 1, kills: 0, losses: 1 },
  ];
  const battle = latestBattle(events)!;
  expect(battle.rolls.map(({ faces }) => faces)).toEqual([[], ["hit", "miss"], ["explosion"]]);
  expect(battle.end).toBeNull();
  expect([attackersLost(battle, 2), defendersLost(battle, 1)]).toEqual([1, 2]);
  const won: GameEvent = {
    event: "conquered",
    own: false,
    who: 0,
    rival: 1,
    territory: "milan",
    tanks: 0,
    airplanes: 0,
  };
  expect(latestBattle([...events, won])?.end).toBe(won);
  expect(justEnded([...events, won])).toBe(true);
  expect(justEnded([...events, won, { event: "bid", own: false, who: 0, florins: 10 }])).toBe(false);
  expect(latestBattle([...events, won, { event: "ended", own: false, who: 0 }])).toBeNull();
  expect(latestBattle([])).toBeNull();
});

test("the defender loses what rolls kill, what explodes in his hands, and nothing to machines that fall", () => {
  const events: GameEvent[] = [
    {
      event: "attacked",
      own: false,
      who: 2,
      rival: 1,
      from: "rome",
      territory: "milan",
      soldiers: 4,
      tanks: 1,
      airplanes: 2,
    },
    { event: "paratrooper", own: false, who: 2, hits: 1, explosions: 0 },
    { event: "air", own: false, who: 2, hits: 1, misses: 0, explosions: 1, kills: 2, losses: 1 },
    {
      event: "intercepted_tanks",
      own: false,
      who: 1,
      hits: 1,
      misses: 0,
      explosions: 1,
      kills: 1,
      losses: 1,
    },
    { event: "automaton", own: false, who: 1, hits: 1, misses: 0, kills: 1 },
    { event: "tank", own: false, who: 2, explosions: 0, kills: 3 },
    { event: "tank_exploded", own: false, who: 1, soldiers: 5, tanks: 1, airplanes: 0 },
  ];
  expect(defendersLost(latestBattle(events)!, 1)).toBe(2 + 3 + 5);
  expect(attackersLost(latestBattle(events)!, 2)).toBe(2);
});

test("a paratrooper rolls one die, a tank shows its explosions", () => {
  expect(facesOf({ event: "paratrooper", own: false, who: 0, hits: 0, explosions: 0 })).toEqual(["miss"]);
  expect(facesOf({ event: "paratrooper", own: false, who: 0, hits: 1, explosions: 0 })).toEqual(["hit"]);
  expect(facesOf({ event: "tank", own: false, who: 0, explosions: 2, kills: 0 })).toEqual([
    "explosion",
    "explosion",
  ]);
});

test("what became of each bid is read from the auction that is on", () => {
  const events: GameEvent[] = [
    { event: "auction", own: false, count: 3 },
    { event: "bought", own: false, who: 2, card: "walls", florins: 30 },
    { event: "passed", own: false, who: 1 },
  ];
  expect([...deals(events)]).toEqual([
    [2, "walls"],
    [1, null],
  ]);
  expect(deals([...events, { event: "auction", own: false, count: 3 }]).size).toBe(0);
});

test("the lines of the score sheet add up to the points of a game that is told in full", () => {
  const { view, events } = at("over");
  const sheet = scoreLines(events, view.players);
  const sums = sheet.map((row) => Object.values(row).reduce((a, b) => a + b, 0));
  expect(sums).toEqual(view.points);
});

test("pieces stand beside each other, no larger than their territory allows and never too small to read", () => {
  const { view } = at("acting");
  for (const area of keysOf(view.owner)) {
    const items = itemsOf(view, area);
    if (!items.length) continue;
    const group = grouped(items);
    expect(group.placed).toHaveLength(items.length);
    for (const { x } of group.placed) expect(Math.abs(x)).toBeLessThanOrEqual(group.reach);
    const [large, small] = [scaleOf(group, 60, 1.4, 1), scaleOf(group, 20, 1.4, 1)];
    expect(large).toBeGreaterThanOrEqual(small);
    expect((small * 15) / 1.4).toBeGreaterThan(10);
  }
});
