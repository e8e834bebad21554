// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { botStatus } from "../core/api";
import { loadMessages } from "../core/messages";
import type { BotStatus } from "../core/types";
import { warmUp } from "./warmUp.svelte";
import WarmUpNotice from "./WarmUpNotice.svelte";

vi.mock("../core/api", () => ({ botStatus: vi.fn() }));
const answers = vi.mocked(botStatus);
const status = (warming_up: string[], compiled: number, seconds_left: number | null): BotStatus => ({
  warming_up,
  functions: 400,
  compiled,
  seconds_left,
  thinking: "full",
});

let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
  cleanup();
  vi.useRealTimers();
});

const text = () => document.body.textContent.replace(/\s+/g, " ").trim();

async function follow(slug?: string): Promise<void> {
  const messages = await loadMessages("en", undefined, "warmUp");
  render(WarmUpNotice, { messages, slug });
  stop = warmUp.follow();
  await vi.advanceTimersByTimeAsync(0);
  await tick();
}

async function later(): Promise<void> {
  await vi.advanceTimersByTimeAsync(2000);
  await tick();
}

test("the notice shows the progress until all bots are ready, and then nothing asks any more", async () => {
  answers.mockResolvedValueOnce(status(["chess", "go"], 0, null));
  await follow();
  expect(text()).toBe("");
  answers.mockResolvedValueOnce(status(["chess", "go"], 100, 45));
  await later();
  expect(text()).toContain("100 of 400 functions compiled, about 45 s left");
  expect(screen.getByRole<HTMLProgressElement>("progressbar").value).toBe(100);
  answers.mockResolvedValueOnce(status([], 400, 0));
  await later();
  expect(text()).toBe("");
  const asked = answers.mock.calls.length;
  await later();
  expect(answers.mock.calls.length).toBe(asked);
});

test("at a table only the bots of its own game matter", async () => {
  answers.mockResolvedValueOnce(status(["go"], 100, 45));
  await follow("chess");
  expect(text()).toBe("");
  expect(warmUp.concerns("go")).toBe(true);
  expect(warmUp.concerns("chess")).toBe(false);
});

test("without an answer nothing is shown", async () => {
  answers.mockRejectedValueOnce(new Error("no connection"));
  await follow();
  expect(text()).toBe("");
});
