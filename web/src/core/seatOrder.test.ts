import { expect, test } from "vitest";
import { opponentsOf, seatOrder } from "./seatOrder";

test("opponents come clockwise from the viewer's left", () => {
  expect(opponentsOf({ seat: 1, players: 4 })).toEqual([2, 3, 0]);
  expect(opponentsOf({ seat: 0, players: 2 })).toEqual([1]);
});

test("a spectator sees all seats in their order", () => {
  expect(opponentsOf({ seat: null, players: 3 })).toEqual([0, 1, 2]);
  expect(seatOrder({ seat: null, players: 3 })).toEqual([0, 1, 2]);
});

test("the viewer's own seat is first among all", () => {
  expect(seatOrder({ seat: 2, players: 4 })).toEqual([2, 3, 0, 1]);
});
