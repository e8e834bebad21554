/** Short messages at the edge of any page, shown until they are dismissed or time out. */
import { Problem } from "./problem";
import type { Args } from "./messages";

export interface Notice {
  readonly id: number;
  /** The key of a message. If there is no such message, `sentence` is shown. */
  readonly key: string;
  readonly args: Args;
  readonly sentence: string;
}

const MOST = 3;

export class Notices {
  #now: readonly Notice[] = [];
  #count = 0;
  readonly #subscribers = new Set<(now: readonly Notice[]) => void>();

  subscribe(subscriber: (now: readonly Notice[]) => void): () => void {
    this.#subscribers.add(subscriber);
    subscriber(this.#now);
    return () => this.#subscribers.delete(subscriber);
  }

  tell(key: string, args: Args = {}, sentence = ""): void {
    const same = ({ key: k, sentence: s }: Notice) => k === key && s === sentence; // the same notice is shown once
    this.#change([
      ...this.#now.filter((notice) => !same(notice)).slice(1 - MOST),
      { id: ++this.#count, key, args, sentence },
    ]);
  }

  /** Shows a Problem. Any other error is a bug and is thrown again. */
  problem(error: unknown): void {
    if (!(error instanceof Problem)) throw error;
    const { code, sentence, more } = error;
    this.tell(`problem-${code}`, more.retryAfter ? { seconds: more.retryAfter } : {}, sentence);
  }

  dismiss(id: number): void {
    this.#change(this.#now.filter((notice) => notice.id !== id));
  }

  #change(now: readonly Notice[]): void {
    this.#now = now;
    for (const subscriber of [...this.#subscribers]) subscriber(now);
  }
}

export const notices = new Notices();
