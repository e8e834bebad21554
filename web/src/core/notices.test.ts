import { expect, test } from "vitest";
import { Notices, type Notice } from "./notices";
import { Problem } from "./problem";

function told(): { notices: Notices; now: () => readonly Notice[] } {
  const notices = new Notices();
  let now: readonly Notice[] = [];
  notices.subscribe((all) => (now = all));
  return { notices, now: () => now };
}

test("a problem is shown by the message for its code, or else by the server's sentence", () => {
  const { notices, now } = told();
  notices.problem(new Problem("too_many", "Slow down.", { retryAfter: 5 }));
  expect(now()).toMatchObject([{ key: "problem-too_many", args: { seconds: 5 }, sentence: "Slow down." }]);
});

test("a repeated notice is shown once, and only the newest stay", () => {
  const { notices, now } = told();
  for (const key of ["a", "a", "b", "c", "d"]) notices.tell(key);
  expect(now().map(({ key }) => key)).toEqual(["b", "c", "d"]);
});

test("a dismissed notice is gone", () => {
  const { notices, now } = told();
  notices.tell("a");
  notices.dismiss(now()[0]!.id);
  expect(now()).toEqual([]);
});

test("a bug of the client is not hidden as a notice", () => {
  expect(() => told().notices.problem(new TypeError("oops"))).toThrow("oops");
});
