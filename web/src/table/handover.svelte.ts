import { untrack } from "svelte";
import type { TableModel } from "./tableModel.svelte";

/**
 * Several players share one screen. A player's view is shown only after that player has confirmed to be at the screen.
 * `to` is the seat that should come to the screen; null while the right player is there.
 */
export class Handover {
  readonly #model: () => TableModel;
  /** The seat that has confirmed to be at the screen. */
  #here = $state<number | null>(null);
  /** The seats that have made their secret choice, as seen on this screen. `waiting` does not tell. */
  #chosen = $state.raw<{ question: string; seats: readonly number[] }>({ question: "", seats: [] });

  constructor(model: () => TableModel) {
    this.#model = model;
    $effect.pre(() => {
      const { table, seat } = model();
      const question = JSON.stringify([table.prompt, table.waiting]);
      const done = seat !== null && table.waiting.includes(seat) && table.view?.asked === false;
      untrack(() => {
        const before = this.#chosen.question === question ? this.#chosen.seats : [];
        this.#chosen = { question, seats: done ? [...before, seat] : before };
      });
    });
  }

  readonly #next = $derived.by((): number | null => {
    const { table, seat, asked, own } = this.#model();
    if (asked) return seat;
    const awaited = own.filter(
      (one) => one !== seat && table.waiting.includes(one) && !this.#chosen.seats.includes(one),
    );
    return awaited[0] ?? null;
  });

  readonly to = $derived.by((): number | null => {
    const { shared, running, seat } = this.#model();
    if (!shared || !running) return null;
    if (this.#next !== null && this.#next !== seat) return this.#next;
    return this.#here === seat ? null : seat;
  });

  /** The seat `to` is at the screen now. */
  look(): void {
    const model = this.#model();
    this.#here = this.to;
    if (this.#here !== null && this.#here !== model.seat) model.client.lookFrom(this.#here);
  }
}
