import { expect, test } from "vitest";
import { identity } from "./pages";

test("another clause and another game's form are the same page, another rulebook or table is not", () => {
  const same = (a: Parameters<typeof identity>[0], b: typeof a) => identity(a) === identity(b);
  expect(same({ page: "rules", game: "palio" }, { page: "rules", game: "palio", clause: "1.1" })).toBe(true);
  expect(same({ page: "rules", game: "palio" }, { page: "rules", game: "regatta" })).toBe(false);
  expect(same({ page: "rules" }, { page: "rules", game: "palio" })).toBe(false);
  expect(same({ page: "explain", game: "palio" }, { page: "explain", game: "regatta" })).toBe(false);
  expect(same({ page: "open" }, { page: "open", game: "palio" })).toBe(true);
  expect(same({ page: "table", id: "a" }, { page: "table", id: "b" })).toBe(false);
  expect(same({ page: "table", id: "a" }, { page: "replay", id: "a" })).toBe(false);
});
