import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { HomeEntry, HomeState } from "../../core/types";
import { CompanionModel } from "./companionModel.svelte";
import { keptGame } from "./keptGame";

const ID = "abcdefgh12345678";
const table = (more: Partial<HomeState> = {}): HomeState => ({
  id: ID,
  game: "palio",
  names: ["Ada", "Bo"],
  options: {},
  version: 1,
  over: false,
  waiting: [0],
  prompt: { key: "prompt-race", args: {}, clause: null },
  choices: [{ seat: 0, move: 7, name: "ride", args: {}, text: "ride" }],
  question: null,
  told: [],
  log: [],
  scores: [0, 0],
  winners: null,
  clocks: [0, 0],
  archived: null,
  view: {},
  ...more,
});
const move = (number = 7) => ({ kind: "move" as const, seat: 0, move: number });

/** A server with one table. Each entry makes a version; some are refused. */
const server = {
  state: table(),
  reachable: true,
  /** Whether the answer to an accepted entry is lost. */
  deaf: false,
  entered: [] as HomeEntry[],
  refuse: (() => null) as (sent: HomeEntry) => { status: number; body: object } | null,
};
const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json" } });

function answer(address: string, request?: { body: string }): Response {
  if (!server.reachable) throw new TypeError("no connection");
  const path = address.split("?")[0]!;
  if (path.endsWith("/version")) return json({ version: server.state.version });
  if (path.endsWith("/vocabulary")) return json({ moves: [], events: [] });
  if (!path.endsWith("/entries")) return json(server.state);
  const sent = JSON.parse(request?.body ?? "") as HomeEntry;
  if (!server.entered.some(({ id }) => id === sent.id)) {
    if (sent.version !== server.state.version) return json({ error: "changed", message: "" }, 409);
    const refused = server.refuse(sent);
    if (refused) return json(refused.body, refused.status);
    server.entered.push(sent);
    server.state = { ...server.state, version: server.state.version + 1 };
  }
  if (server.deaf) throw new TypeError("the answer is lost");
  return json(server.state);
}

async function opened(): Promise<CompanionModel> {
  const model = await CompanionModel.open(ID, "en");
  await model.loadingWords;
  return model;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    key: (i: number) => [...kept.keys()][i] ?? null,
    get length() {
      return kept.size;
    },
  });
  Object.assign(server, { state: table(), reachable: true, deaf: false, entered: [], refuse: () => null });
  vi.stubGlobal(
    "fetch",
    vi.fn((...asked: Parameters<typeof answer>) => Promise.resolve().then(() => answer(...asked))),
  );
});
afterEach(() => vi.unstubAllGlobals());

test("an entry is sent with the version of the table and the clocks, and is kept before it is sent", async () => {
  const model = await opened();
  const sending = model.enter(move(), "ride");
  expect(keptGame(ID)?.unsent.map(({ text }) => text)).toEqual(["ride"]);
  await sending;
  expect(server.entered.map(({ version, entry }) => [version, entry])).toEqual([[1, move()]]);
  expect(server.entered[0]?.clocks).toHaveLength(2);
  expect(keptGame(ID)).toMatchObject({ unsent: [], state: { version: 2 } });
});

test("a refused entry changes nothing, and says the clause", async () => {
  const model = await opened();
  server.refuse = () => ({ status: 409, body: { error: "illegal", message: "No.", clause: "7.5" } });
  await model.enter(move(), "ride");
  expect(model.refusal).toMatchObject({ why: "illegal", clause: "7.5" });
  expect([model.current, model.state.version]).toEqual([true, 1]);
});

