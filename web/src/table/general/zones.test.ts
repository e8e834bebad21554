import { expect, test } from "vitest";
import type { FieldInfo } from "../../core/types";
import { isEmpty, zonesOf } from "./zones";

const field = (name: string, more: Partial<FieldInfo> = {}): FieldInfo => ({
  name,
  by_seat: false,
  is_seat: false,
  owner_only: false,
  ...more,
});

test("nothing is nothing, but seat 0 is a seat", () => {
  for (const value of [null, 0, -1, "", false, [], [0, 0], {}, { north: 0, south: [] }])
    expect(isEmpty(value)).toBe(true);
  expect(isEmpty(0, true)).toBe(false);
  expect(isEmpty({ north: 0 }, true)).toBe(false);
  expect(isEmpty([-1, null], true)).toBe(true);
});

test("single values are facts; empty ones and unknown fields are left out", () => {
  const view = { round: 3, active: 0, trump: null, left: 0, secret: 1 };
  const fields = [field("round"), field("active", { is_seat: true }), field("trump"), field("left")];
  expect(zonesOf(view, fields).facts.map(({ name }) => name)).toEqual(["round", "active"]);
});

test("fields with a seat axis are rows of one table, unless no seat has anything", () => {
  const view = { coins: [0, 4], hand: [["ace"], null], tricks: [0, 0] };
  const fields = [
    field("coins", { by_seat: true }),
    field("hand", { by_seat: true, owner_only: true }),
    field("tricks", { by_seat: true }),
  ];
  expect(zonesOf(view, fields).seats).toEqual([
    { name: "coins", isSeat: false, ownerOnly: false, values: [0, 4] },
    { name: "hand", isSeat: false, ownerOnly: true, values: [["ace"], null] },
  ]);
});

test("fields along the same words are columns of one table; rows without anything are left out", () => {
  const view = {
    owner: { north: 1, south: -1, west: -1 },
    ships: { north: 2, south: 0, west: 3 },
    tide: { high: 1, low: 0 },
  };
  const fields = [field("owner", { is_seat: true }), field("ships"), field("tide")];
  const { tables } = zonesOf(view, fields);
  expect(tables.map(({ rows, columns }) => [rows, columns.map(({ name }) => name)])).toEqual([
    [
      ["north", "west"],
      ["owner", "ships"],
    ],
    [["high"], ["tide"]],
  ]);
});

test("rows and piles are lists", () => {
  const { lists } = zonesOf({ market: ["silk", "salt"], gone: [] }, [field("market"), field("gone")]);
  expect(lists).toEqual([{ name: "market", isSeat: false, value: ["silk", "salt"] }]);
});
