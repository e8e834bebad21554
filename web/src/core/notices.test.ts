import { expect, test } from "vitest";
import { Notices, type Notice } from "./notices";
import { Problem } from "./problem";

function told(): { notices: Notices; now: () => readonly Notice[] } {
  const notices = new Notices();
  let now: readonly Notice[] = [];
  notices.subscribe((all) => (now = all));
  return { notices, now: () => now };
}

test("a problem is told by its word, with the server's sentence in reserve", () => {
  const { notices, now } = told();
  notices.problem(new Problem("too_many", "Slow down.", { retryAfter: 5 }));
  expect(now()).toMatchObject([{ key: "problem-too_many", args: { seconds: 5 }, sentence: "Slow down." }]);
});

test("the same again stands once, and only the newest stay", () => {
  const { notices, now } = told();
  for (const key of ["a", "a", "b", "c", "d"]) notices.tell(key);
  expect(now().map(({ key }) => key)).toEqual(["b", "c", "d"]);
});

test("what is dismissed is gone", () => {
  const { notices, now } = told();
  notices.tell("a");
  notices.dismiss(now()[0]!.id);
  expect(now()).toEqual([]);
});

test("a mistake of ours is not hidden as a notice", () => {
  expect(() => told().notices.problem(new TypeError("oops"))).toThrow("oops");
});
