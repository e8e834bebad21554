import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [
    name!,
    { paper: light!, night: dark! },
  ]),
);

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const c = parseInt(colour.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}

const GROUNDS = ["paper", "sheet", "sheet-lit"];
const PIGMENTS = ["lapis", "verdigris", "ochre", "madder", "umber", "purple"];
const TEXTS = ["ink", "ink-soft", "chalk", "gold", "grey", "good", "bronze", "copper", "silver", ...PIGMENTS];
const PAIRS = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)),
  ...PIGMENTS.map((pigment) => ["on-strong", pigment] as const),
  ["on-strong", "ink"] as const,
  ["on-strong", "ink-soft"] as const,
  ["ink", "gold-wash"] as const,
];

test.each(["paper", "night"] as const)("text on its ground keeps 4.5:1 in the theme %s", (theme) => {
  const poor = PAIRS.map(([a, b]) => ({
    a,
    b,
    ratio: contrast(tokens.get(a)![theme], tokens.get(b)![theme]),
  }));
  expect(poor.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
});
