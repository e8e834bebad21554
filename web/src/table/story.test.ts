import { beforeAll, describe, expect, it } from "vitest";
import facts from "../gallery/fixtures/facts.json";
import { Speech, type Kinds } from "../core/speech";
import type { Told } from "../core/types";
import { loadWords, type Words } from "../core/words";
import { timeInWords } from "./duration";
import { seatNames } from "./seating";
import { happened, linesOf } from "./story";

const entry = (more: Partial<Told>): Told => ({
  number: 7,
  kind: "moved",
  at: 0,
  seat: 0,
  by_bot: false,
  events: [],
  taken_back: false,
  takes_back: [],
  ...more,
});
let words: Words;
let speech: Speech;

beforeAll(async () => {
  words = await loadWords("en", "leonardo", "table");
  speech = new Speech(words, facts.kinds as Kinds, ["Anna", "Verdigris"]);
});

describe("the log in sentences", () => {
  it("marks an event with the seat it is about, not with the one whose move brought it", () => {
    const [line] = linesOf(entry({ events: [{ event: "passed", who: 1 }] }), speech);
    expect(line).toMatchObject({ seat: 1, text: "Verdigris passes.", kind: "game" });
  });

  it("tells what only this seat knows where the server says so, and less where it says nothing", () => {
    const started = { event: "started", who: 0, lab: "small" };
    expect(linesOf(entry({ events: [started] }), speech)[0]?.text).toBe(
      "Anna starts a work in the small lab.",
    );
    const own = { ...started, own: true, invention: 1 };
    expect(linesOf(entry({ events: [own] }), speech)[0]?.text).toContain("no. 1");
  });

  it("is divided where a turn or a round begins for everybody, not where somebody's own does", async () => {
    const magnifico = await loadWords("en", "magnifico", "table");
    const kinds = { move: {}, event: { turn: { who: "seat" }, round: { round: "" } } };
    const told = [
      { event: "round", round: 2 },
      { event: "turn", who: 1 },
    ];
    const lines = linesOf(entry({ events: told }), new Speech(magnifico, kinds, ["Anna", "Bea"]));
    expect(lines).toMatchObject([
      { kind: "turn", text: "Round 2 begins." },
      { kind: "game", text: "It is Bea’s turn.", seat: 1 },
    ]);
    expect(linesOf(entry({ events: [{ event: "turn", turn: 2 }] }), speech)[0]?.kind).toBe("turn");
  });

  it("says what happens at the table, who speaks, and nothing of what goes without saying", () => {
    expect(linesOf(entry({ kind: "undone", takes_back: [5, 6] }), speech)[0]?.text).toBe(
      "Anna takes back 2 moves.",
    );
    expect(linesOf(entry({ kind: "said", name: "Anna", text: "Ciao" }), speech)).toMatchObject([
      { kind: "chat", name: "Anna", text: "Ciao" },
    ]);
    expect(linesOf(entry({ kind: "resumed", seat: null }), speech)).toEqual([]);
  });
});

describe("names", () => {
  it("calls bots by pigment, and tells people with the same name apart", () => {
    const seats = [{ name: "Anna" }, { name: "", level: "master" }, { name: "Bea" }, { name: "Bea" }];
    expect(seatNames(seats, words)).toEqual(["Anna", "Verdigris", "Bea (Ochre)", "Bea (Madder)"]);
  });

  it("calls those who share a screen by pigment alone", () => {
    expect(seatNames([{ name: "Anna" }, { name: "Anna" }], words, [0, 1])).toEqual(["Lapis", "Verdigris"]);
  });
});

describe("time left", () => {
  it("is to the second in a live game, to the hour by correspondence", () => {
    expect(timeInWords(61_000, words)).toBe("1:01");
    expect(timeInWords(-5, words)).toBe("0:00");
    expect(timeInWords(5.5 * 3_600_000, words)).toBe("5 h 30 min");
    expect(timeInWords(50 * 3_600_000, words)).toBe("2 d 2 h");
  });
});

describe("what has happened", () => {
  it("is told event by event, without what was taken back", () => {
    const log = [
      entry({
        events: [
          { event: "passed", who: 0 },
          { event: "turn", turn: 2 },
        ],
      }),
      entry({ number: 8, events: [{ event: "passed", who: 1 }], taken_back: true }),
      entry({ number: 9, kind: "said", text: "Well played." }),
      entry({ number: 10, events: [{ event: "over" }] }),
    ];
    expect(happened(log).map(({ event }) => event)).toEqual(["passed", "turn", "over"]);
  });
});
