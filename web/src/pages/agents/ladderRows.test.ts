import { expect, test } from "vitest";
import type { LadderLine } from "../../core/types";
import { ladderRows } from "./ladderRows";

function agent(name: string, points: number | null, provisional = false): LadderLine {
  const rating =
    points === null
      ? null
      : { game: "some", player_class: "two" as const, points, uncertainty: 50, provisional, games: 20 };
  return {
    name,
    emblem: "ochre",
    owner: "Ada",
    here: true,
    running: 0,
    players: [2],
    invitable: true,
    rating,
  };
}

test("agents and levels of the house stand in one order, and only settled ratings have a place", () => {
  const agents = [agent("New", null), agent("Best", 1900), agent("Young", 1850, true), agent("Good", 1700)];
  const levels = [
    { level: "master", points: 1800, uncertainty: 60 },
    { level: "novice", points: 900, uncertainty: 60 },
  ];
  const rows = ladderRows({ agents, levels }).map((row) =>
    row.level !== null ? row.level : [row.agent.name, row.place],
  );
  expect(rows).toEqual([["Best", 1], ["Young", null], "master", ["Good", 2], "novice", ["New", null]]);
});
