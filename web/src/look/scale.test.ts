/** Sizes of text and space come from the scale in `tokens.css`, as colours do. */
import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>(
  ["../**/*.svelte", "../**/*.css", "!./tokens.css", "!../gallery/**"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const SPACE = /^\s*((?:row-|column-)?gap|(?:padding|margin)(?:-[a-z-]+)?): ([^;]+);/gm;
const TEXT = /^\s*(font-size|font): ([^;]+);/gm;
const LENGTH = /(?<![\w.-])-?\d*\.?\d+r?em\b/;

function declarations(which: RegExp): string[] {
  return Object.entries(SOURCES).flatMap(([path, source]) => {
    const css = path.endsWith(".css") ? source : (/<style>([\s\S]*)<\/style>/.exec(source)?.[1] ?? "");
    return [...css.matchAll(which)].map(([, property, value]) => `${path}: ${property}: ${value}`);
  });
}
const offScale = (declaration: string) =>
  LENGTH.test(declaration) && !/\b(calc|min|max|clamp)\(|var\(--[\w-]+,/.test(declaration);

test("gaps, paddings and margins come from the scale of spaces", () => {
  const found = declarations(SPACE);
  expect(found.length).toBeGreaterThan(300);
  expect(found.filter(offScale)).toEqual([]);
});

test("sizes of text come from the scale of sizes", () => {
  const found = declarations(TEXT);
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter(offScale)).toEqual([]);
});
