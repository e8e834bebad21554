import { getContext, setContext, untrack } from "svelte";
import type { BoardProps, GameEvent } from "./boardProps";
import type { Choice } from "../core/choices";
import type { Translator } from "../core/translator";
import { FlipAnimations } from "../look/flipAnimations";

type Props<View, Facts> = BoardProps<View, Facts>;
export interface Given<View, Facts> extends Pick<
  Props<View, Facts>,
  "view" | "facts" | "choices" | "onmove"
> {
  translator: Translator;
  events: readonly GameEvent[];
  onwhy: Props<View, Facts>["onwhy"] | undefined;
}

/** What the parts of a board share: what is given, and the gesture that the viewer is in the middle of. */
export abstract class BoardState<Got extends Given<any, any>> {
  protected readonly given: () => Got;
  readonly animations = new FlipAnimations();

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
  get translator() {
    return this.given().translator;
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

/** A board with spots that can be touched: a small sheet hangs on the one that is open. */
export abstract class SpotBoardState<Got extends Given<any, any>> extends BoardState<Got> {
  /** The spot whose sheet is open. */
  spot = $state<string | null>(null);
  /** Why nothing can be done at the spot, in messages. */
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

const KEY = Symbol("board state");
export const getBoardState = <D extends BoardState<any>>(): D => getContext<D>(KEY);

/** Lays a board's board; whenever `state` is another, what lies on it is renewed and its pieces travel. */
export function provideBoardState<D extends BoardState<any>>(board: D, state: () => unknown): D {
  let first = true;
  $effect.pre(() => {
    state();
    untrack(() => {
      if (!first) board.animations.measure();
      board.renew();
    });
  });
  $effect(() => {
    state();
    untrack(() => {
      if (!first) board.animations.fly();
      first = false;
      board.shown();
    });
  });
  return setContext(KEY, board);
}
