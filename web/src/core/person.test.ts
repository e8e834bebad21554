import { expect, test, vi } from "vitest";
import { Person } from "./person";
import { Problem } from "./problem";
import type { Me } from "./types";

const GUEST: Me = { id: "1", name: "Quiet poet", emblem: "ochre", guest: true, login: null };

const asking = (me: Me | null) => ({
  me: vi.fn(() => Promise.resolve(me)),
  becomeGuest: vi.fn(() => Promise.resolve(GUEST)),
});

test("looking around makes nobody a guest", async () => {
  const ask = asking(null);
  expect(await new Person(ask).known()).toBeNull();
  expect(ask.becomeGuest).not.toHaveBeenCalled();
});

test("who needs a name becomes a guest, once, however often it is asked for", async () => {
  const ask = asking(null);
  const person = new Person(ask);
  const heard: (string | undefined)[] = [];
  person.subscribe((me) => heard.push(me?.name));
  expect(await Promise.all([person.somebody(), person.somebody()])).toEqual([GUEST, GUEST]);
  expect(await person.somebody()).toEqual(GUEST);
  expect(ask.becomeGuest).toHaveBeenCalledTimes(1);
  expect(heard.at(-1)).toBe("Quiet poet");
});

test("who is known stays who they are", async () => {
  const ask = asking(GUEST);
  expect(await new Person(ask).somebody()).toEqual(GUEST);
  expect(ask.becomeGuest).not.toHaveBeenCalled();
});

test("without an answer it is asked again the next time", async () => {
  const ask = asking(GUEST);
  ask.me.mockRejectedValueOnce(new Problem("unreachable", "The server cannot be reached."));
  const person = new Person(ask);
  await expect(person.known()).rejects.toThrow("unreachable");
  expect(await person.known()).toEqual(GUEST);
});

test("after logging out one is nobody, and may become somebody else", async () => {
  const ask = asking(GUEST);
  const person = new Person(ask);
  await person.known();
  person.is(null);
  expect(person.now).toBeNull();
  await person.somebody();
  expect(ask.becomeGuest).toHaveBeenCalledTimes(1);
});
