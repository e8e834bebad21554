/**
 * Where we are: the address as data, over the History API. Links are real links; a click on one of ours changes the
 * page without loading it anew, and the browser's back and forward work as everywhere.
 */

/** Every page and its address; a part with a question mark may be missing. */
const ADDRESSES = {
  home: "/",
  lobby: "/lobby",
  open: "/open/:game?",
  table: "/t/:id",
  replay: "/replay/:id?",
  analysis: "/analysis/:id",
  rules: "/rules/:game?/:clause?",
  profile: "/profile",
  about: "/about",
} as const;

export type Route =
  | { page: "home" | "lobby" | "profile" | "about" }
  | { page: "lost" }
  | { page: "open"; game?: string }
  | { page: "table" | "analysis"; id: string }
  | { page: "replay"; id?: string }
  | { page: "rules"; game?: string; clause?: string };
export type PageName = Route["page"];

const parts = (path: string) => path.split("/").filter(Boolean);

/** The page at a path; "lost" where there is none. */
export function routeOf(path: string): Route {
  let given: string[];
  try {
    given = parts(path).map(decodeURIComponent);
  } catch {
    return { page: "lost" }; // a broken escape, such as %zz
  }
  for (const [page, address] of Object.entries(ADDRESSES)) {
    const found = matched(parts(address), given);
    if (found) return { page, ...found } as Route;
  }
  return { page: "lost" };
}

function matched(wanted: string[], given: string[]): Record<string, string> | null {
  const found: Record<string, string> = {};
  if (given.length > wanted.length) return null;
  for (const [i, part] of wanted.entries()) {
    const value = given[i];
    if (!part.startsWith(":")) {
      if (part !== value) return null;
    } else if (value !== undefined) {
      found[part.slice(1).replace("?", "")] = value;
    } else if (!part.endsWith("?")) {
      return null;
    }
  }
  return found;
}

/** The path of a page. */
export function addressOf(route: Exclude<Route, { page: "lost" }>): string {
  const values = route as Record<string, string | undefined>;
  const path = parts(ADDRESSES[route.page])
    .map((part) => (part.startsWith(":") ? values[part.slice(1).replace("?", "")] : part))
    .filter((part) => part !== undefined);
  return `/${path.map(encodeURIComponent).join("/")}`;
}

/** The address that a click asks for, if it is ours to follow: a plain click on a link to one of our pages. */
export function followed(event: MouseEvent, here: URL): URL | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null | undefined;
  if (!link || link.target || link.hasAttribute("download")) return null;
  const to = new URL(link.href, here);
  if (to.origin !== here.origin || to.pathname.startsWith("/api/")) return null;
  const within = to.hash && to.pathname === here.pathname && to.search === here.search;
  return within ? null : to; // the browser knows how to go to a part of the page
}

export interface Place {
  readonly route: Route;
  /** Path and search. */
  readonly address: string;
  readonly query: URLSearchParams;
  /** How we came here: the first page is loaded, others are reached by a link or by going back and forth. */
  readonly by: "load" | "link" | "history";
}

export type Browser = Pick<
  Window,
  "location" | "history" | "scrollX" | "scrollY" | "scrollTo" | "addEventListener" | "removeEventListener"
>;

export class Router {
  #place: Place;
  #key = ""; // of our entry in the history
  readonly #scrolled = new Map<string, number>(); // how far down, by entry
  readonly #subscribers = new Set<(place: Place) => void>();

  constructor(readonly browser: Browser) {
    this.#place = this.#read("load");
    this.#key = this.#entry();
  }

  get now(): Place {
    return this.#place;
  }

  /** Listens for clicks and for the browser's buttons; returns what ends it. */
  start(): () => void {
    const { browser } = this;
    browser.history.scrollRestoration = "manual"; // it would scroll before the page is there
    const click = (event: Event) => this.#click(event as MouseEvent);
    const pop = () => this.#popped();
    browser.addEventListener("click", click);
    browser.addEventListener("popstate", pop);
    return () => {
      browser.removeEventListener("click", click);
      browser.removeEventListener("popstate", pop);
    };
  }

  /** Calls with the place, at once and after every change: a store, as Svelte understands it. */
  subscribe(subscriber: (place: Place) => void): () => void {
    this.#subscribers.add(subscriber);
    subscriber(this.#place);
    return () => this.#subscribers.delete(subscriber);
  }

  /** Goes to an address; in the place of the present one if told so. */
  go(address: string, { replace = false } = {}): void {
    const { history } = this.browser;
    this.#scrolled.set(this.#key, this.browser.scrollY);
    if (replace || address === this.#place.address) history.replaceState(history.state, "", address);
    else history.pushState(null, "", address);
    this.#key = this.#entry();
    this.#scrolled.delete(this.#key); // a page that is gone to begins at its top, also the same one again
    this.#arrive("link");
  }

  /** Called when the page is there: scrolls to where we left it, or to its top. */
  settle(): void {
    if (this.#place.by !== "load") this.browser.scrollTo(0, this.#scrolled.get(this.#key) ?? 0);
  }

  #click(event: MouseEvent): void {
    const to = followed(event, new URL(this.browser.location.href));
    if (!to) return;
    event.preventDefault();
    this.go(to.pathname + to.search + to.hash);
  }

  #popped(): void {
    const { pathname, search } = this.browser.location;
    if (pathname + search === this.#place.address) return; // another part of the same page
    this.#scrolled.set(this.#key, this.browser.scrollY);
    this.#key = this.#entry();
    this.#arrive("history");
  }

  #arrive(by: Place["by"]): void {
    this.#place = this.#read(by);
    for (const subscriber of [...this.#subscribers]) subscriber(this.#place);
  }

  #read(by: Place["by"]): Place {
    const { pathname, search } = this.browser.location;
    return {
      route: routeOf(pathname),
      address: pathname + search,
      query: new URLSearchParams(search),
      by,
    };
  }

  /** The name of the present entry in the history; it gets one if it has none. */
  #entry(): string {
    const { history } = this.browser;
    const state = (history.state ?? {}) as { entry?: string };
    if (state.entry) return state.entry;
    const entry = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
    history.replaceState({ ...state, entry }, "");
    return entry;
  }
}
