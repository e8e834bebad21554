// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, expect, test } from "vitest";
import BoardFrame from "./BoardFrame.svelte";

afterEach(cleanup);

const part = (name: string) => createRawSnippet(() => ({ render: () => `<p>${name}</p>` }));
const around = (name: string) => screen.getByText(name).parentElement!;

test("the parts of a board come in one order: head, main part, side, sheets", () => {
  render(BoardFrame, {
    sheets: part("sheet"),
    side: part("seats"),
    children: part("city"),
    head: part("round"),
  });
  expect(screen.getAllByRole("paragraph").map(({ textContent }) => textContent)).toEqual([
    "round",
    "city",
    "seats",
    "sheet",
  ]);
});

test("sheets are outside of the table, where they cannot be cut off", () => {
  render(BoardFrame, { children: part("city"), sheets: part("sheet") });
  expect(around("city").closest(".table")).toBeTruthy();
  expect(around("sheet").closest(".table")).toBeNull();
  expect(around("sheet").closest(".board")).toBeTruthy();
});

test("only a board with a side is divided", () => {
  const divided = () => document.querySelector(".table.divided");
  const { unmount } = render(BoardFrame, { children: part("city"), side: part("seats") });
  expect(divided()).toBeTruthy();
  unmount();
  render(BoardFrame, { children: part("city") });
  expect(divided()).toBeNull();
});

test("a game gives the board its theme, and lines behind it if it wants", () => {
  const { container } = render(BoardFrame, { children: part("city"), theme: "racing", underdrawn: true });
  expect(container.querySelector(".board.racing > .table.underdrawn")).toBeTruthy();
});
