import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as api from "./api";
import { serverTime } from "./serverTime";
import { Problem } from "./problem";

const answer = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal("fetch", answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  answer.mockReset();
});

const asked = () => {
  const [address, { method, body, credentials, headers }] = answer.mock.calls.at(-1)!;
  return {
    address,
    method,
    body: typeof body === "string" ? (JSON.parse(body) as unknown) : body,
    credentials,
    headers,
  };
};
const json = (body: unknown, status = 200, headers = {}) =>
  Promise.resolve(Response.json(body, { status, headers }));

test("path parameters are filled in, and only given query parameters are sent", async () => {
  answer.mockImplementation(() => json([]));
  await api.endSession("a/b").catch(() => undefined);
  expect(asked()).toMatchObject({
    address: "/api/me/sessions/a%2Fb",
    method: "DELETE",
    credentials: "same-origin",
  });
  await api.tables({ status: "running", game: "palio" });
  expect(asked().address).toBe("/api/tables?status=running&game=palio");
  await api.myTables();
  expect(asked().address).toBe("/api/me/tables");
  await api.replay("abc", 0);
  expect(asked().address).toBe("/api/tables/abc/replay?seat=0");
  await api.facts("palio", { works: "new ones" });
  expect(asked().address).toBe("/api/games/palio/facts?works=new+ones");
});

test("a body is sent as JSON, and a request without a body has none", async () => {
  answer.mockImplementation(() => json({ id: "abc" }, 201));
  const seats = [{ kind: "mine" as const }, { kind: "bot" as const, level: "master" as const }];
  expect(await api.openTable({ game: "palio", seats })).toEqual({ id: "abc" });
  expect(asked()).toMatchObject({
    address: "/api/tables",
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: { game: "palio", seats },
  });
  await api.rematch("abc");
  expect(asked()).toMatchObject({ address: "/api/tables/abc/rematch", body: undefined, headers: undefined });
});

test("a text response is a string, and an empty one is undefined", async () => {
  answer.mockResolvedValueOnce(
    new Response("palio 2", { headers: { "Content-Type": "text/plain; charset=utf-8" } }),
  );
  expect(await api.gameText("abc")).toBe("palio 2");
  answer.mockResolvedValueOnce(new Response(null, { status: 204 }));
  expect(await api.logOut()).toBeUndefined();
});

test("a refusal is a Problem with the server's message", async () => {
  answer.mockReturnValueOnce(
    json({ error: "invalid", message: "name: is missing", field: "name" }, 422, { "Retry-After": "5" }),
  );
  const problem = await api.changeMe({}).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(Problem);
  expect(problem).toMatchObject({
    code: "invalid",
    sentence: "name: is missing",
    more: { status: 422, field: "name", retryAfter: 5 },
  });
});

test("an error page of a proxy is a Problem too", async () => {
  answer.mockResolvedValueOnce(new Response("<h1>Bad gateway</h1>", { status: 502 }));
  await expect(api.games()).rejects.toMatchObject({ code: "broken", more: { status: 502 } });
  answer.mockResolvedValueOnce(new Response("<h1>Log in</h1>", { headers: { "Content-Type": "text/html" } }));
  await expect(api.games()).rejects.toMatchObject({ code: "broken" });
});

test("no answer is a Problem, and nothing is sent twice", async () => {
  answer.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(api.changePassword({ old: "one", new: "two" })).rejects.toMatchObject({ code: "unreachable" });
  expect(answer).toHaveBeenCalledTimes(1);
});

test("a visitor without a session is not a problem", async () => {
  answer.mockReturnValueOnce(json(null));
  expect(await api.me()).toBeNull();
  answer.mockReturnValueOnce(json({ error: "too_many", message: "Slow down." }, 429));
  await expect(api.me()).rejects.toMatchObject({ code: "too_many" });
});

test("a response updates the server's time", async () => {
  const heard = vi.spyOn(serverTime, "heard");
  answer.mockReturnValueOnce(json([], 200, { Date: "Sun, 15 Nov 2026 12:00:00 GMT" }));
  await api.games();
  expect(heard).toHaveBeenCalledWith(Date.UTC(2026, 10, 15, 12));
});
