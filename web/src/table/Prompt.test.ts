// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import PromptOnBoard from "./testing/PromptOnBoard.svelte";

afterEach(cleanup);

const CHOICES = [
  { move: 4, name: "ride", args: { place: "gate" } },
  { move: 5, name: "rest", args: {} },
];
const asking = (changes: object = {}) => ({
  prompt: { key: "prompt-race", args: {} },
  text: "Ride, or rest.",
  asked: true,
  choices: CHOICES,
  onmove: () => undefined,
  ...changes,
});
const status = () => screen.getByRole("status").textContent;
const buttons = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);

test("the question is announced, and every choice is a button in words", () => {
  const { container } = render(PromptOnBoard, asking());
  expect(status()).toBe("Ride, or rest.");
  expect(buttons()).toEqual(["Ride to the gate", "Rest"]);
  expect(container.querySelector(".prompt.asked")).toBeTruthy();
});

test("a choice is sent once; until the table answers it says so, then it asks again", async () => {
  const onmove = vi.fn();
  const { rerender } = render(PromptOnBoard, asking({ onmove }));
  screen.getByRole("button", { name: "Rest" }).click();
  expect(onmove.mock.calls).toEqual([[5]]);
  expect(await screen.findByText("Sent …")).toBeTruthy();
  await rerender(asking({ onmove, text: "Ride on.", choices: CHOICES.slice(0, 1) }));
  expect(status()).toBe("Ride on.");
  expect(buttons()).toEqual(["Ride to the gate"]);
});

test("the clause behind the question is one click away, where there is one", async () => {
  const onrule = vi.fn();
  const { rerender } = render(PromptOnBoard, asking({ onrule, choices: [] }));
  screen.getByRole("button", { name: "Rule 2.1" }).click();
  expect(onrule.mock.calls).toEqual([["2.1"]]);
  await rerender(asking({ onrule, choices: [], prompt: { key: "prompt-over", args: {} } }));
  expect(buttons()).toEqual([]);
});

test("a player who waits is asked nothing", () => {
  const { container } = render(
    PromptOnBoard,
    asking({ asked: false, choices: [], text: "Bea is choosing …" }),
  );
  expect(status()).toBe("Bea is choosing …");
  expect(buttons()).toEqual([]);
  expect(container.querySelector(".prompt.asked")).toBeNull();
});

test("a choice is emphasised only where it is the last one", async () => {
  const { container, rerender } = render(PromptOnBoard, asking());
  const main = () => container.querySelectorAll("li .button.main").length;
  expect(main()).toBe(0);
  await rerender(asking({ choices: CHOICES.slice(1) }));
  expect(main()).toBe(1);
});