test("without a connection entries wait in order, survive a reload, and are sent one after the other", async () => {
  const model = await opened();
  server.reachable = false;
  for (const number of [7, 8, 9]) await model.enter(move(number), `ride ${number}`);
  expect(model.lost).toBe(true);
  const again = await opened(); // the page is loaded again, still without a connection
  expect(again.unsent.map(({ text }) => text)).toEqual(["ride 7", "ride 8", "ride 9"]);
  server.reachable = true;
  await again.look();
  expect(server.entered.map(({ entry, version }) => [entry, version])).toEqual([
    [move(7), 1],
    [move(8), 2],
    [move(9), 3],
  ]);
  expect([again.current, again.lost]).toEqual([true, false]);
});

test("the first refused entry stops the rest, which is kept until a person has decided", async () => {
  const model = await opened();
  server.reachable = false;
  for (const number of [7, 8, 9]) await model.enter(move(number), `ride ${number}`);
  server.reachable = true;
  server.refuse = ({ entry }) =>
    entry.kind === "move" && entry.move === 8
      ? { status: 409, body: { error: "illegal", message: "No.", clause: "7.5" } }
      : null;
  await model.look();
  expect(model.stopped).toMatchObject({ why: "illegal", clause: "7.5" });
  expect(model.unsent.map(({ text }) => text)).toEqual(["ride 8", "ride 9"]);
  await model.enter(move(1), "ride 1"); // what is entered now comes before the rest
  expect(model.unsent.map(({ text }) => text)).toEqual(["ride 8", "ride 9"]);
  model.drop(model.unsent[0]!.id);
  await vi.waitFor(() => expect(model.current).toBe(true));
  expect(server.entered.map(({ entry }) => entry)).toEqual([move(7), move(1), move(9)]);
});

test("an entry whose answer was lost is not entered twice, also if another phone goes on meanwhile", async () => {
  const model = await opened();
  server.deaf = true;
  await model.enter(move(), "ride");
  expect([model.lost, server.entered.length]).toEqual([true, 1]);
  server.deaf = false;
  server.state = { ...server.state, version: 7 };
  await model.look();
  expect([model.current, model.state.version, server.entered.length]).toEqual([true, 7, 1]);
});

test("what another phone has entered meanwhile stops what waits, until a person has looked", async () => {
  const model = await opened();
  server.reachable = false;
  await model.enter(move(), "ride");
  server.reachable = true;
  server.state = table({ version: 5, waiting: [1], clocks: [9000, 4000] });
  await model.look();
  expect(model.stopped?.why).toBe("changed");
  expect(model.state.version).toBe(5);
  expect(model.clocks.spent).toEqual([9000, 4000]);
  await model.goOn();
  expect(server.entered.map(({ version }) => version)).toEqual([5]);
});

test("a note waits for a person, and an event that the table knows by itself is done", async () => {
  const model = await opened();
  server.reachable = false;
  await model.enter(move(), "ride");
  await model.enter({ kind: "event", event: { event: "fell", who: 0 } }, "Ada falls");
  model.note("Bo paid 3");
  server.reachable = true;
  server.state = table({ told: [{ event: { event: "fell", who: 0, points: 2 }, text: "Ada falls" }] });
  await model.look();
  expect(server.entered).toHaveLength(1);
  expect(model.stopped?.why).toBe("note");
  expect(model.unsent.map(({ text }) => text)).toEqual(["Bo paid 3"]);
});

test("a move stops where the table first asks what happened", async () => {
  const model = await opened();
  server.reachable = false;
  for (const number of [7, 8]) await model.enter(move(number), `ride ${number}`);
  server.reachable = true;
  server.state = table({ question: { number: 0, options: [] } });
  await model.goOn();
  expect(model.stopped?.why).toBe("question");
});

test("an answer that was on its way for longer does not bring an old table back", async () => {
  const model = await opened();
  const old = server.state;
  await model.enter(move(), "ride");
  server.state = old;
  await model.refresh();
  expect(model.state.version).toBe(2);
});

test("a browser without room says so, and loses nothing while the page is open", async () => {
  vi.spyOn(localStorage, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const model = await opened();
  expect(model.kept).toBe(false);
  await model.enter(move(), "ride");
  expect(server.entered).toHaveLength(1);
});
