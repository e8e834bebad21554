// @vitest-environment jsdom
/** Every board shows every moment of its fixtures, and offers the legal moves there and nothing else. */
import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { loadBoard, SLUGS } from ".";
import type { Choice, Prompt } from "../core/choices";
import { loadMessages } from "../core/messages";
import type { Kinds } from "../core/translator";
import type { GameEvent } from "../table/boardProps";

interface Scene {
  view: { seat: number | null; asked: boolean };
  choices: Choice[];
  prompt: Prompt;
  names: string[];
  events?: GameEvent[];
}
const SCENES = import.meta.glob<Scene | Scene[]>(
  ["./*/fixtures/*.json", "!./*/fixtures/{facts,fields,sentences}.json"],
  { import: "default", eager: true },
);
const FACTS = import.meta.glob<{ kinds: Kinds }>("./*/fixtures/facts.json", {
  import: "default",
  eager: true,
});
const moments = Object.entries(SCENES).map(([path, found]): [string, string, Scene] => {
  const [, slug = "", , name = ""] = path.split("/");
  return [slug, name, [found].flat()[0]!];
});
const boards = new Map(await Promise.all(SLUGS.map(async (slug) => [slug, await loadBoard(slug)] as const)));
const texts = new Map(
  await Promise.all(SLUGS.map(async (slug) => [slug, await loadMessages("en", slug, "table")] as const)),
);
const asks = ({ view, choices }: Scene) => view.asked && choices.length > 0;

// What jsdom lacks: it has no layout.
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
Element.prototype.scrollIntoView = () => undefined;
HTMLElement.prototype.showPopover = () => undefined;
afterEach(cleanup);

const BROKEN = /undefined|NaN|\[object|\{ ?\$/;
/** Buttons that send a move at once. */
const buttons = () => [
  ...document.querySelectorAll<HTMLButtonElement>(
    ".prompt li button, .auction .button.main, .popover .button.main",
  ),
];
/** How many parts of the board and buttons offer something. */
const offers = () => document.querySelectorAll(".board .open").length + buttons().length;

test("every game has moments in which the viewer chooses, and others", () => {
  for (const slug of SLUGS) {
    const scenes = moments.filter(([of]) => of === slug).map(([, , scene]) => scene);
    expect(new Set(scenes.map(asks))).toEqual(new Set([true, false]));
  }
});

test.each(moments)(
  "%s, %s: the board shows it, and offers a choice where there is one",
  async (slug, _, scene) => {
    const { view, choices, prompt, names, events = [] } = scene;
    const onmove = vi.fn<(move: number) => void>();
    const Board = boards.get(slug)!;
    const facts = FACTS[`./${slug}/fixtures/facts.json`]!;
    const messages = texts.get(slug)!;
    render(Board, { props: { view, choices, prompt, names, events, facts, messages, onmove } });
    await tick();

    const text = document.body.textContent;
    for (const name of names) expect(text).toContain(name);
    expect(text).not.toMatch(BROKEN);
    const labels = [...document.querySelectorAll("[aria-label]")].map((one) =>
      one.getAttribute("aria-label"),
    );
    expect(labels.filter((label) => !label || BROKEN.test(label))).toEqual([]);

    expect(offers() > 0).toBe(asks(scene));
    const [button] = buttons();
    if (!button) return;
    button.click();
    await tick();
    expect(onmove).toHaveBeenCalledTimes(1);
    expect(choices.map(({ move }) => move)).toContain(onmove.mock.calls[0]![0]);
    expect(screen.getByText("Sent …")).toBeTruthy();
    expect(offers()).toBe(0);
  },
);
