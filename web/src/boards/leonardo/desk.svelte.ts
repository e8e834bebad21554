import { getContext, setContext } from "svelte";
import type { Choice } from "../../core/choices";
import type { Speech } from "../../core/speech";
import type { Flights } from "../../look/flights";
import { redeploy, type Crew } from "./crew";
import { attempt, bySpot, type Spot } from "./spots";
import type { Facts, View } from "./types";

/** Where one choice is all there is, and plain, a click makes it. */
const AT_ONCE = ["take", "hire", "collect", "look", "settle", "leonardo", "lift"];

export interface Given {
  view: View;
  facts: Facts;
  speech: Speech;
  choices: readonly Choice[];
  onmove: (move: number) => void;
  onwhy: ((name: string, args: Choice["args"]) => Promise<string | undefined> | void) | undefined;
}

/** What the parts of the board share: what is given, and the gesture that the viewer is in the middle of. */
export class Desk {
  readonly #given: () => Given;
  readonly flights: Flights;

  /** The spot whose menu is open. */
  spot = $state<Spot | null>(null);
  /** The choice that is prepared there: shown as a preview, not yet sent. */
  picked = $state.raw<Choice | null>(null);
  /** Why nothing can be done at the spot, in words. */
  note = $state<string | null>(null);
  /** Whether a move has been sent whose answer is still to come. */
  sent = $state(false);
  crew = $state.raw<Crew>(new Map());
  #opener: HTMLElement | null = null;

  constructor(given: () => Given, flights: Flights) {
    this.#given = given;
    this.flights = flights;
    this.crew = redeploy(this.crew, this.view);
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
  /** Nothing is open while a move is on its way. */
  readonly choices = $derived.by(() => (this.sent ? [] : this.#given().choices));
  readonly spots = $derived.by(() => bySpot(this.choices, this.facts));
  /** The element that the menu hangs on. */
  get opener() {
    return this.#opener;
  }

  at(spot: Spot): Choice[] {
    return this.spots.get(spot) ?? [];
  }

  /** A click on a spot. A lab and an invention touched one after the other make one start. */
  touch(spot: Spot, element: HTMLElement): void {
    const both = this.spot === null ? [] : this.at(this.spot).filter((c) => this.at(spot).includes(c));
    const [only] = spot !== this.spot && both.length === 1 ? both : [];
    const open = this.at(spot);
    if (this.spot === spot) this.close();
    else if (!only && open.length === 1 && AT_ONCE.includes(open[0]!.name)) this.play(open[0]!);
    else {
      this.#opener = element;
      this.spot = spot;
      this.note = null;
      this.picked = only ?? this.#first(open);
      if (!open.length) void this.#ask(spot);
    }
  }

  /** One choice needs no choosing, and among numbers of apprentices the smallest is a fair beginning. */
  #first(open: Choice[]): Choice | null {
    return open.find((choice) => choice.name === "send") ?? (open.length === 1 ? open[0]! : null);
  }

  async #ask(spot: Spot): Promise<void> {
    const { onwhy, view, facts } = this.#given();
    const { name, args } = attempt(spot, view, facts);
    const text = await onwhy?.(name, args);
    if (this.spot !== spot) return;
    if (text) this.note = text;
    else this.close();
  }

  play(choice: Choice): void {
    this.sent = true;
    this.close();
    this.#given().onmove(choice.move);
  }

  /** One step back: the prepared choice first, where there were several, then the menu. */
  back(): void {
    if (this.picked && this.spot && this.at(this.spot).length > 1 && this.picked.name === "start")
      this.picked = null;
    else this.close();
  }

  close(): void {
    const opener = this.#opener;
    this.spot = this.picked = this.note = this.#opener = null;
    opener?.focus({ preventScroll: true });
  }

  /** A new state of the table has come. */
  renew(): void {
    this.sent = false;
    this.spot = this.picked = this.note = this.#opener = null;
    this.crew = redeploy(this.crew, this.view);
  }
}

const KEY = Symbol("desk");
export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const getDesk = (): Desk => getContext<Desk>(KEY);
