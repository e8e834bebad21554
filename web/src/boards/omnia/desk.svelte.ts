import { getContext, setContext } from "svelte";
import type { Choice } from "../../core/choices";
import type { Speech } from "../../core/speech";
import type { Flights } from "../../look/flights";
import type { BoardProps } from "..";
import { asPair, pairOf } from "./reading";
import { attempt, AT_ONCE, bySpot, type Spot } from "./spots";
import type { Facts, Happening, View } from "./types";

const PAIR = 2;

type Props = BoardProps<View, Facts>;
export interface Given extends Pick<Props, "view" | "facts" | "choices" | "onmove"> {
  speech: Speech;
  events: readonly Happening[];
  onwhy: Props["onwhy"] | undefined;
}

/** What the parts of the board share: what is given, and the gesture that the viewer is in the middle of. */
export class Desk {
  readonly #given: () => Given;
  readonly flights: Flights;

  /** The spot whose sheet is open. */
  spot = $state<Spot | null>(null);
  /** The choice that is prepared there, where there are several: shown, not yet sent. */
  picked = $state.raw<Choice | null>(null);
  /** Why nothing can be done at the spot, in words. */
  note = $state<string | null>(null);
  /** Whether a move has been sent whose answer is still to come. */
  sent = $state(false);
  /** The cards of the draft that are lifted out of the hand, the earlier first. */
  lifted = $state.raw<readonly number[]>([]);
  #opener: HTMLElement | null = null;

  constructor(given: () => Given, flights: Flights) {
    this.#given = given;
    this.flights = flights;
  }

  get view() {
    return this.#given().view;
  }
  get facts() {
    return this.#given().facts;
  }
  get speech() {
    return this.#given().speech;
  }
  get events() {
    return this.#given().events;
  }
  /** Nothing is open while a move is on its way. */
  readonly choices = $derived.by(() => (this.sent ? [] : this.#given().choices));
  readonly spots = $derived.by(() => bySpot(this.choices, this.view, this.facts));
  /** The pairs that can be kept, and the one that is lifted. */
  readonly pairs = $derived.by(() => this.choices.filter((choice) => choice.name === "keep"));
  readonly keeping = $derived.by(() => this.pairs.find((c) => c.args.pair === asPair(this.lifted)) ?? null);
  /** The element that the sheet hangs on. */
  get opener() {
    return this.#opener;
  }

  at(spot: Spot): Choice[] {
    return this.spots.get(spot) ?? [];
  }

  /** Lifts a card out of the draft's hand or puts it back; a third takes the place of the first. */
  lift(card: number): void {
    if (this.lifted.includes(card)) this.lifted = this.lifted.filter((one) => one !== card);
    else this.lifted = [...this.lifted, card].slice(-PAIR);
  }

  touch(spot: Spot, element: HTMLElement): void {
    const open = this.at(spot);
    const [only] = open;
    if (this.spot === spot) this.close();
    else if (open.length === 1 && only && AT_ONCE.includes(only.name)) this.play(only);
    else {
      this.#opener = element;
      this.spot = spot;
      this.note = null;
      this.picked = open.length === 1 && only ? only : null;
      if (!open.length) void this.#ask(spot);
    }
  }

  async #ask(spot: Spot): Promise<void> {
    const { onwhy, view, facts } = this.#given();
    const move = view.seat === null || view.phase === "over" ? null : attempt(spot, view, facts);
    const text = move && (await onwhy?.(move.name, move.args));
    if (this.spot === spot && text) this.note = text;
  }

  play(choice: Choice): void {
    this.sent = true;
    this.close();
    this.#given().onmove(choice.move);
  }

  /** One step back: the prepared choice first, where there were several, then the sheet. */
  back(): void {
    if (this.picked && this.spot && this.at(this.spot).length > 1) this.picked = null;
    else this.close();
  }

  close(): void {
    const opener = this.#opener;
    this.spot = this.picked = this.note = this.#opener = null;
    opener?.focus({ preventScroll: true });
  }

  /** A new state of the table has come. What was lifted stays lifted while it can still be kept. */
  renew(): void {
    this.sent = false;
    this.spot = this.picked = this.note = this.#opener = null;
    const open = new Set(
      this.#given().choices.flatMap((c) => (c.name === "keep" ? pairOf(String(c.args.pair)) : [])),
    );
    if (!this.lifted.every((card) => open.has(card))) this.lifted = [];
  }
}

const KEY = Symbol("desk");
export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const getDesk = (): Desk => getContext<Desk>(KEY);
