import { describe, expect, it } from "vitest";
import { Translator, type Kinds } from "../core/translator";
import type { ShownEntry } from "../core/types";
import { Messages } from "../core/messages";
import client from "../locale/en/client.ftl?raw";
import table from "../locale/en/table.ftl?raw";
import { timeInWords } from "./duration";
import { seatNames } from "./seatNames";
import { gameEvents, logLinesOf } from "./logLines";

const entry = (more: Partial<ShownEntry>): ShownEntry => ({
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
const GAME = `
seat-0 = Lapis
seat-1 = Verdigris
seat-2 = Ochre
seat-3 = Madder
event-passed = { $who } passes.
event-hid = { $who } hides something in the { $chest }.
event-hid-own = { $who } hides { $thing } in the { $chest }.
event-turn = Turn { $turn } begins.
`;
const OF_ROUNDS = "event-round = Round { $round } begins.\nevent-turn = It is { $who }’s turn.";
const KINDS: Kinds = {
  move: {},
  event: { passed: { who: "seat" }, hid: { who: "seat" }, turn: { turn: "" } },
};
const messages = new Messages("en", [client, table, GAME]);
const translator = new Translator(messages, KINDS, ["Anna", "Verdigris"]);

describe("the log in sentences", () => {
  it("marks an event with the seat it is about, not with the one whose move brought it", () => {
    const [line] = logLinesOf(entry({ events: [{ event: "passed", who: 1 }] }), translator);
    expect(line).toMatchObject({ seat: 1, text: "Verdigris passes.", kind: "game" });
  });

  it("tells what only this seat knows where the server says so, and less where it says nothing", () => {
    const hid = { event: "hid", who: 0, chest: "oak chest" };
    expect(logLinesOf(entry({ events: [hid] }), translator)[0]?.text).toBe(
      "Anna hides something in the oak chest.",
    );
    const own = { ...hid, own: true, thing: "a ruby" };
    expect(logLinesOf(entry({ events: [own] }), translator)[0]?.text).toContain("a ruby");
  });

  it("is divided where a turn or a round begins for everybody, not where somebody's own does", () => {
    const rounds = new Messages("en", [client, table, OF_ROUNDS]);
    const kinds = { move: {}, event: { turn: { who: "seat" }, round: { round: "" } } };
    const told = [
      { event: "round", round: 2 },
      { event: "turn", who: 1 },
    ];
    const lines = logLinesOf(entry({ events: told }), new Translator(rounds, kinds, ["Anna", "Bea"]));
    expect(lines).toMatchObject([
      { kind: "turn", text: "Round 2 begins." },
      { kind: "game", text: "It is Bea’s turn.", seat: 1 },
    ]);
    expect(logLinesOf(entry({ events: [{ event: "turn", turn: 2 }] }), translator)[0]?.kind).toBe("turn");
  });

  it("says what happens at the table, who speaks, and nothing of what goes without saying", () => {
    expect(logLinesOf(entry({ kind: "undone", takes_back: [5, 6] }), translator)[0]?.text).toBe(
      "Anna takes back 2 moves.",
    );
    expect(logLinesOf(entry({ kind: "said", name: "Anna", text: "Ciao" }), translator)).toMatchObject([
      { kind: "chat", name: "Anna", text: "Ciao" },
    ]);
    expect(logLinesOf(entry({ kind: "resumed", seat: null }), translator)).toEqual([]);
  });
});

describe("names", () => {
  it("calls bots by pigment, and tells people with the same name apart", () => {
    const seats = [{ name: "Anna" }, { name: "", level: "master" }, { name: "Bea" }, { name: "Bea" }];
    expect(seatNames(seats, messages)).toEqual(["Anna", "Verdigris", "Bea (Ochre)", "Bea (Madder)"]);
  });

  it("calls those who share a screen by pigment alone", () => {
    expect(seatNames([{ name: "Anna" }, { name: "Anna" }], messages, [0, 1])).toEqual(["Lapis", "Verdigris"]);
  });
});

describe("time left", () => {
  it("is to the second in a live game, to the hour by correspondence", () => {
    expect(timeInWords(61_000, messages)).toBe("1:01");
    expect(timeInWords(-5, messages)).toBe("0:00");
    expect(timeInWords(5.5 * 3_600_000, messages)).toBe("5 h 30 min");
    expect(timeInWords(50 * 3_600_000, messages)).toBe("2 d 2 h");
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
    expect(gameEvents(log).map(({ event }) => event)).toEqual(["passed", "turn", "over"]);
  });
});
