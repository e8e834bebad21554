import { expect, test } from "vitest";
import { GAMES_WITH_MESSAGES, LANGUAGES, loadPageMessages, loadMessages } from "../core/messages";
import { loadHomeArt, SLUGS } from "../games";

const SOURCES = import.meta.glob<string>(["../App.svelte", "../layout/*.svelte", "./**/*.svelte"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const FILES = [
  "layout",
  "warmUp",
  "home",
  "lobby",
  "tournaments",
  "records",
  "agents",
  "open",
  "companion",
  "explain",
  "rules",
  "profile",
  "people",
  "operator",
  "notices",
  "about",
  "settings",
  "shortcuts",
];

test.each(LANGUAGES)("every message that a page names is there in %s", async (language) => {
  const messages = await loadMessages(language, undefined, ...FILES);
  const missing = Object.entries(SOURCES).flatMap(([path, source]) =>
    [...source.matchAll(/(?:messages\.say|notices\.tell)\(\s*"([\w-]+)"/g)]
      .map((match) => match[1] ?? "")
      .filter((key) => !messages.has(key))
      .map((key) => `${path}: ${key}`),
  );
  expect(missing).toEqual([]);
});

test.each(LANGUAGES)("every game presents itself in %s", async (language) => {
  const messages = await loadPageMessages(language, "layout");
  expect(GAMES_WITH_MESSAGES.length).toBeGreaterThan(0);
  for (const slug of GAMES_WITH_MESSAGES)
    for (const key of ["title", "intro-line", "intro-duration", "intro-weight"])
      expect(messages.ofGame(slug, key)).not.toBe("");
});

test("a game without words of its own is called by its slug", async () => {
  const messages = await loadPageMessages("en", "layout");
  expect(messages.title("some_game")).toBe("Some game");
  expect(messages.ofGame("some_game", "intro-line")).toBe("");
});

test.each(SLUGS)("%s has a drawing and a line of mirror script for its card", async (slug) => {
  expect(await loadHomeArt(slug)).toBeDefined();
  for (const language of LANGUAGES)
    expect((await loadPageMessages(language)).ofGame(slug, "intro-mirror")).not.toBe("");
});
