import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeServer, news, entry } from "./fakes";
import { browserWakeSignal, ReconnectingSocket, TIMEOUTS } from "./reconnectingSocket";

let server: FakeServer;
let line: ReconnectingSocket;
let happened: string[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(1); // the longest of each pause
  server = new FakeServer();
  happened = [];
  line = new ReconnectingSocket(
    server.open,
    {
      opened: () => happened.push("opened"),
      heard: (message) => happened.push(message.type),
      lost: () => happened.push("lost"),
      refused: (code, reason) => happened.push(`refused ${code} ${reason}`),
    },
    server.wakeSignal,
  );
  line.start();
});
afterEach(() => {
  line.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function greet(): void {
  server.socket.accept();
  server.socket.tell({ type: "pong", at: 0 });
}

test("a broken connection is opened again, after longer and longer pauses", () => {
  for (const pause of [1_000, 2_000, 4_000, 8_000, 10_000, 10_000]) {
    const tries = server.sockets.length;
    server.socket.break();
    vi.advanceTimersByTime(pause - 1);
    expect(server.sockets.length).toBe(tries);
    vi.advanceTimersByTime(1);
    expect(server.sockets.length).toBe(tries + 1);
  }
});

test("pauses differ, so that not all clients reconnect at once", () => {
  vi.mocked(Math.random).mockReturnValue(0);
  server.socket.break();
  vi.advanceTimersByTime(500);
  expect(server.sockets.length).toBe(2);
});

test("a connection that lasted resets the pauses; one that broke at once does not", () => {
  for (let n = 0; n < 4; n++) {
    greet();
    server.socket.break();
    vi.advanceTimersByTime(TIMEOUTS.longest);
  }
  expect(server.sockets.length).toBe(5);
  greet();
  vi.advanceTimersByTime(TIMEOUTS.steady);
  server.socket.break();
  vi.advanceTimersByTime(TIMEOUTS.shortest);
  expect(server.sockets.length).toBe(6);
});

test("it is opened at once when the network or the page comes back", () => {
  server.socket.break();
  server.wake();
  expect(server.sockets.length).toBe(2);
  vi.advanceTimersByTime(TIMEOUTS.first - 1);
  expect(server.sockets.length).toBe(2); // the try that was due is not made as well
});

test("silence leads to a ping, and an answer is enough", () => {
  greet();
  vi.advanceTimersByTime(TIMEOUTS.quiet);
  expect(server.socket.all("ping").length).toBe(1);
  server.socket.tell({ type: "pong", at: 0 });
  vi.advanceTimersByTime(TIMEOUTS.quiet);
  expect(server.socket.all("ping").length).toBe(2);
  expect(server.sockets.length).toBe(1);
});

test("there is no ping while messages come", () => {
  greet();
  for (let n = 1; n < 10; n++) {
    vi.advanceTimersByTime(TIMEOUTS.quiet - 1);
    server.socket.tell(news(entry(n)));
  }
  expect(server.socket.sent).toEqual([]);
});

test("a connection that does not answer is given up, and its later messages are ignored", () => {
  greet();
  const dead = server.socket;
  vi.advanceTimersByTime(TIMEOUTS.quiet + TIMEOUTS.answer);
  expect(happened).toEqual(["opened", "pong", "lost"]);
  expect(dead.readyState).toBe(3);
  expect([dead.onmessage, dead.onclose]).toEqual([null, null]);
  vi.advanceTimersByTime(TIMEOUTS.longest);
  expect(server.sockets.length).toBe(2);
});

test("waking up sends one ping at once", () => {
  greet();
  server.wake();
  vi.advanceTimersByTime(TIMEOUTS.answer - 1);
  server.wake();
  expect(server.socket.all("ping").length).toBe(1);
  vi.advanceTimersByTime(1);
  expect(happened.at(-1)).toBe("lost");
});

test("waking up does not disturb a connection attempt", () => {
  server.socket.accept();
  server.wake();
  expect(server.socket.sent).toEqual([]);
  vi.advanceTimersByTime(TIMEOUTS.first - 1);
  expect(happened).toEqual(["opened"]);
});

test("a connection that never sends anything is given up", () => {
  server.socket.accept();
  vi.advanceTimersByTime(TIMEOUTS.first);
  expect(happened).toEqual(["opened", "lost"]);
});

test.each([1008, 4404, 4410, 4411])("closed with %i it stays closed", (code) => {
  server.socket.break(code, "No.");
  expect(happened).toEqual([`refused ${code} No.`]);
  vi.advanceTimersByTime(60_000);
  server.wake();
  expect(server.sockets.length).toBe(1);
  line.start();
  expect(server.sockets.length).toBe(2);
});

test.each([1000, 1001, 1006, 1011, 1013, 4408, 4429])("closed with %i it is opened again", (code) => {
  server.socket.break(code);
  vi.advanceTimersByTime(TIMEOUTS.longest);
  expect(server.sockets.length).toBe(2);
});

test("messages sent while nothing is open are dropped", () => {
  line.send({ type: "ping" });
  expect(server.socket.sent).toEqual([]);
});

test("stopped, it leaves nothing behind", () => {
  greet();
  line.stop();
  expect(server.socket.readyState).toBe(3);
  expect(vi.getTimerCount()).toBe(0);
  server.wake();
  expect(server.sockets.length).toBe(1);
  expect(happened).not.toContain("lost");
});

test("in a browser: online and offline events, and the page becoming visible", () => {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: "hidden" });
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", document);
  const call = vi.fn();
  const stop = browserWakeSignal(call);
  window.dispatchEvent(new Event("online"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(call).toHaveBeenCalledTimes(1);
  document.visibilityState = "visible";
  document.dispatchEvent(new Event("visibilitychange"));
  expect(call).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new Event("online"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(call).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});
