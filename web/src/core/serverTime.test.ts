import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ServerTime, timeLeft } from "./serverTime";

beforeEach(() => {
  vi.useFakeTimers({ now: 100_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

test("time runs for the seats to move, and for no others", () => {
  const clocks = { left: [60_000, 30_000, 5_000], at: 100_000, running: [0, 2] };
  expect(timeLeft(clocks, 100_000)).toEqual([60_000, 30_000, 5_000]);
  expect(timeLeft(clocks, 102_500)).toEqual([57_500, 30_000, 2_500]);
  expect(timeLeft(clocks, 190_000)).toEqual([0, 30_000, 0]);
});

test("nobody has more time than they were given, even if our estimate of the time is behind", () => {
  expect(timeLeft({ left: [1_000], at: 100_000, running: [0] }, 99_000)).toEqual([1_000]);
});

test("without a message from the server our own time is used", () => {
  expect(new ServerTime().now()).toBe(100_000);
});

test("the fastest response gives the best estimate of the server's time", () => {
  const time = new ServerTime();
  time.heard(159_000); // it is 160 000 there
  vi.advanceTimersByTime(1_000);
  time.heard(160_950);
  vi.advanceTimersByTime(1_000);
  time.heard(NaN);
  time.heard(120_000); // an old entry
  expect(time.now()).toBe(161_950);
});

test("a clock stands during a holiday and runs again after it", () => {
  const clocks = { left: [60_000, 60_000], at: 100_000, running: [0, 1] };
  const seats = [{ holiday: [90_000, 120_000] }, { holiday: null }];
  expect(timeLeft(clocks, 110_000, seats)).toEqual([60_000, 50_000]);
  expect(timeLeft(clocks, 125_000, seats)).toEqual([55_000, 35_000]);
});
