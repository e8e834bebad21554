// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { entry, news } from "../core/fakes";
import { beat, chooseSpeed } from "../look/motion";
import PlaybackBar from "./PlaybackBar.svelte";
import { sampleTable, SEATS, type SampleTable } from "./testing/sampleTable";

let table: SampleTable;
const PROMPT = { key: "prompt-race", args: {} };
const rode = (number: number, who: number, place = "gate") =>
  entry(number, { seat: who, by_bot: who === 2, events: [{ event: "rode", who, place }] });
const after = (told: ReturnType<typeof entry>) =>
  news(told, { seats: SEATS, prompt: PROMPT, view: { after: told.number, asked: true } });
/** The position on the board, by the number of the entry that made it. */
const shown = () => (table.model.playback.position?.view.after as number | undefined) ?? "now";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  chooseSpeed("quick");
  table = sampleTable([rode(1, 0)], { prompt: PROMPT, view: { after: 1, asked: false } });
  vi.advanceTimersByTime(beat());
});
afterEach(() => {
  cleanup();
  table.close();
  localStorage.clear();
  vi.useRealTimers();
});

test("moves of others that come at once are shown one after the other, the first at once", async () => {
  table.tell(after(rode(2, 1)));
  expect(shown()).toBe("now");
  table.tell(after(rode(3, 2)), after(rode(4, 1)));
  expect(shown()).toBe(2);
  await vi.advanceTimersByTimeAsync(beat());
  expect(shown()).toBe(3);
  await vi.advanceTimersByTimeAsync(beat());
  expect(shown()).toBe("now");
  expect(table.model.state.table?.view).toEqual({ after: 4, asked: true }); // the client never waited
});

test("moves that come slowly are shown as they come", () => {
  for (const number of [2, 3, 4]) {
    table.tell(after(rode(number, 1)));
    expect(shown()).toBe("now");
    vi.advanceTimersByTime(beat());
  }
});

test("small steps of which nothing is told are part of the next one", async () => {
  table.tell(after(rode(2, 1)), after(entry(3, { seat: 1 })), after(rode(4, 1)), after(rode(5, 1)));
  expect(shown()).toBe(3); // 2, and what followed in silence
  await vi.advanceTimersByTimeAsync(beat());
  expect(shown()).toBe(4);
});

test("one's own move is shown at once", () => {
  table.tell(after(rode(2, 1)), after(rode(3, 2)), after(rode(4, 1)));
  expect(shown()).toBe(2);
  table.tell(after(rode(5, 0)));
  expect(shown()).toBe("now");
});

test("many moves take no longer than ten seconds", async () => {
  table.tell(...Array.from({ length: 80 }, (_, i) => after(rode(i + 2, 1))));
  await vi.advanceTimersByTimeAsync(11_000);
  expect(shown()).toBe("now");
});

test("without motion the board is always at the present, and one can still step back", async () => {
  chooseSpeed("off");
  table.tell(after(rode(2, 1)), after(rode(3, 2)));
  expect(shown()).toBe("now");
  await table.model.playback.step(-1);
  expect(shown()).toBe(2);
  expect(table.model.playback.position?.view.asked).toBe(false);
});

test("steps lead back and forth, and the last one to the present", async () => {
  table.tell(after(rode(2, 1)));
  vi.advanceTimersByTime(beat());
  table.tell(after(rode(3, 2)));
  const { playback } = table.model;
  await playback.step(-1);
  expect(shown()).toBe(2);
  await playback.step(-1);
  expect(shown()).toBe(1);
  await playback.step(-1); // there is nothing before
  expect(shown()).toBe(1);
  await playback.step(1);
  expect(shown()).toBe(2);
  await playback.step(1);
  expect(shown()).toBe("now");
});

test("who looks at the past stays there while the others play", async () => {
  await table.model.playback.show(1);
  table.tell(after(rode(2, 1)), after(rode(3, 1)));
  await vi.advanceTimersByTimeAsync(9_000);
  expect(shown()).toBe(1);
});

test("the bar says what happened; a key ends the playing, and Escape a look at the past", async () => {
  render(PlaybackBar, { model: table.model });
  expect(screen.queryByRole("group")).toBeNull();
  table.tell(after(rode(2, 1, "bend")), after(rode(3, 2)), after(rode(4, 1)));
  flushSync();
  expect(screen.getByRole("group", { name: "What happened" }).textContent).toContain(
    "Bea rides to the bend.",
  );
  await fireEvent.keyDown(window, { key: "Enter" });
  expect(shown()).toBe("now");
  await table.model.playback.show(2);
  await fireEvent.keyDown(window, { key: "a" });
  expect(shown()).toBe(2);
  await fireEvent.click(screen.getByRole("button", { name: "One step on" }));
  await tick();
  expect(shown()).toBe(3);
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(shown()).toBe("now");
});
