import { expect, test } from "vitest";
import { GAMES_WITH_WORDS, LANGUAGES, loadPageWords, loadWords } from "../core/words";
import { loadHomeArt, SLUGS } from "../games";

const SOURCES = import.meta.glob<string>(["../App.svelte", "../frame/*.svelte", "./**/*.svelte"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const FILES = ["frame", "home", "lobby", "open", "rules", "profile", "about"];

test.each(LANGUAGES)("every message that a page names is there in %s", async (language) => {
  const words = await loadWords(language, undefined, ...FILES);
  const missing = Object.entries(SOURCES).flatMap(([path, source]) =>
    [...source.matchAll(/(?:words\.say|notices\.tell)\(\s*"([\w-]+)"/g)]
      .map((match) => match[1] ?? "")
      .filter((key) => !words.has(key))
      .map((key) => `${path}: ${key}`),
  );
  expect(missing).toEqual([]);
});

test.each(LANGUAGES)("every game presents itself in %s", async (language) => {
  const words = await loadPageWords(language, "frame");
  expect(GAMES_WITH_WORDS.length).toBeGreaterThan(0);
  for (const slug of GAMES_WITH_WORDS)
    for (const key of ["title", "intro-line", "intro-duration", "intro-weight"])
      expect(words.ofGame(slug, key)).not.toBe("");
});

test("a game without words of its own is called by its slug", async () => {
  const words = await loadPageWords("en", "frame");
  expect(words.title("some_game")).toBe("Some game");
  expect(words.ofGame("some_game", "intro-line")).toBe("");
});

test.each(SLUGS)("%s has a drawing and a line of mirror script for its card", async (slug) => {
  expect(await loadHomeArt(slug)).toBeDefined();
  for (const language of LANGUAGES)
    expect((await loadPageWords(language)).ofGame(slug, "intro-mirror")).not.toBe("");
});
