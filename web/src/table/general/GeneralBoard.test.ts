// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { Messages } from "../../core/messages";
import type { FieldInfo } from "../../core/types";
import client from "../../locale/en/client.ftl?raw";
import fallback from "../../locale/en/fallback.ftl?raw";
import table from "../../locale/en/table.ftl?raw";
import GeneralBoard from "./GeneralBoard.svelte";

afterEach(cleanup);

const GAME = `
move-buy = buy { $good }
move-pass = pass
prompt-market = Buy something, or pass.
good-silk = fine silk
good-salt = salt
field-purse = coins
`;
const MESSAGES = new Messages("en", [client, table, GAME, fallback]);
const KINDS = { move: { buy: { good: "good" } }, event: {} };
const FIELDS: FieldInfo[] = [
  { name: "round", by_seat: false, is_seat: false, owner_only: false },
  { name: "purse", by_seat: true, is_seat: false, owner_only: false },
  { name: "hand", by_seat: true, is_seat: false, owner_only: true },
  { name: "market", by_seat: false, is_seat: false, owner_only: false },
  { name: "harbour", by_seat: false, is_seat: true, owner_only: false },
];
const VIEW = {
  seat: 1,
  asked: true,
  round: 3,
  purse: [2, 5],
  hand: [null, ["silk"]],
  market: ["silk", "salt"],
  harbour: { pisa: 0, bari: -1 },
};
const CHOICES = [
  { move: 7, name: "buy", args: { good: "silk" } },
  { move: 8, name: "buy", args: { good: "salt" } },
  { move: 9, name: "pass", args: {} },
];
const shown = (changes: object = {}) => ({
  view: VIEW,
  facts: { kinds: KINDS },
  fields: FIELDS,
  choices: CHOICES,
  prompt: { key: "prompt-market", args: {} },
  messages: MESSAGES,
  names: ["Ada", "Bea"],
  onmove: () => undefined,
  ...changes,
});
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent.replace(/\s+/g, " ").trim());

test("the view is a table by seat, the viewer first, with what is hidden marked as such", () => {
  render(GeneralBoard, shown());
  const table = screen.getByRole("table", { name: "By player" });
  const heads = within(table).getAllByRole("columnheader");
  expect(heads.slice(1).map(({ textContent }) => textContent.trim())).toEqual([
    expect.stringContaining("Bea"),
    expect.stringContaining("Ada"),
  ]);
  const [purse, hand] = ["Coins", "Hand"].map((name) =>
    within(table).getByRole("rowheader", { name }).closest("tr")!,
  );
  expect(cells(purse!)).toEqual([expect.stringMatching(/5$/), expect.stringMatching(/2$/)]);
  expect(cells(hand!)).toEqual([expect.stringContaining("Fine silk"), expect.stringContaining("hidden")]);
});

test("open fields are facts, lists and tables, named by the game or by their keys", () => {
  render(GeneralBoard, shown());
  expect(screen.getByText("Round").nextElementSibling?.textContent.trim()).toBe("3");
  const market = screen.getByRole("region", { name: "Market" });
  expect(
    within(market)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent.trim()),
  ).toEqual(["Fine silk", "Salt"]);
  const harbour = screen.getByRole("region", { name: "Harbour" });
  expect(within(harbour).getByRole("rowheader", { name: "Pisa" })).toBeTruthy();
  expect(within(harbour).queryByRole("rowheader", { name: "Bari" })).toBeNull();
});

test("every move is a button; a click sends it, and then none is left", async () => {
  const onmove = vi.fn();
  render(GeneralBoard, shown({ onmove }));
  const buttons = screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"));
  expect(buttons).toEqual(["Buy fine silk", "Buy salt", null]);
  screen.getByRole("button", { name: "Buy salt" }).click();
  expect(onmove.mock.calls).toEqual([[8]]);
  expect(await screen.findByText("Sent …")).toBeTruthy();
  expect(screen.queryAllByRole("button")).toEqual([]);
});

test("others are waited for by name", async () => {
  const view = { ...VIEW, asked: false };
  const { rerender } = render(GeneralBoard, shown({ view, choices: [], waiting: [0] }));
  expect(screen.getByRole("status").textContent).toBe("Ada is choosing …");
  await rerender(shown({ view, choices: [], waiting: [0, 1] }));
  expect(screen.getByRole("status").textContent).toBe("Waiting for: Ada, Bea");
});

test("at the end the scores come first, with the winner", () => {
  const view = { ...VIEW, asked: false, scores: [12, 9], winners: [0] };
  render(GeneralBoard, shown({ view, choices: [], prompt: { key: "prompt-over", args: {} } }));
  const [first] = screen.getAllByRole("rowheader");
  expect(first?.textContent).toBe("Score");
  expect(screen.getByRole("columnheader", { name: /Ada.*won/ })).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe("The game is over.");
});

test("a prompt without a message or a clause is no error", () => {
  render(GeneralBoard, shown({ prompt: { key: "prompt-unknown", args: {} }, onrule: () => undefined }));
  expect(screen.getByRole("status").textContent).toBe("Choose one of your moves.");
});
