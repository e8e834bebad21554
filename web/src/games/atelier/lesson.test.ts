import { expect, test } from "vitest";
import { waiting } from "../../lesson/tips";
import LESSON from "./lesson";

test("the Help of the Maestro is explained to a player who has it", () => {
  const action = (limit: number) =>
    waiting(
      LESSON,
      {
        prompt: { key: "prompt-action", args: { limit } },
        choices: ["take", "draw"].map((name, move) => ({ move, name, args: {} })),
        round: 1,
        facts: {},
      },
      ["welcome"],
    ).map(({ name }) => name);
  expect(action(4)).toEqual(["action"]);
  expect(action(5)).toEqual(["action", "help"]);
});
