import { expect, test, vi } from "vitest";
import { addressOf, followed, Router, routeOf, type Browser, type Route } from "./router";

const PAGES: [string, Exclude<Route, { page: "lost" }>][] = [
  ["/", { page: "home" }],
  ["/lobby", { page: "lobby" }],
  ["/open", { page: "open" }],
  ["/open/palio", { page: "open", game: "palio" }],
  ["/t/abc123", { page: "table", id: "abc123" }],
  ["/replay", { page: "replay" }],
  ["/replay/abc123", { page: "replay", id: "abc123" }],
  ["/analysis/abc123", { page: "analysis", id: "abc123" }],
  ["/explain/palio", { page: "explain", game: "palio" }],
  ["/rules", { page: "rules" }],
  ["/rules/palio", { page: "rules", game: "palio" }],
  ["/rules/palio/8.A.2", { page: "rules", game: "palio", clause: "8.A.2" }],
  ["/leaderboards", { page: "leaderboards" }],
  ["/leaderboards/palio", { page: "leaderboards", game: "palio" }],
  ["/archive", { page: "archive" }],
  ["/people", { page: "person" }],
  ["/people/Ada%20%2F%20Bea", { page: "person", name: "Ada / Bea" }],
  ["/profile", { page: "profile" }],
  ["/about", { page: "about" }],
];

test.each(PAGES)("%s is a page, and the page has this address", (path, route) => {
  expect(routeOf(path)).toEqual(route);
  expect(addressOf(route)).toBe(path);
});

test("a slash at the end does no harm", () => {
  expect(routeOf("/lobby/")).toEqual({ page: "lobby" });
});

test.each(["/nowhere", "/open/a/b", "/t", "/t/a/b", "/explain", "/rules/a/b/c", "/%zz", "/lobby/more"])(
  "%s leads nowhere",
  (path) => expect(routeOf(path)).toEqual({ page: "lost" }),
);

test("parameters of an address are escaped and read back", () => {
  const route = { page: "rules", game: "palio", clause: "8 / é" } as const;
  expect(addressOf(route)).toBe("/rules/palio/8%20%2F%20%C3%A9");
  expect(routeOf(addressOf(route))).toEqual(route);
});

// ---- links

const HERE = new URL("http://bottega.test/rules/palio?x=1");

function click(href: string | null, more: Partial<MouseEvent> = {}, attributes: Record<string, string> = {}) {
  const link = href !== null && {
    href: new URL(href, HERE).href,
    target: attributes.target ?? "",
    hasAttribute: (name: string) => name in attributes,
  };
  return {
    button: 0,
    defaultPrevented: false,
    preventDefault: vi.fn(),
    target: { closest: () => link || null },
    ...more,
  } as unknown as MouseEvent;
}

test("a plain click on one of our links is followed", () => {
  expect(followed(click("/lobby"), HERE)?.pathname).toBe("/lobby");
});

test.each<[string, MouseEvent]>([
  ["with a key held", click("/lobby", { ctrlKey: true })],
  ["with the middle button", click("/lobby", { button: 1 })],
  ["that something else took", click("/lobby", { defaultPrevented: true })],
  ["beside any link", click(null)],
  ["to another site", click("https://example.org/lobby")],
  ["to a file of the server", click("/api/tables/a/text")],
  ["to the documentation", click("/docs/server/")],
  ["to a download", click("/lobby", {}, { download: "" })],
  ["to another window", click("/lobby", {}, { target: "_blank" })],
  ["to a part of the same page", click("/rules/palio?x=1#main")],
])("a click %s is the browser's", (_, event) => expect(followed(event, HERE)).toBeNull());

// ---- going about

/** As much of a window as the router uses, with a history that remembers. */
function fakeBrowser(start: string) {
  const entries: { url: string; state: unknown }[] = [{ url: start, state: null }];
  let at = 0;
  const events = new EventTarget();
  const browser = {
    scrollX: 0,
    scrollY: 0,
    scrollTo: (_x: number, y: number) => (browser.scrollY = y),
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    get location() {
      return new URL(entries[at]!.url, HERE);
    },
    history: {
      scrollRestoration: "auto",
      get state() {
        return entries[at]!.state;
      },
      pushState: (state: unknown, _: string, url: string) => {
        entries.splice(++at, Infinity, { url, state });
      },
      replaceState: (state: unknown, _: string, url?: string) => {
        entries[at] = { url: url ?? entries[at]!.url, state };
      },
      go: (by: number) => {
        at += by;
        events.dispatchEvent(new Event("popstate"));
      },
    },
  };
  return Object.assign(browser, { entries, count: () => entries.length });
}

function started(address: string) {
  const browser = fakeBrowser(address);
  const router = new Router(browser as unknown as Browser);
  const pages: string[] = [];
  router.subscribe(({ route, by }) => pages.push(`${route.page} by ${by}`));
  return { browser, router, pages, stop: router.start() };
}

test("subscribers are called for every page, with the kind of navigation", () => {
  const { browser, router, pages } = started("/t/abc?lesson=1");
  expect(router.now.query.get("lesson")).toBe("1");
  router.go("/lobby");
  browser.history.go(-1);
  expect(pages).toEqual(["table by load", "lobby by link", "table by history"]);
});

test("going back restores the scroll position, a new page starts at its top", () => {
  const { browser, router } = started("/lobby");
  browser.scrollY = 700;
  router.go("/about");
  router.settle();
  expect(browser.scrollY).toBe(0);
  browser.scrollY = 90;
  browser.history.go(-1);
  router.settle();
  expect(browser.scrollY).toBe(700);
  browser.history.go(1);
  router.settle();
  expect(browser.scrollY).toBe(90);
});

test("the same address again makes no second entry, and neither does replacing", () => {
  const { browser, router } = started("/lobby");
  router.go("/lobby");
  router.go("/about", { replace: true });
  expect(browser.count()).toBe(1);
  expect(router.now.route.page).toBe("about");
});

test("a part of the same page is no navigation", () => {
  const { browser, pages } = started("/about");
  browser.history.pushState(null, "", "/about#main");
  browser.history.go(0);
  expect(pages).toEqual(["about by load"]);
});

test("after the end nothing is listened to", () => {
  const { browser, router, pages, stop } = started("/about");
  router.go("/lobby");
  stop();
  browser.history.go(-1);
  expect(pages).toHaveLength(2);
});
