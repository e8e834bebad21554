import { expect, test } from "vitest";
import type { Choice } from "../../core/choices";
import { Messages } from "../../core/messages";
import { Translator } from "../../core/translator";
import { groupChoices } from "./choiceGroups";

const MESSAGES = new Messages("en", [
  `move-sell = sell { $count } { $good }
move-sail = sail from { $from } to { $to }
move-rest = rest
move-pass = pass
`,
]);
const TRANSLATOR = new Translator(MESSAGES, { move: {}, event: {} });
let moves = 0;
const choice = (name: string, args: Choice["args"] = {}): Choice => ({ move: moves++, name, args });
const shown = (choices: Choice[]) =>
  groupChoices(choices, TRANSLATOR).map(({ heading, items }) => [heading, items.map(({ label }) => label)]);

test("choices of one name stand under what their sentences have in common", () => {
  expect(
    shown([
      choice("sell", { count: 1, good: "salt" }),
      choice("pass"),
      choice("sell", { count: 2, good: "salt" }),
      choice("rest"),
    ]),
  ).toEqual([
    ["Sell", ["1 salt", "2 salt"]],
    ["", ["Pass", "Rest"]],
  ]);
});

test("the whole sentence of every choice stays known", () => {
  const [group] = groupChoices(
    [choice("sell", { count: 1, good: "silk" }), choice("sell", { count: 1, good: "salt" })],
    TRANSLATOR,
  );
  expect(group?.heading).toBe("Sell 1");
  expect(group?.items.map(({ text }) => text)).toEqual(["Sell 1 silk", "Sell 1 salt"]);
});

test("many choices are split by their first argument", () => {
  const ports = ["Bari", "Pisa", "Genoa", "Naples"];
  const trips = ports.flatMap((from) => ports.map((to) => choice("sail", { from, to })));
  const groups = shown(trips);
  expect(groups.map(([heading]) => heading)).toEqual(ports.map((from) => `Sail from ${from} to`));
  expect(groups[0]?.[1]).toEqual(ports);
});

test("every choice is in exactly one group", () => {
  const choices = [choice("pass"), ...[1, 2, 3].map((count) => choice("sell", { count, good: "salt" }))];
  const found = groupChoices(choices, TRANSLATOR).flatMap(({ items }) => items.map((item) => item.choice));
  expect(found.toSorted((a, b) => a.move - b.move)).toEqual(choices);
});
