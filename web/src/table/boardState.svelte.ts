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

/** The state that the parts of a board share: its props and the gesture in progress. */
export abstract class BoardState<Got extends Given<any, any>> {
  protected readonly given: () => Got;
  readonly animations = new FlipAnimations();

  /** Whether a move has been sent and not been answered. */
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
  /** No choices while a move is on its way. */
  readonly choices = $derived.by(() => (this.sent ? [] : this.given().choices));

  play(choice: Choice): void {
    this.sent = true;
    this.given().onmove(choice.move);
  }

  /** Called when the table changes, before it is shown. */
  renew(): void {
    this.sent = false;
  }
  /** Called after the new state is shown. */
  shown(): void {}
}

/** The state of a board with spots that can be clicked; a small sheet opens beside one of them. */
export abstract class SpotBoardState<Got extends Given<any, any>> extends BoardState<Got> {
  /** The spot with the open sheet. */
  spot = $state<string | null>(null);
  /** Why nothing can be done at the spot, as text. */
  note = $state<string | null>(null);
  #opener: Opener | null = null;

  /** The element beside which the sheet opens. */
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

/** Provides a board's state to its parts. When `state` changes, the board is renewed and its pieces travel. */
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
