// @vitest-environment jsdom
import { expect, test } from "vitest";
import { shortcut } from "./shortcuts";

function pressed(key: string, more: KeyboardEventInit = {}, on: Element = document.body): string {
  let found = "not heard";
  const hear = (event: Event) => (found = shortcut(event as KeyboardEvent));
  document.addEventListener("keydown", hear, { once: true });
  document.body.append(on === document.body ? "" : on);
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
  return found;
}

test("a letter or a sign is a shortcut, large or small", () => {
  expect(pressed("h")).toBe("h");
  expect(pressed("H")).toBe("h");
  expect(pressed("?")).toBe("?");
});

test("keys with names and keys held with others are not", () => {
  expect(pressed("Enter")).toBe("");
  expect(pressed("h", { ctrlKey: true })).toBe("");
  expect(pressed("h", { metaKey: true })).toBe("");
  expect(pressed("h", { repeat: true })).toBe("");
});

test("nothing is a shortcut while somebody writes", () => {
  expect(pressed("h", {}, document.createElement("input"))).toBe("");
  expect(pressed("h", {}, document.createElement("textarea"))).toBe("");
  expect(pressed("h", {}, document.createElement("button"))).toBe("h");
});
