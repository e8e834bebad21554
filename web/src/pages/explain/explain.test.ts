// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { LANGUAGES, loadPageMessages, loadPanelMessages } from "../../core/messages";
import { loadPanels, SLUGS } from "../../games";
import { go } from "../../layout/navigation";
import ExplainPage from "./ExplainPage.svelte";
import { HEIGHT, WIDTH } from "./panels";

vi.mock("../../layout/navigation", () => ({ go: vi.fn() }));
Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout
afterEach(cleanup);

const WORDS_IN_THREE_MINUTES = 450;

async function show(game: string, query = "") {
  const messages = await loadPageMessages("en", "layout", "explain");
  render(ExplainPage, { game, messages, language: "en", query: new URLSearchParams(query) });
}

test.each(SLUGS)("%s is explained in seven to nine panels, each with a picture", async (slug) => {
  const panels = await loadPanels(slug);
  expect(panels.length).toBeGreaterThanOrEqual(7);
  expect(panels.length).toBeLessThanOrEqual(9);
  expect(new Set(panels.map(({ name }) => name)).size).toBe(panels.length);
  for (const { name, picture } of panels) {
    expect([name, picture.length]).not.toEqual([name, 0]);
    for (const part of picture) {
      expect([name, part.x < WIDTH && part.y < HEIGHT]).toEqual([name, true]);
      if ("sign" in part) continue;
      const { wash = "", ink, fine = "", chalk = "" } = part.drawing;
      const strokes = wash + ink + fine + chalk;
      expect([name, strokes]).not.toEqual([name, ""]); // a drawing that there is
      expect(strokes).not.toMatch(/NaN|undefined/);
    }
  }
});

test.each(SLUGS.flatMap((slug) => LANGUAGES.map((language) => [slug, language] as const)))(
  "every panel of %s has a title and a text in %s, to be read in three minutes",
  async (slug, language) => {
    const names = (await loadPanels(slug)).map(({ name }) => name);
    const texts = await loadPanelMessages(language, slug);
    expect(texts.keys("explain-")).toEqual(names);
    const said = names.flatMap((name) => [texts.say(`explain-${name}.title`), texts.say(`explain-${name}`)]);
    expect(said).not.toContain("");
    expect(said.join(" ").split(/\s+/).length).toBeLessThanOrEqual(WORDS_IN_THREE_MINUTES);
  },
);

test.each(SLUGS)("the page of %s shows its panels in order, and the last one leads on", async (slug) => {
  await show(slug);
  const panels = await screen.findAllByRole("listitem");
  expect(panels).toHaveLength((await loadPanels(slug)).length);
  for (const panel of panels) expect(panel.querySelectorAll("svg path").length).toBeGreaterThan(0);
  expect(screen.getByRole("link", { name: "Learn by playing" }).getAttribute("href")).toBe(`/learn/${slug}`);
  expect(screen.getByRole("link", { name: "Read the full rules" }).getAttribute("href")).toBe(
    `/rules/${slug}`,
  );
  expect(screen.getByRole("button", { name: "Play now" })).toBeDefined();
});

test("buttons and arrow keys turn the panels", async () => {
  await show(SLUGS[0] ?? "");
  const [next, back] = [
    await screen.findByRole<HTMLButtonElement>("button", { name: "Next" }),
    screen.getByRole<HTMLButtonElement>("button", { name: "Back" }),
  ];
  const at = () => screen.getByRole("status").textContent;
  expect(back.disabled).toBe(true);
  await fireEvent.click(next);
  expect(at()).toMatch(/^Picture 2 of/);
  await fireEvent.keyDown(document.body, { key: "ArrowRight" });
  expect(at()).toMatch(/^Picture 3 of/);
  expect(document.activeElement).toBe(screen.getAllByRole("listitem")[2]);
  await fireEvent.keyDown(document.body, { key: "ArrowLeft" });
  await fireEvent.click(back);
  expect(at()).toMatch(/^Picture 1 of/);
});

test("people who come from a table find the way back to it", async () => {
  await show(SLUGS[0] ?? "", "table=abc");
  const ways = await screen.findAllByRole("link", { name: "Back to the table" });
  for (const way of ways) expect(way.getAttribute("href")).toBe("/t/abc");
});

test("a game without panels shows its rules", async () => {
  await show("palio");
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith("/rules/palio", { replace: true }));
});
