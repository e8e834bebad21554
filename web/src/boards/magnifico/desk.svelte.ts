import { getContext, setContext } from "svelte";
import type { Choice } from "../../core/choices";
import type { Speech } from "../../core/speech";
import type { Flights } from "../../look/flights";
import type { BoardProps } from "..";
import { following, type Plan } from "./gesture";
import { inBattle } from "./reading";
import { attempt, AT_ONCE, bySpot, marchesTo, type Spot } from "./spots";
import type { Facts, Happening, View } from "./types";

const SAME_TOUCH = 400; // milliseconds between a finger that closes a menu and the click it ends in

type Props = BoardProps<View, Facts>;
export interface Given extends Pick<Props, "view" | "facts" | "choices" | "onmove"> {
  speech: Speech;
  events: readonly Happening[];
  onwhy: Props["onwhy"] | undefined;
  onback: Props["onback"] | undefined;
  forecast: Props["forecast"] | undefined;
}

/** What the parts of the board share: what is given, and the gesture that the viewer is in the middle of. */
export class Desk {
  readonly #given: () => Given;
  readonly flights: Flights;

  /** The spot whose menu is open. */
  spot = $state<Spot | null>(null);
  /** Why nothing can be done at the spot, in words. */
  note = $state<string | null>(null);
  /** Whether a move has been sent whose answer is still to come. */
  sent = $state(false);
  /** The territory under the pointer. */
  hovered = $state<string | null>(null);
  /** Whether the sheet that lies on the chart is put aside. */
  aside = $state(false);
  #plan: Plan | null = null;
  #opener: Element | null = null;
  #left: { spot: Spot; at: number } | null = null;

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
  get onback() {
    return this.#given().onback;
  }
  get forecast() {
    return this.#given().forecast;
  }
  /** Nothing is open while a move is on its way. */
  readonly choices = $derived.by(() => (this.sent ? [] : this.#given().choices));
  readonly spots = $derived.by(() => bySpot(this.choices));
  /** The element that the menu hangs on. */
  get opener() {
    return this.#opener;
  }

  at(spot: Spot): Choice[] {
    return this.spots.get(spot) ?? [];
  }
  /** Marches of which a spot could be the end. */
  towards(spot: Spot): Choice[] {
    return marchesTo(spot, this.choices, this.view, this.facts);
  }

  touch(spot: Spot, element: Element): void {
    const open = this.at(spot);
    const [only] = open;
    const left = this.#left?.spot === spot && Date.now() - this.#left.at < SAME_TOUCH;
    this.#left = null;
    if (this.spot === spot || left) this.close();
    else if (open.length === 1 && only && AT_ONCE.includes(only.name)) this.play(only);
    else {
      this.#opener = element;
      this.spot = spot;
      this.note = null;
      if (!open.length && !(spot in this.view.owner && this.towards(spot).length)) void this.#ask(spot);
    }
  }

  async #ask(spot: Spot): Promise<void> {
    const { onwhy, view } = this.#given();
    const move = view.asked && !inBattle(view) ? attempt(spot, view) : null;
    if (!move) return;
    const text = await onwhy?.(move.name, move.args);
    if (this.spot === spot && text) this.note = text;
  }

  /** Sends a choice; `plan` is what the viewer has said already of what will be asked next. */
  play(choice: Choice, plan: Plan | null = null): void {
    this.sent = true;
    this.#plan = plan;
    this.close();
    this.#given().onmove(choice.move);
  }

  close(): void {
    const opener = this.#opener;
    this.spot = this.note = this.#opener = null;
    if (opener instanceof HTMLElement || opener instanceof SVGElement) opener.focus({ preventScroll: true });
  }
  /** Somebody clicked beside the menu. */
  leave(): void {
    if (this.spot !== null) this.#left = { spot: this.spot, at: Date.now() };
    this.close();
  }

  /** A new state of the table has come. */
  renew(): void {
    this.sent = false;
    this.spot = this.note = this.#opener = null;
  }
  /** Goes on with what the viewer has said already. */
  goOn(): void {
    const next = this.#plan && following(this.#plan, this.#given().choices);
    this.#plan = null;
    if (next) this.play(next.choice, next.rest);
  }
}

const KEY = Symbol("desk");
export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const getDesk = (): Desk => getContext<Desk>(KEY);
