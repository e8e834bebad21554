import { untrack } from "svelte";
import type { Room } from "./room.svelte";

/**
 * Several players share one screen. What belongs to one of them is shown only when that player has said to sit before
 * it. `to` is whose turn it is to sit down; null while the right one sits there.
 */
export class Handing {
  readonly #room: () => Room;
  /** Who has said to sit before the screen. */
  #here = $state<number | null>(null);
  /** Of those who choose in secret, whom we saw to have chosen. Whom the table waits for does not tell. */
  #chosen = $state.raw<{ question: string; seats: readonly number[] }>({ question: "", seats: [] });

  constructor(room: () => Room) {
    this.#room = room;
    $effect.pre(() => {
      const { table, seat } = room();
      const question = JSON.stringify([table.prompt, table.waiting]);
      const done = seat !== null && table.waiting.includes(seat) && table.view?.asked === false;
      untrack(() => {
        const before = this.#chosen.question === question ? this.#chosen.seats : [];
        this.#chosen = { question, seats: done ? [...before, seat] : before };
      });
    });
  }

  readonly #next = $derived.by((): number | null => {
    const { table, seat, asked, own } = this.#room();
    if (asked) return seat;
    const awaited = own.filter(
      (one) => one !== seat && table.waiting.includes(one) && !this.#chosen.seats.includes(one),
    );
    return awaited[0] ?? null;
  });

  readonly to = $derived.by((): number | null => {
    const { shared, running, seat } = this.#room();
    if (!shared || !running) return null;
    if (this.#next !== null && this.#next !== seat) return this.#next;
    return this.#here === seat ? null : seat;
  });

  /** The one who was asked to sits before the screen now. */
  look(): void {
    const room = this.#room();
    this.#here = this.to;
    if (this.#here !== null && this.#here !== room.seat) room.client.lookFrom(this.#here);
  }
}
