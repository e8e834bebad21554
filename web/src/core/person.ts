/** Who we are. Looking around makes nobody a guest; the first thing that needs a name does. */
import * as api from "./api";
import type { Me } from "./types";

type Asking = Pick<typeof api, "me" | "becomeGuest">;

export class Person {
  #now: Me | null = null;
  #known: Promise<Me | null> | null = null;
  #becoming: Promise<Me> | null = null;
  readonly #subscribers = new Set<(me: Me | null) => void>();

  constructor(private readonly ask: Asking = api) {}

  get now(): Me | null {
    return this.#now;
  }

  /** Asks the server who we are, once; nobody is null. */
  known(): Promise<Me | null> {
    this.#known ??= this.ask.me().then(
      (me) => this.is(me),
      (problem: unknown) => {
        this.#known = null; // the next one asks again
        throw problem;
      },
    );
    return this.#known;
  }

  /** Us, a guest if need be. Two clicks make one guest. */
  async somebody(): Promise<Me> {
    const me = await this.known();
    if (me) return me;
    this.#becoming ??= this.ask
      .becomeGuest()
      .then((guest) => this.is(guest))
      .finally(() => (this.#becoming = null));
    return this.#becoming;
  }

  /** We are this one from now on: after logging in or out, or a new name. */
  is<Who extends Me | null>(me: Who): Who {
    this.#now = me;
    this.#known = Promise.resolve(me);
    for (const subscriber of [...this.#subscribers]) subscriber(me);
    return me;
  }

  /** Calls with who we are, at once and after every change: a store, as Svelte understands it. */
  subscribe(subscriber: (me: Me | null) => void): () => void {
    this.#subscribers.add(subscriber);
    subscriber(this.#now);
    return () => this.#subscribers.delete(subscriber);
  }
}

export const person = new Person();
