/** What went wrong, or well, told at the edge of any page until it is dismissed or has been there long enough. */
import { Problem } from "./problem";
import type { Args } from "./messages";

export interface Notice {
  readonly id: number;
  /** A message of the frame's messages; a server's sentence where there is none for it. */
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
    const same = ({ key: k, sentence: s }: Notice) => k === key && s === sentence; // said again, it stands once
    this.#change([
      ...this.#now.filter((notice) => !same(notice)).slice(1 - MOST),
      { id: ++this.#count, key, args, sentence },
    ]);
  }

  /** Why something could not be done. Whatever is no Problem is a mistake of ours, and is not swallowed. */
  problem(error: unknown): void {
    if (!(error instanceof Problem)) throw error;
    const { word, sentence, more } = error;
    this.tell(`problem-${word}`, more.retryAfter ? { seconds: more.retryAfter } : {}, sentence);
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
