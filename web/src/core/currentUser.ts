/** The current user. Visitors become guests with the first action that needs a name. */
import * as api from "./api";
import type { Me } from "./types";

type Asking = Pick<typeof api, "me" | "becomeGuest">;

export class CurrentUser {
  #me: Me | null = null;
  #known: Promise<Me | null> | null = null;
  #becoming: Promise<Me> | null = null;
  readonly #subscribers = new Set<(me: Me | null) => void>();

  constructor(private readonly ask: Asking = api) {}

  get me(): Me | null {
    return this.#me;
  }

  /** Asks the server for the current user, once. Null for an unknown visitor. */
  load(): Promise<Me | null> {
    this.#known ??= this.ask.me().then(
      (me) => this.set(me),
      (problem: unknown) => {
        this.#known = null; // the next call asks again
        throw problem;
      },
    );
    return this.#known;
  }

  /** The current user; an unknown visitor becomes a guest. Two calls make one guest. */
  async orGuest(): Promise<Me> {
    const me = await this.load();
    if (me) return me;
    this.#becoming ??= this.ask
      .becomeGuest()
      .then((guest) => this.set(guest))
      .finally(() => (this.#becoming = null));
    return this.#becoming;
  }

  /** Sets the user, after logging in or out or a new name. */
  set<Who extends Me | null>(me: Who): Who {
    this.#me = me;
    this.#known = Promise.resolve(me);
    for (const subscriber of [...this.#subscribers]) subscriber(me);
    return me;
  }

  /** A Svelte store: calls with the user at once and after every change. */
  subscribe(subscriber: (me: Me | null) => void): () => void {
    this.#subscribers.add(subscriber);
    subscriber(this.#me);
    return () => this.#subscribers.delete(subscriber);
  }
}

export const currentUser = new CurrentUser();
