// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test } from "vitest";
import { loadMessages } from "../../../core/messages";
import acting from "../fixtures/acting.json";
import draft from "../fixtures/draft.json";
import factsOf from "../fixtures/facts.json";
import Board from "./Board.svelte";
import type { Choice, Facts, Game, View } from "./types";

afterEach(cleanup);

const messages = await loadMessages("en", "omnia", "table");
function show(scene: typeof acting | typeof draft): HTMLElement {
  const props = {
    view: scene.view as View,
    choices: scene.choices as Choice[],
    prompt: scene.prompt as Game["Prompt"],
    names: scene.names,
    facts: factsOf as Facts,
    messages,
    onmove: () => undefined,
  };
  render(Board, { props });
  return screen.getByRole("region", { name: messages.say("hand") });
}
const dimmed = (hand: HTMLElement) => hand.querySelectorAll(".away").length;

test("no card of the hand is dimmed while no pair is chosen", () => {
  expect(dimmed(show(acting))).toBe(0);
});

test("of a drafted hand two cards can be lifted, and then the others are dimmed", async () => {
  const hand = show(draft);
  const cards = within(hand).getAllByRole("button");
  expect(dimmed(hand)).toBe(0);
  for (const card of cards.slice(0, 2)) {
    card.click();
    await tick();
  }
  expect(cards.map((card) => card.getAttribute("aria-pressed") === "true")).toEqual(
    cards.map((_, i) => i < 2),
  );
  expect(dimmed(hand)).toBe(cards.length - 2);
});
