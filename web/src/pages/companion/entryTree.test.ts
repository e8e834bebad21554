import { expect, test } from "vitest";
import { buttonsOf, FEW, found, headingOf, type EntryItem } from "./entryTree";

const item = (text: string, name = "send", args: EntryItem["args"] = {}): EntryItem => ({
  key: `${name} ${Object.values(args).join(" ")} ${text}`,
  text,
  name,
  args,
});
const PLACES = ["the mill", "the quay", "the abbey", "the gate"];
const sends = [1, 2, 3].flatMap((count) =>
  PLACES.map((place) => item(`send ${count} to ${place}`, "send", { count, place })),
);

test("a few entries are buttons at once", () => {
  const few = PLACES.map((place) => item(`go to ${place}`));
  expect(buttonsOf(few).map(({ label }) => label)).toEqual(few.map(({ text }) => text));
});

test("many entries are grouped by kind, and what stands alone is entered at once", () => {
  const buttons = buttonsOf([...sends, item("pass", "pass")]);
  expect(buttons.map(({ label, items }) => [label, items.length])).toEqual([
    ["send", 12],
    ["pass", 1],
  ]);
});

test("a kind is grouped by the first argument that its words tell apart, and nothing is said twice", () => {
  const heading = headingOf(sends);
  const buttons = buttonsOf(sends, heading);
  expect(buttons.map(({ label, items }) => [label, items.length])).toEqual([
    ["1 to the", 4],
    ["2 to the", 4],
    ["3 to the", 4],
  ]);
  const next = buttons[1]!.items;
  expect(buttonsOf(next, headingOf(next)).map(({ label }) => label)).toEqual([
    "mill",
    "quay",
    "abbey",
    "gate",
  ]);
});

test("no entry is lost on the way, whatever the groups are", () => {
  const walk = (items: readonly EntryItem[], depth = 0): EntryItem[] =>
    depth > 5
      ? []
      : buttonsOf(items, depth ? headingOf(items) : "").flatMap((button) =>
          button.items.length === 1 ? button.items : walk(button.items, depth + 1),
        );
  const all = [
    ...sends,
    item("pass", "pass"),
    ...[...Array(30).keys()].map((n) => item(`bid ${n}`, "bid", { n })),
  ];
  expect(new Set(walk(all).map(({ key }) => key))).toEqual(new Set(all.map(({ key }) => key)));
});

test("a search finds words without accents, and whole numbers first", () => {
  const bids = [...Array(FEW + 40).keys()].map((n) => item(`bid ${n} at the Café`, "bid", { n }));
  const buttons = buttonsOf(bids);
  expect(
    found(buttons, "cafe 4")
      .slice(0, 2)
      .map(({ label }) => label),
  ).toEqual(["bid 4 at the Café", "bid 14 at the Café"]);
  expect(found(buttons, "nothing")).toEqual([]);
  expect(found(buttons, " ")).toEqual(buttons);
});
