import { expect, test } from "vitest";
import { LANGUAGES, loadWords } from "../core/words";
import { GAME_ART } from "./home/art";

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

test.each(LANGUAGES)("lists call a game as the game calls itself in %s", async (language) => {
  const frame = await loadWords(language, undefined, "frame");
  const slugs = frame.keys("game-");
  expect(slugs).toContain("leonardo");
  for (const slug of slugs)
    expect(frame.say(`game-${slug}`)).toBe((await loadWords(language, slug)).say("title"));
});

test.each(LANGUAGES)("a game's card has all its words and a drawing in %s", async (language) => {
  const words = await loadWords(language, undefined, "frame", "home");
  for (const slug of words.keys("game-")) {
    for (const part of ["line", "length", "weight", "mirror"])
      expect(words.has(`home-${slug}-${part}`)).toBe(true);
    expect(GAME_ART).toHaveProperty(slug);
  }
});
