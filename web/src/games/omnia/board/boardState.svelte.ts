import { getBoardState as stateOf, SpotBoardState, type Opener } from "../../../table/boardState.svelte";
import { matching } from "../../../core/choices";
import { asPair, pairOf } from "./selectors";
import { attempt, AT_ONCE, bySpot, type Spot } from "./spots";
import type { Choice, Game } from "./types";

export class BoardState extends SpotBoardState<Game> {
  /** The choice that is prepared there, where there are several: shown, not yet sent. */
  picked = $state.raw<Choice | null>(null);
  /** The cards of the draft that are lifted out of the hand, the earlier first. */
  lifted = $state.raw<readonly number[]>([]);

  readonly spots = $derived.by(() => bySpot(this.choices, this.view, this.facts));
  /** The pairs that can be kept, and the one that is lifted. */
  readonly pairs = $derived.by(() => matching(this.choices, ["keep"]));
  readonly keeping = $derived.by(() => this.pairs.find((c) => c.args.pair === asPair(this.lifted)) ?? null);
  /** How many cards are kept at once. */
  readonly most = $derived.by(() => Math.max(0, ...this.pairs.map((c) => pairOf(c.args.pair).length)));

  /** Lifts a card out of the draft's hand or puts it back; one too many takes the place of the first. */
  lift(card: number): void {
    if (this.lifted.includes(card)) this.lifted = this.lifted.filter((one) => one !== card);
    else this.lifted = [...this.lifted, card].slice(-this.most);
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
    const open = new Set(matching(this.given().choices, ["keep"]).flatMap((c) => pairOf(c.args.pair)));
    if (!this.lifted.every((card) => open.has(card))) this.lifted = [];
  }
}

export const getBoardState = () => stateOf<BoardState>();
