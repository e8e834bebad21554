/**
 * The router: addresses as data, over the History API. Links are real links. A click on one of ours changes the page
 * without a reload, and the browser's back and forward buttons work.
 */

/** Every page and its address. A part with a question mark is optional. */
const ADDRESSES = {
  home: "/",
  lobby: "/lobby",
  tournaments: "/tournaments",
  tournament: "/tournaments/:id",
  leaderboards: "/leaderboards/:game?",
  agents: "/agents/:game?",
  archive: "/archive",
  person: "/people/:name?",
  open: "/open/:game?",
  table: "/t/:id",
  replay: "/replay/:id?",
  analysis: "/analysis/:id",
  broadcast: "/broadcast/:id",
  clip: "/clip/:id/:number",
  learn: "/learn/:game",
  chapter: "/learn/:game/:chapter",
  explain: "/explain/:game",
  companion: "/companion",
  companionTable: "/companion/:id",
  puzzles: "/puzzles",
  puzzle: "/puzzles/:game/:id",
  rules: "/rules/:game?/:clause?",
  profile: "/profile",
  notices: "/notices/:token",
  about: "/about",
  operator: "/operator",
} as const;

/** Addresses that the server answers itself. */
const OF_THE_SERVER = /^\/(api|docs|embed)(\/|$)/;

export type Route =
  | {
      page:
        | "home"
        | "lobby"
        | "tournaments"
        | "archive"
        | "companion"
        | "puzzles"
        | "profile"
        | "about"
        | "operator";
    }
  | { page: "lost" }
  | { page: "open" | "leaderboards" | "agents"; game?: string }
  | { page: "person"; name?: string }
  | { page: "table" | "analysis" | "broadcast" | "tournament" | "companionTable"; id: string }
  | { page: "clip"; id: string; number: string }
  | { page: "replay"; id?: string }
  | { page: "notices"; token: string }
  | { page: "learn" | "explain"; game: string }
  | { page: "chapter"; game: string; chapter: string }
  | { page: "puzzle"; game: string; id: string }
  | { page: "rules"; game?: string; clause?: string };
export type PageName = Route["page"];

const parts = (path: string) => path.split("/").filter(Boolean);

/** The page at a path; "lost" if there is none. */
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

/** The address of a plain click on a link to one of our pages; null for all other clicks. */
export function followed(event: MouseEvent, here: URL): URL | null {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.hasAttribute("download")) return null;
  const to = new URL(link.href, here);
  if (to.origin !== here.origin || OF_THE_SERVER.test(to.pathname)) return null;
  const within = to.hash && to.pathname === here.pathname && to.search === here.search;
  return within ? null : to; // the browser scrolls to a part of the page itself
}

export interface Place {
  readonly route: Route;
  /** Path and search. */
  readonly address: string;
  readonly query: URLSearchParams;
  /** How the page was reached: loaded, by a link, or by going back or forward. */
  readonly by: "load" | "link" | "history";
}

export type Browser = Pick<
  Window,
  "location" | "history" | "scrollX" | "scrollY" | "scrollTo" | "addEventListener" | "removeEventListener"
>;

export class Router {
  #place: Place;
  #key = ""; // of the current history entry
  readonly #scrolled = new Map<string, number>(); // scroll positions by entry
  readonly #subscribers = new Set<(place: Place) => void>();

  constructor(readonly browser: Browser) {
    this.#place = this.#read("load");
    this.#key = this.#entry();
  }

  get now(): Place {
    return this.#place;
  }

  /** Listens for clicks and for the browser's buttons. Returns a function that stops it. */
  start(): () => void {
    const { browser } = this;
    browser.history.scrollRestoration = "manual"; // the browser would scroll before the page is shown
    const click = (event: Event) => this.#click(event as MouseEvent);
    const pop = () => this.#popped();
    browser.addEventListener("click", click);
    browser.addEventListener("popstate", pop);
    return () => {
      browser.removeEventListener("click", click);
      browser.removeEventListener("popstate", pop);
    };
  }

  /** A Svelte store: calls with the place at once and after every change. */
  subscribe(subscriber: (place: Place) => void): () => void {
    this.#subscribers.add(subscriber);
    subscriber(this.#place);
    return () => this.#subscribers.delete(subscriber);
  }

  /** Goes to an address. `replace` replaces the current history entry. */
  go(address: string, { replace = false } = {}): void {
    const { history } = this.browser;
    this.#scrolled.set(this.#key, this.browser.scrollY);
    if (replace || address === this.#place.address) history.replaceState(history.state, "", address);
    else history.pushState(null, "", address);
    this.#key = this.#entry();
    this.#scrolled.delete(this.#key); // a page reached by a link starts at its top
    this.#arrive("link");
  }

  /** Call this when the page is shown: scrolls to the remembered position, or to the top. */
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

  /** The key of the current history entry; creates one if there is none. */
  #entry(): string {
    const { history } = this.browser;
    const state = (history.state ?? {}) as { entry?: string };
    if (state.entry) return state.entry;
    const entry = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
    history.replaceState({ ...state, entry }, "");
    return entry;
  }
}
