import { expect, test } from "vitest";
import { archiveAddress, archiveQuery, searchOf } from "./archiveQuery";

const search = (text: string) => searchOf(new URLSearchParams(text));

test("a search is written into the address and read from it", () => {
  const text = "player=Ada+%26+Bea&result=won&game=palio&players=2&from=2026-05-01&to=2026-05-02";
  expect(archiveAddress(search(text))).toBe(`/archive?${text}`);
  expect(archiveAddress(search(""))).toBe("/archive");
});

test("the last day is included", () => {
  const { since, until } = archiveQuery(search("from=2026-05-01&to=2026-05-01"));
  expect(until! - since!).toBe(86_400_000);
  expect(new Date(since!).getHours()).toBe(0);
});

test("a result needs a player, and what makes no sense is not asked for", () => {
  expect(archiveQuery(search("result=won&players=x&from=yesterday&shortest=-1&rated=maybe"))).toEqual({
    agents: false,
  });
  expect(archiveQuery(search("player=Ada&result=lost&rated=casual&longest=90"))).toEqual({
    player: "Ada",
    result: "lost",
    rated: false,
    longest: 90,
  });
});

test("games of the ladder of agents are left out, unless somebody is looked for or they are wanted", () => {
  expect(archiveQuery(search("game=palio"))).toEqual({ game: "palio", agents: false });
  expect(archiveQuery(search("player=Argo"))).toEqual({ player: "Argo" });
  expect(archiveQuery(search("agents=only"))).toEqual({ agents: true });
  expect(archiveQuery(search("agents=with"))).toEqual({});
});
