import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ServerTime } from "./serverTime";
import { ack, entries, entry, FakeServer, news, refused, snapshot, tableState } from "./fakes";
import { TIMEOUTS } from "./reconnectingSocket";
import { TableClient, type ClientState } from "./tableClient";

let server: FakeServer;
let client: TableClient;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  server = new FakeServer();
  client = new TableClient("abc", {
    open: server.open,
    wakeSignal: server.wakeSignal,
    time: new ServerTime(),
  });
  client.connect();
});
afterEach(() => {
  client.disconnect();
  vi.useRealTimers();
});

const numbers = () => client.state.log.map((one) => one.number);
const taken = () => client.state.log.filter((one) => one.taken_back).map((one) => one.number);

/** Connected and greeted, with three entries known, seen from seat 0. */
function seated(): void {
  server.socket.accept();
  server.socket.tell(snapshot(entries(1, 3)));
}

/** The connection breaks and comes back; the server has not said a word yet. */
function reconnected(): void {
  server.socket.break();
  server.wake();
  server.socket.accept();
}

// ---- saying hello

test("the first hello asks for everything, and the snapshot is shown", () => {
  expect(client.state.connection).toEqual({ status: "connecting" });
  server.socket.accept();
  expect(server.socket.sent).toEqual([{ type: "hello" }]);
  server.socket.tell(snapshot(entries(1, 3)), { type: "presence", seats: [0], watchers: 2 });
  expect(client.state).toMatchObject({
    connection: { status: "live" },
    seat: 0,
    about: { game: "palio" },
    table: { question: 3 },
    presence: { seats: [0], watchers: 2 },
  });
  expect(numbers()).toEqual([1, 2, 3]);
});

test("a reconnecting client sends its seat and last number, and gets the rest", () => {
  seated();
  server.socket.break();
  expect(client.state.connection).toEqual({ status: "lost", since: 1_000_000 });
  vi.advanceTimersByTime(TIMEOUTS.longest);
  server.socket.accept();
  expect(server.socket.sent).toEqual([{ type: "hello", seat: 0, last: 3 }]);
  expect(client.state.connection.status).toBe("lost");
  server.socket.tell(snapshot(entries(4, 5), { since: 3 }));
  expect(client.state.connection.status).toBe("live");
  expect(numbers()).toEqual([1, 2, 3, 4, 5]);
});

test("a long break counts from its start, not from the last attempt", () => {
  seated();
  server.socket.break();
  for (let n = 0; n < 5; n++) {
    vi.advanceTimersByTime(TIMEOUTS.longest);
    server.socket.break();
  }
  expect(client.state.connection).toEqual({ status: "lost", since: 1_000_000 });
});

test("after a long absence the snapshot starts over", () => {
  seated();
  reconnected();
  server.socket.tell(snapshot(entries(300, 499)));
  expect(client.state.log.length).toBe(200);
  expect(numbers()[0]).toBe(300);
});

test("a spectator who sits down elsewhere gets no entries with wrong numbers", () => {
  server.socket.accept();
  server.socket.tell(snapshot(entries(1, 3), { seat: null }));
  reconnected();
  expect(server.socket.sent).toEqual([{ type: "hello", last: 3 }]);
  server.socket.tell(snapshot([entry(4)], { since: 3, seat: 1 }));
  expect(server.socket.sent.at(-1)).toEqual({ type: "hello" });
  expect(numbers()).toEqual([1, 2, 3]);
  server.socket.tell(snapshot(entries(1, 5), { seat: 1 }));
  expect([client.state.seat, numbers()]).toEqual([1, [1, 2, 3, 4, 5]]);
});

test("a seat that is no longer ours is not requested twice", () => {
  seated();
  reconnected();
  server.socket.tell(refused(null, "not_yours"));
  expect(server.socket.sent.at(-1)).toEqual({ type: "hello" });
  server.socket.tell(snapshot(entries(1, 4), { seat: null }));
  expect(client.state).toMatchObject({ connection: { status: "live" }, seat: null, refusal: null });
});

