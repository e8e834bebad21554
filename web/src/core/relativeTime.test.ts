import { expect, test } from "vitest";
import { ago } from "./relativeTime";

const NOW = Date.UTC(2026, 10, 15, 12);

test.each([
  [0, "now"],
  [59, "now"],
  [60, "1 minute ago"],
  [7_300, "2 hours ago"],
  [86_400, "yesterday"],
  [-5, "now"],
])("%d seconds are said as people say them", (seconds, said) => {
  expect(ago(NOW - seconds * 1000, NOW, "en")).toBe(said);
});

test("in every language", () => {
  expect(ago(NOW - 7_300_000, NOW, "fr")).toBe("il y a 2 heures");
  expect(ago(NOW - 7_300_000, NOW, "it")).toBe("2 ore fa");
});
