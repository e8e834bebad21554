import type { Choice } from "../../../core/choices";
import {
  getBoardState as stateOf,
  SpotBoardState,
  type Given,
  type Opener,
} from "../../../table/boardState.svelte";
import { asPair, pairOf } from "./selectors";
import { attempt, AT_ONCE, bySpot, type Spot } from "./spots";
import type { Facts, View } from "./types";

const PAIR = 2;

export class BoardState extends SpotBoardState<Given<View, Facts>> {
  /** The choice that is prepared there, where there are several: shown, not yet sent. */
  picked = $state.raw<Choice | null>(null);
  /** The cards of the draft that are lifted out of the hand, the earlier first. */
  lifted = $state.raw<readonly number[]>([]);

  readonly spots = $derived.by(() => bySpot(this.choices, this.view, this.facts));
  /** The pairs that can be kept, and the one that is lifted. */
  readonly pairs = $derived.by(() => this.choices.filter((choice) => choice.name === "keep"));
  readonly keeping = $derived.by(() => this.pairs.find((c) => c.args.pair === asPair(this.lifted)) ?? null);

  /** Lifts a card out of the draft's hand or puts it back; a third takes the place of the first. */
  lift(card: number): void {
    if (this.lifted.includes(card)) this.lifted = this.lifted.filter((one) => one !== card);
    else this.lifted = [...this.lifted, card].slice(-PAIR);
  }

  touch(spot: Spot, element: Opener): void {
    const open = this.at(spot);
    const [only] = open;
    if (this.spot === spot) this.close();
    else if (open.length === 1 && only && AT_ONCE.includes(only.name)) this.play(only);
    else {
      this.open(spot, element);
      this.picked = open.length === 1 && only ? only : null;
      if (!open.length) void this.#ask(spot);
    }
  }

  async #ask(spot: Spot): Promise<void> {
    const { onwhy, view, facts } = this.given();
    const move = view.seat === null || view.phase === "over" ? null : attempt(spot, view, facts);
    const text = move && (await onwhy?.(move.name, move.args));
    if (this.spot === spot && text) this.note = text;
  }

  /** One step back: the prepared choice first, where there were several, then the sheet. */
  back(): void {
    if (this.picked && this.spot && this.at(this.spot).length > 1) this.picked = null;
    else this.close();
  }

  protected override shut(): void {
    super.shut();
    this.picked = null;
  }

  /** What was lifted stays lifted while it can still be kept. */
  override renew(): void {
    super.renew();
    const open = new Set(
      this.given().choices.flatMap((c) => (c.name === "keep" ? pairOf(String(c.args.pair)) : [])),
    );
    if (!this.lifted.every((card) => open.has(card))) this.lifted = [];
  }
}

export const getBoardState = () => stateOf<BoardState>();
