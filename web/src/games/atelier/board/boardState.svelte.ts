import { matching } from "../../../core/choices";
import {
  BoardState as SharedBoardState,
  getBoardState as stateOf,
  type Given,
} from "../../../table/boardState.svelte";
import { relay, type Lay, type Place } from "./cardPositions";
import { knownHands } from "./selectors";
import { attemptAt, attemptWith, paintsAt, usesOf } from "./spots";
import type { Card, Choice, Easel, Game, Move, Pile } from "./types";

/** The first half of a gesture: a card that is to be painted somewhere, or a space that is to be painted with something. */
export type Held = { what: "card"; card: Card; id: number } | { what: "space"; easel: Easel; space: number };

/** A small sheet beside what was clicked: why nothing can be done there, or a choice to confirm. */
export interface Sheet {
  opener: HTMLElement;
  title: string;
  choice: Choice | null;
  note: string;
}

export class BoardState extends SharedBoardState<Game> {
  held = $state.raw<Held | null>(null);
  sheet = $state.raw<Sheet | null>(null);
  /** The space under the pointer or the focus, for the preview. */
  looked = $state.raw<{ easel: Easel; space: number } | null>(null);
  lay = $state.raw<Lay>(new Map());

  constructor(given: () => Given<Game>) {
    super(given);
    this.renew();
  }

  readonly #known = $derived.by(() => knownHands(this.events, this.view.players));

  pieces(place: Place) {
    return this.lay.get(place) ?? [];
  }
  uses(card: Card, pile: Pile): Choice[] {
    return usesOf(this.choices, this.view.figures.paints_from, pile, card);
  }
  paints(easel: Easel, space: number) {
    return paintsAt(this.choices, easel, space);
  }
  get heldCard(): Card | null {
    return this.held?.what === "card" ? this.held.card : null;
  }
  /** The choice that a card and a space make together. */
  both(card: Card, easel: Easel, space: number): Choice | undefined {
    return matching(this.choices, ["paint"], { card, easel, space })[0];
  }

  isCardOpen(card: Card, pile: Pile): boolean {
    const uses = this.uses(card, pile);
    if (this.held?.what === "space") return uses.some((choice) => choice === this.#completing(card));
    // In the middle of a gesture only what belongs to it glows.
    return uses.some(({ name }) => name === "paint" || !this.held);
  }
  isSpaceOpen(easel: Easel, space: number): boolean {
    const there = this.paints(easel, space);
    return this.heldCard === null ? there.length > 0 : there.some(({ args }) => args.card === this.heldCard);
  }
  isOpen({ name, args }: Move): boolean {
    return !this.held && matching(this.choices, [name], args).length > 0;
  }
  #completing(card: Card): Choice | undefined {
    return this.held?.what === "space" ? this.both(card, this.held.easel, this.held.space) : undefined;
  }

  touchCard(card: Card, id: number, pile: Pile, opener: HTMLElement): void {
    const [use] = this.uses(card, pile);
    const whole = use?.name === "paint" ? this.#completing(card) : undefined;
    const again = this.held?.what === "card" && this.held.id === id;
    if (whole || use?.name === "take") this.play(whole ?? use!);
    else if (again) this.drop();
    else if (use?.name === "discard") this.#confirm(use, opener, this.translator.say("menu-discard"));
    else if (use) this.#hold({ what: "card", card, id });
    else void this.#ask(attemptWith(card, pile, this.view, this.facts), opener);
  }

  touchSpace(easel: Easel, space: number, opener: HTMLElement): void {
    const card = this.heldCard;
    const whole = card === null ? undefined : this.both(card, easel, space);
    const again = this.held?.what === "space" && this.held.easel === easel && this.held.space === space;
    if (whole) this.play(whole);
    else if (again) this.drop();
    else if (card === null && this.paints(easel, space).length) this.#hold({ what: "space", easel, space });
    else void this.#ask(attemptAt(easel, space, card, this.view, this.facts), opener);
  }

  /** A choice that reveals something cannot be undone, so it must be confirmed. */
  touch(move: Move, opener: HTMLElement, note: string): void {
    const [choice] = matching(this.choices, [move.name], move.args);
    if (choice) this.#confirm(choice, opener, note);
    else void this.#ask(move, opener);
  }

  #hold(held: Held): void {
    this.sheet = null;
    this.held = held;
  }
  #confirm(choice: Choice, opener: HTMLElement, note: string): void {
    if (this.sheet?.opener === opener) return this.close();
    this.sheet = { opener, title: this.translator.move(choice), choice, note };
  }
  async #ask(attempt: Move | null, opener: HTMLElement): Promise<void> {
    if (!attempt || this.sheet?.opener === opener) return this.close();
    this.sheet = null;
    const { onwhy, translator } = this.given();
    const note = await onwhy?.(attempt.name, attempt.args);
    if (note) this.sheet = { opener, title: translator.move(attempt), choice: null, note };
  }

  override play(choice: Choice): void {
    this.sheet = this.held = null;
    super.play(choice);
  }
  /** One step back in the gesture. */
  drop(): void {
    this.held = null;
  }
  close(): void {
    const opener = this.sheet?.opener;
    this.sheet = null;
    opener?.focus({ preventScroll: true });
  }

  override renew(): void {
    super.renew();
    this.sheet = this.held = this.looked = null;
    this.lay = relay(this.lay, this.view, this.facts, this.#known);
    // The card drawn for Leonardo needs no choosing.
    const [drawn] = this.pieces("drawn");
    if (drawn && this.view.phase === "drawn" && this.view.asked)
      this.held = { what: "card", card: drawn.card, id: drawn.id };
  }
}

export const getBoardState = () => stateOf<BoardState>();
