import { expect, test, vi } from "vitest";
import { CurrentUser } from "./currentUser";
import { Problem } from "./problem";
import type { Me } from "./types";

const GUEST: Me = {
  id: "1",
  name: "Quiet poet",
  emblem: "ochre",
  guest: true,
  login: null,
  operator: false,
  agent: false,
  silenced: null,
};

const asking = (me: Me | null) => ({
  me: vi.fn(() => Promise.resolve(me)),
  becomeGuest: vi.fn(() => Promise.resolve(GUEST)),
});

test("reading pages does not create a guest", async () => {
  const ask = asking(null);
  expect(await new CurrentUser(ask).load()).toBeNull();
  expect(ask.becomeGuest).not.toHaveBeenCalled();
});

test("a visitor who needs a name becomes a guest, only once", async () => {
  const ask = asking(null);
  const currentUser = new CurrentUser(ask);
  const heard: (string | undefined)[] = [];
  currentUser.subscribe((me) => heard.push(me?.name));
  expect(await Promise.all([currentUser.orGuest(), currentUser.orGuest()])).toEqual([GUEST, GUEST]);
  expect(await currentUser.orGuest()).toEqual(GUEST);
  expect(ask.becomeGuest).toHaveBeenCalledTimes(1);
  expect(heard.at(-1)).toBe("Quiet poet");
});

test("a known user stays the same", async () => {
  const ask = asking(GUEST);
  expect(await new CurrentUser(ask).orGuest()).toEqual(GUEST);
  expect(ask.becomeGuest).not.toHaveBeenCalled();
});

test("after a failure the request is repeated the next time", async () => {
  const ask = asking(GUEST);
  ask.me.mockRejectedValueOnce(new Problem("unreachable", "The server cannot be reached."));
  const currentUser = new CurrentUser(ask);
  await expect(currentUser.load()).rejects.toThrow("unreachable");
  expect(await currentUser.load()).toEqual(GUEST);
});

test("after logging out there is no user, and a new one can log in", async () => {
  const ask = asking(GUEST);
  const currentUser = new CurrentUser(ask);
  await currentUser.load();
  currentUser.set(null);
  expect(currentUser.me).toBeNull();
  await currentUser.orGuest();
  expect(ask.becomeGuest).toHaveBeenCalledTimes(1);
});
