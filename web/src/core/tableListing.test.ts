import { expect, test } from "vitest";
import { awaitedFirst, listed } from "./tableListing";
import type { TableListing } from "./types";

const card = (id: string, awaited: boolean): TableListing => ({
  id,
  awaited,
  damaged: false,
  old_rules: false,
  game: "palio",
  status: "running",
  public: true,
  created: 1,
  accounts: [],
  card: { game: "palio", options: {}, pace: { kind: "unhurried" }, seats: [], winners: null },
});

test("a listed table says whether its game waits for the user", () => {
  expect(listed(card("a", true))).toMatchObject({ id: "a", game: "palio", awaited: true, seats: [] });
});

test("tables that wait for the user come first, then the newest", () => {
  const tables = [card("a", false), card("b", true), card("c", false), card("d", true)].map(listed);
  expect(awaitedFirst(tables).map(({ id }) => id)).toEqual(["b", "d", "a", "c"]);
  expect(tables.map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
});
