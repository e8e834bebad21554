// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { loadMessages } from "../core/messages";
import type { Analysis } from "../core/types";
import PlayerSummaries from "./PlayerSummaries.svelte";

afterEach(cleanup);

async function shown(judge?: Analysis["effort"]["judge"]): Promise<string> {
  const effort = { iterations: 500, seconds: 0, closer: 8, playouts: 1200, seed: 0, judge };
  const messages = await loadMessages("en", undefined, "analysis");
  const analysis = { players: [], effort } as Partial<Analysis> as Analysis;
  render(PlayerSummaries, { analysis, messages, names: [] });
  return document.body.textContent;
}

test("the page says that a network judges", async () => {
  expect(await shown("network")).toContain("with the neural network of this game");
});

test("the page says that playouts judge, also of an analysis that does not say it", async () => {
  for (const judge of ["playouts", undefined] as const) {
    expect(await shown(judge)).toContain("by playing them to the end many times");
    cleanup();
  }
});
