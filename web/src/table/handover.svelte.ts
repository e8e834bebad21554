import { untrack } from "svelte";
import type { TableModel } from "./tableModel.svelte";

/**
 * Several players share one screen. What belongs to one of them is shown only when that player has said to sit before
 * it. `to` is whose turn it is to sit down; null while the right one sits there.
 */
export class Handover {
  readonly #model: () => TableModel;
  /** Who has said to sit before the screen. */
  #here = $state<number | null>(null);
  /** Of those who choose in secret, whom we saw to have chosen. Whom the table waits for does not tell. */
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

  /** The one who was asked to sits before the screen now. */
  look(): void {
    const model = this.#model();
    this.#here = this.to;
    if (this.#here !== null && this.#here !== model.seat) model.client.lookFrom(this.#here);
  }
}