test.each([
  [4404, "no_table"],
  [4410, "old_rules"],
  [4411, "damaged"],
  [1008, "not_allowed"],
])("closed with %i it says why, and forgets what was asked", (code, why) => {
  seated();
  client.say("Hello?");
  server.socket.break(code, "So it is.");
  expect(client.state.connection).toEqual({ status: "refused", why, code, reason: "So it is." });
  expect(client.state.pending).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(server.sockets.length).toBe(1);
  client.connect();
  expect(client.state.connection.status).toBe("connecting");
  expect(server.sockets.length).toBe(2);
});

// ---- the log

test("news is added, and the table is as it says", () => {
  seated();
  server.socket.tell(news(entry(4), { waiting: [1] }));
  expect(numbers()).toEqual([1, 2, 3, 4]);
  expect(client.state.table).toMatchObject({ question: 4, waiting: [1] });
});

test("an entry that comes twice is not added twice, and the table does not go back", () => {
  seated();
  server.socket.tell(news(entry(4)), news(entry(5)), news(entry(4)), news(entry(5)));
  expect(numbers()).toEqual([1, 2, 3, 4, 5]);
  expect(client.state.table!.question).toBe(5);
});

test("a gap is noticed and closed by one request", () => {
  seated();
  server.socket.tell(news(entry(5)), news(entry(6)));
  expect(server.socket.all("hello").slice(1)).toEqual([{ type: "hello", seat: 0, last: 3 }]);
  expect(numbers()).toEqual([1, 2, 3]);
  server.socket.tell(snapshot(entries(4, 6), { since: 3 }), news(entry(7)));
  expect(numbers()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("a gap is noticed after a break in which an answer was lost", () => {
  seated();
  server.socket.tell(news(entry(5)));
  reconnected();
  server.socket.tell(snapshot(entries(4, 5), { since: 3 }), news(entry(7)));
  expect(server.socket.sent.at(-1)).toEqual({ type: "hello", seat: 0, last: 5 });
});

test("an entry between a hello and its snapshot is in the log once", () => {
  seated();
  server.socket.tell(news(entry(5)));
  server.socket.tell(news(entry(4)), snapshot(entries(4, 5), { since: 3 }), news(entry(6)));
  expect(numbers()).toEqual([1, 2, 3, 4, 5, 6]);
});

test("moves taken back are marked", () => {
  seated();
  server.socket.tell(news(entry(4, { kind: "undone", takes_back: [2, 3] })));
  expect(taken()).toEqual([2, 3]);
  expect(server.socket.sent.length).toBe(1);
});

test("moves taken back while we were away are marked too", () => {
  seated();
  reconnected();
  server.socket.tell(snapshot([entry(4, { kind: "undone", takes_back: [3] })], { since: 3 }));
  expect([numbers(), taken()]).toEqual([[1, 2, 3, 4], [3]]);
});

// ---- asking

test("a move carries its question, its seat and an id of its own, and is pending until it is acknowledged", () => {
  seated();
  const id = client.move({ move: 57 });
  expect(server.socket.sent.at(-1)).toEqual({ type: "move", id, move: 57, question: 3, seat: 0 });
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(client.state.pending).toMatchObject([{ type: "move", move: 57 }]);
  server.socket.tell(news(entry(4)));
  expect(client.state.pending.length).toBe(1);
  server.socket.tell(ack(id));
  expect(client.state.pending).toEqual([]);
});

test("the board does not change before the server says so", () => {
  seated();
  const { table, log } = client.state;
  client.move(57);
  expect(client.state.table).toBe(table);
  expect(client.state.log).toBe(log);
});

test("a second click on the same question sends nothing", () => {
  seated();
  const id = client.move(57);
  expect(client.move(58)).toBe(id);
  expect(server.socket.all("move").length).toBe(1);
  server.socket.tell(news(entry(4))); // the next question, before the last answer is acknowledged
  expect(client.move(59)).not.toBe(id);
  expect(server.socket.all("move").length).toBe(2);
});

test("requests that were not acknowledged are sent again unchanged, in order, after the snapshot", () => {
  seated();
  const move = client.move(57);
  const messages = client.say("Hello");
  const asked = server.socket.sent.slice(1);
  reconnected();
  expect(server.socket.sent.length).toBe(1); // hello
  server.socket.tell(snapshot([entry(4)], { since: 3 }));
  expect(server.socket.sent.slice(1)).toEqual(asked);
  server.socket.tell(ack(move, true), ack(messages));
  expect(client.state.pending).toEqual([]);
  reconnected();
  server.socket.tell(snapshot([], { since: 4 }));
  expect(server.socket.sent.length).toBe(1);
  expect(numbers()).toEqual([1, 2, 3, 4]);
});

test("requests made while the connection is lost are sent when it is back", () => {
  seated();
  server.socket.break();
  const id = client.move(57);
  expect(client.state.pending.length).toBe(1);
  server.wake();
  server.socket.accept();
  server.socket.tell(snapshot([], { since: 3 }));
  expect(server.socket.all("move")).toMatchObject([{ id, question: 3 }]);
});

test("a new view on the same connection does not repeat requests", () => {
  seated();
  client.move(57);
  server.socket.tell(news(entry(5)));
  server.socket.tell(snapshot(entries(4, 5), { since: 3 }));
  expect(server.socket.all("move").length).toBe(1);
});

test("a refused request is not pending any more, and its reason stays until the next request", () => {
  seated();
  const id = client.move(57);
  server.socket.tell(refused(id, "illegal", { clause: "7.2" }));
  expect(client.state.pending).toEqual([]);
  expect(client.state.refusal).toMatchObject({ error: "illegal", clause: "7.2", asked: { id, move: 57 } });
  client.say("Oh");
  expect(client.state.refusal).toBeNull();
});

test("a refusal can be dismissed", () => {
  seated();
  server.socket.tell(refused(client.move(57), "illegal"));
  client.dismissRefusal();
  expect(client.state.refusal).toBeNull();
});

test("a stale move updates the table from its snapshot", () => {
  seated();
  const id = client.move(57);
  server.socket.tell(refused(id, "stale", { snapshot: snapshot(entries(1, 6)) }));
  expect(client.state).toMatchObject({ refusal: { error: "stale" }, table: { question: 6 }, pending: [] });
  expect(numbers()).toEqual([1, 2, 3, 4, 5, 6]);
  server.socket.tell(news(entry(7)));
  expect(numbers().at(-1)).toBe(7);
});

test("a message the server cannot read is answered without its id; it is the oldest one", () => {
  seated();
  const hint = client.hint(); // is being thought about
  client.say("");
  const move = client.move(57);
  server.socket.tell(refused(null, "malformed"), ack(move));
  expect(client.state.pending).toMatchObject([{ id: hint }]);
  expect(client.state.refusal).toMatchObject({ error: "malformed", asked: { type: "say" } });
});

test("while the database does not answer a request stays pending, and is sent again after a pause", () => {
  seated();
  const id = client.move(57);
  server.socket.tell(refused(id, "unavailable"));
  expect(client.state).toMatchObject({ connection: { status: "lost" }, refusal: null, pending: [{ id }] });
  expect(server.sockets.length).toBe(1);
  vi.advanceTimersByTime(TIMEOUTS.longest);
  server.socket.accept();
  server.socket.tell(snapshot([], { since: 3 }));
  expect(server.socket.all("move")).toMatchObject([{ id }]);
});

test("every request is a message of the protocol", () => {
  seated();
  client.undo();
  client.undo("turn");
  client.askUndo();
  client.answer(true);
  client.say("Bene");
  client.sit();
  client.sit(2);
  client.leave();
  client.return();
  client.fill("master");
  client.close();
  expect(server.socket.sent.slice(1)).toMatchObject([
    { type: "undo", what: "step", seat: 0 },
    { type: "undo", what: "turn", seat: 0 },
    { type: "ask_undo", seat: 0 },
    { type: "answer", yes: true, seat: 0 },
    { type: "say", text: "Bene" },
    { type: "sit", seat: null },
    { type: "sit", seat: 2 },
    { type: "leave" },
    { type: "return" },
    { type: "fill", level: "master" },
    { type: "close" },
  ]);
  expect(new Set(client.state.pending.map(({ id }) => id)).size).toBe(11);
});

// ---- looking from elsewhere

test("another seat has its own numbers, so its log starts over; then we stay there", () => {
  seated();
  client.lookFrom(1);
  expect(server.socket.sent.at(-1)).toEqual({ type: "hello", seat: 1 });
  server.socket.tell(news(entry(4))); // still as seat 0
  expect(numbers()).toEqual([1, 2, 3, 4]);
  server.socket.tell(snapshot(entries(1, 2), { seat: 1 }), news(entry(3)));
  expect([client.state.seat, numbers()]).toEqual([1, [1, 2, 3]]);
  reconnected();
  expect(server.socket.sent).toEqual([{ type: "hello", seat: 1, last: 3 }]);
});

test("switching between seats ends at the last one", () => {
  seated();
  client.lookFrom(1);
  client.lookFrom(0);
  server.socket.tell(snapshot(entries(1, 2), { seat: 1 }));
  reconnected(); // before the second answer
  expect(server.socket.sent).toEqual([{ type: "hello", seat: 0 }]);
});

test("a seat chosen while the connection is lost is requested when it is back", () => {
  seated();
  server.socket.break();
  client.lookFrom(2);
  server.wake();
  server.socket.accept();
  expect(server.socket.sent).toEqual([{ type: "hello", seat: 2 }]);
});

test("without a seat the server chooses the seat to move", () => {
  seated();
  client.lookFrom();
  expect(server.socket.sent.at(-1)).toEqual({ type: "hello" });
});

test("a seat that is not ours is refused, and we stay where we are", () => {
  seated();
  client.lookFrom(4);
  server.socket.tell(refused(null, "not_yours"));
  expect(client.state).toMatchObject({ seat: 0, refusal: { error: "not_yours", asked: null } });
  reconnected();
  expect(server.socket.sent).toEqual([{ type: "hello", seat: 0, last: 3 }]);
});

test("a spectator is still a spectator after a break", () => {
  seated();
  client.watch();
  expect(server.socket.sent.at(-1)).toEqual({ type: "hello", watch: true });
  server.socket.tell(snapshot(entries(1, 2), { seat: null }));
  reconnected();
  expect(server.socket.sent).toEqual([{ type: "hello", watch: true, last: 2 }]);
});

test.each(["sit", "leave"] as const)(
  "after %s the client requests a new snapshot from the new seat",
  (what) => {
    seated();
    const id = client[what]();
    server.socket.tell(ack(id));
    expect(server.socket.sent.at(-1)).toEqual({ type: "hello" });
  },
);

// ---- why, and hints

test("why is answered with the clause", async () => {
  seated();
  const why = client.why(99);
  const { id } = server.socket.all("why")[0]!;
  expect(server.socket.sent.at(-1)).toEqual({ type: "why", id, move: 99, seat: 0 });
  server.socket.tell({ type: "because", id: id!, clause: "7.2", message: "Not here." });
  await expect(why).resolves.toMatchObject({ clause: "7.2", message: "Not here." });
});

test("why that is refused is a problem", async () => {
  seated();
  const why = client.why("nonsense");
  server.socket.tell(refused(server.socket.all("why")[0]!.id!, "invalid"));
  await expect(why).rejects.toMatchObject({ code: "invalid", sentence: "invalid." });
  expect(client.state.refusal).toBeNull();
});

test("why is not repeated after a lost connection", async () => {
  seated();
  const why = client.why(99);
  server.socket.break();
  await expect(why).rejects.toMatchObject({ code: "unreachable" });
  await expect(client.why(99)).rejects.toMatchObject({ code: "unreachable" });
  server.wake();
  server.socket.accept();
  server.socket.tell(snapshot([], { since: 3 }));
  expect(server.socket.all("why")).toEqual([]);
});

test("a hint shows its progress, then its result", () => {
  seated();
  const id = client.hint();
  expect(client.state.hint).toEqual({ question: 3, progress: 0 });
  expect(client.hint()).toBe(id);
  server.socket.tell({ type: "hint", id, question: 3, progress: 0.5 });
  expect(client.state.hint).toMatchObject({ progress: 0.5, thoughts: null });
  const thoughts = [{ move: 57, share: 0.8, expected: 0.6 }];
  server.socket.tell({ type: "hint", id, question: 3, progress: 1, thoughts, continuation: [] });
  expect(client.state.hint).toMatchObject({ progress: 1, thoughts });
  expect(client.state.pending).toEqual([]);
});

test("a hint for an outdated question is dropped, with its later messages", () => {
  seated();
  const id = client.hint();
  server.socket.tell(news(entry(4)));
  expect([client.state.hint, client.state.pending]).toEqual([null, []]);
  server.socket.tell(
    { type: "hint", id, question: 3, progress: 0.9 },
    refused(id, "stale", { snapshot: snapshot(entries(1, 4)) }),
  );
  expect([client.state.hint, client.state.refusal]).toEqual([null, null]);
});

test("a hint for one seat is not shown for another", () => {
  seated();
  client.hint();
  client.lookFrom(1);
  server.socket.tell(snapshot(entries(1, 3), { seat: 1 }));
  expect([client.state.hint, client.state.pending]).toEqual([null, []]);
});

test("a hint stays while others chat", () => {
  seated();
  client.hint();
  server.socket.tell(news(entry(4, { kind: "said" }), { question: 3 }));
  expect(client.state.hint).not.toBeNull();
});

test("a hint in progress is requested again after a break", () => {
  seated();
  const id = client.hint();
  reconnected();
  server.socket.tell(snapshot([], { since: 3, table: tableState({ question: 3 }) }));
  expect(server.socket.all("hint")).toMatchObject([{ id }]);
});

test("a hint that is refused is no hint", () => {
  seated();
  server.socket.tell(refused(client.hint(), "no_hints"));
  expect(client.state).toMatchObject({ hint: null, pending: [], refusal: { error: "no_hints" } });
});

// ---- watching it

test("a subscriber is called at once, after every change, and not after it has left", () => {
  const seen: ClientState[] = [];
  const leave = client.subscribe((now) => seen.push(now));
  expect(seen).toEqual([client.state]);
  seated();
  expect(seen.at(-1)).toBe(client.state);
  leave();
  const { length } = seen;
  server.socket.tell(news(entry(4)));
  expect(seen.length).toBe(length);
});

test("what did not change stays the same object", () => {
  seated();
  const { about, presence, pending } = client.state;
  server.socket.tell(news(entry(4)));
  expect(client.state.about).toBe(about);
  expect(client.state.presence).toBe(presence);
  expect(client.state.pending).toBe(pending);
});

test("since the last turn of the viewer's seat", () => {
  seated(); // entry 2 is seat 0's
  expect(client.sinceLastTurn().map(({ number }) => number)).toEqual([3]);
});

test("clocks run by the server's time", () => {
  expect(client.timeLeft()).toBeNull();
  seated();
  expect(client.timeLeft()).toBeNull();
  const clocks = { left: [60_000, 60_000], at: 5_000_000, running: [1] };
  server.socket.tell(news(entry(4, { at: 5_000_000 }), { clocks }));
  vi.advanceTimersByTime(2_000);
  expect(client.timeLeft()).toEqual([60_000, 58_000]);
});

test("after a disconnect nothing is left behind", async () => {
  seated();
  const why = client.why(1);
  client.disconnect();
  await expect(why).rejects.toMatchObject({ code: "unreachable" });
  expect(vi.getTimerCount()).toBe(0);
});

// ---- earlier positions

const PROMPT = { key: "prompt-race", args: {} };
const position = (number: number) => ({ view: { after: number }, prompt: PROMPT, waiting: [0] });

test("positions that were seen are kept, others come from the server and are kept too", async () => {
  const past = vi.fn((_: string, first: number) =>
    Promise.resolve([first, first + 1].map((number) => ({ number, ...position(number) }))),
  );
  client = new TableClient("abc", { open: server.open, wakeSignal: server.wakeSignal, past });
  client.connect();
  server.socket.accept();
  server.socket.tell(snapshot(entries(1, 3), { table: tableState(position(3)) }));
  server.socket.tell(news(entry(4), position(4)));
  expect(client.knownPosition(4)).toEqual(position(4));
  expect(await client.positionAfter(3)).toEqual(position(3));
  expect(past).not.toHaveBeenCalled();
  expect(await client.positionAfter(1)).toEqual(position(1));
  expect(past).toHaveBeenCalledWith("abc", 1, 4, 0);
  expect(client.knownPosition(2)).toEqual(position(2));
  expect(past).toHaveBeenCalledTimes(1);
});

test("another seat has its own numbers, so its positions are others", () => {
  server.socket.accept();
  server.socket.tell(snapshot(entries(1, 3), { own: [0, 1], table: tableState(position(3)) }));
  client.lookFrom(1);
  server.socket.tell(snapshot(entries(1, 2), { seat: 1, own: [0, 1], table: tableState(position(2)) }));
  expect(client.knownPosition(3)).toBeUndefined();
  expect(client.knownPosition(2)).toEqual(position(2));
});
