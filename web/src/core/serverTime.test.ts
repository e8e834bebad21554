import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ServerTime, timeLeft } from "./serverTime";

beforeEach(() => {
  vi.useFakeTimers({ now: 100_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

test("time runs for the seats that are asked, and for no others", () => {
  const clocks = { left: [60_000, 30_000, 5_000], at: 100_000, running: [0, 2] };
  expect(timeLeft(clocks, 100_000)).toEqual([60_000, 30_000, 5_000]);
  expect(timeLeft(clocks, 102_500)).toEqual([57_500, 30_000, 2_500]);
  expect(timeLeft(clocks, 190_000)).toEqual([0, 30_000, 0]);
});

test("nobody has more time than they were given, even if our guess of the time is behind", () => {
  expect(timeLeft({ left: [1_000], at: 100_000, running: [0] }, 99_000)).toEqual([1_000]);
});

test("without a word from the server its time is taken to be ours", () => {
  expect(new ServerTime().now()).toBe(100_000);
});

test("the server's time is told best by what came fastest", () => {
  const time = new ServerTime();
  time.heard(159_000); // it is 160 000 there
  vi.advanceTimersByTime(1_000);
  time.heard(160_950);
  vi.advanceTimersByTime(1_000);
  time.heard(NaN);
  time.heard(120_000); // an old entry
  expect(time.now()).toBe(161_950);
});
