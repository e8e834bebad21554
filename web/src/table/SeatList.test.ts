// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { entry, news } from "../core/fakes";
import SeatList from "./SeatList.svelte";
import { sampleTable, seat, SEATS, type SampleTable } from "./testing/sampleTable";

let table: SampleTable;
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  cleanup();
  table.close();
  vi.useRealTimers();
});

const rows = () => within(screen.getByRole("region", { name: "Who sits here" })).getAllByRole("listitem");
const states = () => rows().map((row) => row.querySelector(".state")?.textContent);

test("each seat says who plays it: the viewer, a person who is here or away, a bot", async () => {
  table = sampleTable();
  render(SeatList, { model: table.model });
  expect(rows().map((row) => row.querySelector(".name")?.textContent)).toEqual(["Ada", "Bea", "Ochre"]);
  expect(states()).toEqual(["you", "away", "bot, master"]);
  table.tell({ type: "presence", seats: [0, 1], watchers: 0 });
  await tick();
  expect(states()).toEqual(["you", "here", "bot, master"]);
});

test("a seat that a bot plays for a person says why, even if the person looks on", async () => {
  table = sampleTable();
  render(SeatList, { model: table.model });
  table.tell({ type: "presence", seats: [0, 1], watchers: 0 });
  const seats = [SEATS[0]!, seat(1, "Bea", { stand_in: "clock" }), SEATS[2]!];
  table.tell(news(entry(1, { kind: "stood_in", seat: 1 }), { seats }));
  await tick();
  expect(states()[1]).toBe("out of time, a bot plays");
  expect(rows()[1]!.classList.contains("away")).toBe(true);
});

test("a bot that thinks less, lets others go first or waits says so, until it thinks as usual", async () => {
  table = sampleTable();
  render(SeatList, { model: table.model });
  const said = async (thinking: "full" | "shortened" | "quota" | "paused", seats: number[]) => {
    table.tell({ type: "bots", thinking, seats });
    await tick();
    return states()[2];
  };
  expect(await said("shortened", [2])).toBe("bot, master, thinks less: many play now");
  expect(rows()[2]!.classList.contains("away")).toBe(true);
  expect(await said("quota", [2])).toBe("bot, master, lets others go first");
  expect(await said("paused", [2])).toBe("bot, master, waits");
  expect(await said("full", [])).toBe("bot, master");
  expect(rows()[2]!.classList.contains("away")).toBe(false);
});

test("the seats that the game waits for are marked while it runs", async () => {
  table = sampleTable([], { waiting: [1, 2] });
  render(SeatList, { model: table.model });
  const marked = () => rows().map((row) => row.classList.contains("asked"));
  expect(marked()).toEqual([false, true, true]);
  table.tell(news(entry(1), { seats: SEATS, waiting: [1, 2], status: "finished" }));
  await tick();
  expect(marked()).toEqual([false, false, false]);
});

test("clocks run down where they run, and a short time is marked", async () => {
  const clocks = { left: [65_000, 40_000, 300_000], at: 1_000_000, running: [1] };
  table = sampleTable([entry(1, { at: 1_000_000 })], { clocks });
  render(SeatList, { model: table.model });
  const times = () => rows().map((row) => row.querySelector(".time")?.lastChild?.textContent);
  expect(times()).toEqual(["1:05", "0:40", "5:00"]);
  vi.advanceTimersByTime(15_000);
  await tick();
  expect(times()).toEqual(["1:05", "0:25", "5:00"]);
  expect(rows().map((row) => row.querySelector(".short") !== null)).toEqual([false, true, false]);
});

test("other people who watch are counted", async () => {
  table = sampleTable();
  render(SeatList, { model: table.model });
  expect(document.querySelector(".watchers")).toBeNull();
  table.tell({ type: "presence", seats: [0], watchers: 2 });
  await tick();
  expect(document.querySelector(".watchers")?.textContent).toContain("2");
});
