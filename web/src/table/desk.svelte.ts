import { getContext, setContext, untrack } from "svelte";
import type { BoardProps, Happening } from "./board";
import type { Choice } from "../core/choices";
import type { Speech } from "../core/speech";
import { Flights } from "../look/flights";

type Props<View, Facts> = BoardProps<View, Facts>;
export interface Given<View, Facts> extends Pick<
  Props<View, Facts>,
  "view" | "facts" | "choices" | "onmove"
> {
  speech: Speech;
  events: readonly Happening[];
  onwhy: Props<View, Facts>["onwhy"] | undefined;
}

/** What the parts of a board share: what is given, and the gesture that the viewer is in the middle of. */
export abstract class Desk<Got extends Given<any, any>> {
  protected readonly given: () => Got;
  readonly flights = new Flights();

  /** Whether a move has been sent whose answer is still to come. */
  sent = $state(false);

  constructor(given: () => Got) {
    this.given = given;
  }

  get view(): Got["view"] {
    return this.given().view;
  }
  get facts(): Got["facts"] {
    return this.given().facts;
  }
  get speech() {
    return this.given().speech;
  }
  get events() {
    return this.given().events;
  }
  /** Nothing is open while a move is on its way. */
  readonly choices = $derived.by(() => (this.sent ? [] : this.given().choices));

  play(choice: Choice): void {
    this.sent = true;
    this.given().onmove(choice.move);
  }

  /** A new state of the table has come. */
  renew(): void {
    this.sent = false;
  }
  /** It is shown. */
  shown(): void {}
}

/** A desk with spots that can be touched: a small sheet hangs on the one that is open. */
export abstract class SpotDesk<Got extends Given<any, any>> extends Desk<Got> {
  /** The spot whose sheet is open. */
  spot = $state<string | null>(null);
  /** Why nothing can be done at the spot, in words. */
  note = $state<string | null>(null);
  #opener: Opener | null = null;

  /** The element that the sheet hangs on. */
  get opener() {
    return this.#opener;
  }

  abstract readonly spots: ReadonlyMap<string, Choice[]>;
  at(spot: string): Choice[] {
    return this.spots.get(spot) ?? [];
  }

  abstract touch(spot: string, element: Opener): void;
  protected open(spot: string, element: Opener): void {
    this.#opener = element;
    this.spot = spot;
    this.note = null;
  }
  protected shut(): void {
    this.spot = this.note = this.#opener = null;
  }
  close(): void {
    const opener = this.#opener;
    this.shut();
    opener?.focus({ preventScroll: true });
  }

  override play(choice: Choice): void {
    this.close();
    super.play(choice);
  }
  override renew(): void {
    super.renew();
    this.shut();
  }
}
export type Opener = Element & HTMLOrSVGElement;

const KEY = Symbol("desk");
export const getDesk = <D extends Desk<any>>(): D => getContext<D>(KEY);

/** Lays a board's desk; whenever `state` is another, what lies on it is renewed and its pieces travel. */
export function layDesk<D extends Desk<any>>(desk: D, state: () => unknown): D {
  let first = true;
  $effect.pre(() => {
    state();
    untrack(() => {
      if (!first) desk.flights.measure();
      desk.renew();
    });
  });
  $effect(() => {
    state();
    untrack(() => {
      if (!first) desk.flights.fly();
      first = false;
      desk.shown();
    });
  });
  return setContext(KEY, desk);
}
