import { getContext, setContext, untrack } from "svelte";
import type { BoardProps, FactsOf, GameTypes, ViewOf } from "./boardProps";
import type { Translator } from "../core/translator";
import { FlipAnimations } from "../look/flipAnimations";

export interface Given<Game extends GameTypes> extends Pick<
  BoardProps<Game>,
  "view" | "facts" | "choices" | "onmove"
> {
  translator: Translator;
  events: readonly Game["Event"][];
  onwhy: BoardProps["onwhy"] | undefined;
}

/** The state that the parts of a board share: its props and the gesture in progress. */
export abstract class BoardState<Game extends GameTypes = GameTypes, Got extends Given<Game> = Given<Game>> {
  protected readonly given: () => Got;
  readonly animations = new FlipAnimations();

  /** Whether a move has been sent and not been answered. */
  sent = $state(false);

  constructor(given: () => Got) {
    this.given = given;
  }

  get view(): ViewOf<Game> {
    return this.given().view;
  }
  get facts(): FactsOf<Game> {
    return this.given().facts;
  }
  get translator() {
    return this.given().translator;
  }
  get events() {
    return this.given().events;
  }
  /** No choices while a move is on its way. */
  readonly choices: readonly Game["Choice"][] = $derived.by(() => (this.sent ? [] : this.given().choices));

  play(choice: Game["Choice"]): void {
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
export abstract class SpotBoardState<
  Game extends GameTypes = GameTypes,
  Got extends Given<Game> = Given<Game>,
> extends BoardState<Game, Got> {
  /** The spot with the open sheet. */
  spot = $state<string | null>(null);
  /** Why nothing can be done at the spot, as text. */
  note = $state<string | null>(null);
  #opener: Opener | null = null;

  /** The element beside which the sheet opens. */
  get opener() {
    return this.#opener;
  }

  abstract readonly spots: ReadonlyMap<string, Game["Choice"][]>;
  at(spot: string): Game["Choice"][] {
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

  override play(choice: Game["Choice"]): void {
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
type Renewed = Pick<BoardState, "animations" | "renew" | "shown">;
export const getBoardState = <State>(): State => getContext<State>(KEY);

/** Provides a board's state to its parts. When `state` changes, the board is renewed and its pieces travel. */
export function provideBoardState<State extends Renewed>(board: State, state: () => unknown): State {
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
