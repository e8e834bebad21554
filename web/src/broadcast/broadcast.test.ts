// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from "vitest";
import { Messages, LANGUAGES, loadMessages } from "../core/messages";
import { Translator, type Kinds } from "../core/translator";
import type { BroadcastRow, ClipStep, ShownEntry } from "../core/types";
import client from "../locale/en/client.ftl?raw";
import words from "../locale/en/broadcast.ftl?raw";
import { BroadcastClient, heard, linesOf, merged, type BroadcastState } from "./broadcastClient";
import { clipSvg, wrapped } from "./clipSvg";
import { commentText, decisive, embedCode, feedOf } from "./commentary";

const GAME = `
title = Palio
seat-0 = Lapis
seat-1 = Verdigris
emblem-0 = L
emblem-1 = V
event-passed = { $who } passes.
move-hide = hide { $thing } in the { $chest }
    .unseen = hide something in the { $chest }
`;
const KINDS: Kinds = { move: { hide: {} }, event: { passed: { who: "seat" } } };
const messages = new Messages("en", [client, words, GAME]);
const NAMES = ["Anna <b>", "Verdigris"];
const translator = new Translator(messages, KINDS, NAMES);

const row = (number: number, more: Partial<BroadcastRow> = {}): BroadcastRow => ({
  number,
  chances: [0.4, 0.6],
  seat: 0,
  mover: 1,
  swing: 0.01,
  turning: false,
  comments: [],
  candidates: null,
  ...more,
});
const entry = (number: number, more: Partial<ShownEntry> = {}): ShownEntry => ({
  number,
  kind: "moved",
  at: 0,
  seat: 0,
  by_bot: false,
  events: [{ event: "passed", who: 0 }],
  taken_back: false,
  takes_back: [],
  hidden: false,
  ...more,
});
const falls = { kind: "falls", seat: 0, before: 0.45, after: 0.28, move: null } as const;
const rather = {
  kind: "rather",
  seat: 0,
  before: 0,
  after: 0,
  move: { name: "hide", args: { chest: "oak" }, unseen: true },
} as const;

describe("comments", () => {
  test("they have names and figures, and say a move as the others see it", () => {
    expect(commentText(falls, translator)).toBe("Anna <b>’s chances fall from 45% to 28%.");
    expect(commentText(rather, translator)).toContain(": Hide something in the oak.");
  });

  test("they follow the events of their position, and those of moves taken back are left out", () => {
    const log = [entry(4), entry(5, { taken_back: true }), entry(6)];
    const rows = [row(4, { comments: [falls], turning: true }), row(5, { comments: [falls] })];
    expect(feedOf(log, rows, translator).map(({ kind, number }) => [kind, number])).toEqual([
      ["event", 4],
      ["turning", 4],
      ["event", 6],
    ]);
  });

  test("the decisive position is the one with the largest change", () => {
    expect(decisive([row(1), row(2)])).toBeNull();
    const rows = [row(1, { turning: true, swing: 0.2 }), row(2, { turning: true, swing: 0.3 }), row(3)];
    expect(decisive(rows)?.number).toBe(2);
  });

  test.each(LANGUAGES)("every key that the server may send has a text in %s", async (language) => {
    const found = await loadMessages(language, undefined, "broadcast", "table", "open");
    for (const kind of ["rises", "falls", "leads", "rather", "wins"])
      expect(found.has(`comment-${kind}`)).toBe(true);
    for (const delay of ["off", "live", "turn", "late", "game"])
      for (const key of [`broadcast-delay-${delay}`, `terms-broadcast-${delay}`, `open-broadcast-${delay}`])
        expect(found.has(key)).toBe(true);
  });
});

