/** Who we are. Looking around makes nobody a guest; the first thing that needs a name does. */
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

  /** Asks the server who we are, once; nobody is null. */
  load(): Promise<Me | null> {
    this.#known ??= this.ask.me().then(
      (me) => this.set(me),
      (problem: unknown) => {
        this.#known = null; // the next one asks again
        throw problem;
      },
    );
    return this.#known;
  }

  /** Us, a guest if need be. Two clicks make one guest. */
  async orGuest(): Promise<Me> {
    const me = await this.load();
    if (me) return me;
    this.#becoming ??= this.ask
      .becomeGuest()
      .then((guest) => this.set(guest))
      .finally(() => (this.#becoming = null));
    return this.#becoming;
  }

  /** We are this one from now on: after logging in or out, or a new name. */
  set<Who extends Me | null>(me: Who): Who {
    this.#me = me;
    this.#known = Promise.resolve(me);
    for (const subscriber of [...this.#subscribers]) subscriber(me);
    return me;
  }

  /** Calls with who we are, at once and after every change: a store, as Svelte understands it. */
  subscribe(subscriber: (me: Me | null) => void): () => void {
    this.#subscribers.add(subscriber);
    subscriber(this.#me);
    return () => this.#subscribers.delete(subscriber);
  }
}

export const currentUser = new CurrentUser();