describe("the client of a broadcast", () => {
  const start = new BroadcastClient("abc").state;

  test("rows replace those with the same number, and stay in order", () => {
    const rows = merged([row(1), row(3)], [row(2), row(3, { swing: 0.5 })]);
    expect(rows.map(({ number, swing }) => [number, swing])).toEqual([
      [1, 0.01],
      [2, 0.01],
      [3, 0.5],
    ]);
  });

  test("a line changes what it is about", () => {
    let now: BroadcastState = heard(start, { type: "broadcast", delay: "turn", rows: [row(2)] });
    now = heard(now, { type: "assessed", rows: [row(3)], missing: 4 });
    expect([now.delay, now.rows.length, now.missing]).toEqual(["turn", 2, 4]);
    expect(heard(now, { type: "presence", seats: [], watchers: 3 }).watchers).toBe(3);
  });

  test("lines are put together from the parts in which they arrive", async () => {
    const parts = ['{"a":', "1}\n\n", '{"b":2}\n'].map((text) => new TextEncoder().encode(text));
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const part of parts) controller.enqueue(part);
        controller.close();
      },
    });
    const found: string[] = [];
    for await (const line of linesOf(body)) found.push(line);
    expect(found).toEqual(['{"a":1}', '{"b":2}']);
  });

  afterEach(() => vi.unstubAllGlobals());

  test("a refusal is kept and not asked again; an embedded board sends no cookie", async () => {
    const asked = vi.fn(() =>
      Promise.resolve(
        new Response(JSON.stringify({ error: "seated", message: "You play at this table." }), {
          status: 403,
        }),
      ),
    );
    vi.stubGlobal("fetch", asked);
    const client = new BroadcastClient("abc", "omit");
    client.connect();
    await vi.waitFor(() => expect(client.state.status).toBe("refused"));
    expect(client.state.problem?.code).toBe("seated");
    expect(asked).toHaveBeenCalledExactlyOnceWith(
      "/api/tables/abc/broadcast",
      expect.objectContaining({ credentials: "omit" }),
    );
    client.disconnect();
  });
});

describe("sharing", () => {
  test("the code for another site is one frame, and a title cannot break out of it", () => {
    const code = embedCode("abc", "https://games.example", "fr", 'A "game" <b>');
    const frame = new DOMParser().parseFromString(code, "text/html").body.firstElementChild!;
    expect(frame.getAttribute("src")).toBe("https://games.example/embed/abc?language=fr");
    expect(frame.getAttribute("title")).toBe('A "game" <b>');
    expect(frame.nextSibling).toBeNull();
  });

  test("a clip is one animated picture without scripts, with everybody's chances at each step", () => {
    const steps = [row(4), row(5, { comments: [falls] }), row(6, { chances: [0.9, 0.1] })].map(
      (one): ClipStep => ({
        entry: entry(one.number),
        position: { number: one.number, view: {}, prompt: { key: "", args: {} }, waiting: [] },
        row: one,
      }),
    );
    const picture = new DOMParser().parseFromString(
      clipSvg(steps, translator, NAMES, messages),
      "image/svg+xml",
    );
    expect(picture.querySelector("parsererror")).toBeNull();
    expect(picture.querySelector("script, style, image, foreignObject")).toBeNull();
    const texts = [...picture.querySelectorAll("text")].map(({ textContent }) => textContent);
    expect(texts.filter((text) => text === "Anna <b>")).toHaveLength(1);
    expect(texts).toEqual(expect.arrayContaining(["40%", "60%", "90%", "10%"]));
    expect(texts.some((text) => text?.includes("fall from 45% to 28%"))).toBe(true);
    for (const animation of picture.querySelectorAll("animate")) {
      const [times, values] = ["keyTimes", "values"].map((name) => animation.getAttribute(name)!.split(";"));
      expect(times).toHaveLength(values!.length);
      expect(times!.map(Number)).toEqual(times!.map(Number).toSorted((a, b) => a - b));
      expect(Math.max(...times!.map(Number))).toBeLessThanOrEqual(1);
    }
  });

  test("long sentences are broken into lines", () => {
    expect(wrapped("one two three", 7)).toEqual(["one two", "three"]);
    expect(wrapped("a".repeat(9), 7)).toEqual(["aaaaaa…"]);
  });
});
