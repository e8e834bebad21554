/** Looking closer at a drawing: the part of it that is shown, moved by wheel, drag, pinch, keys and buttons. */
import type { Attachment } from "svelte/attachments";

/** A part of the drawing, in its own units. */
export interface View {
  x: number;
  y: number;
  width: number;
  height: number;
}
export type Spot = readonly [x: number, y: number];

const CLOSEST = 6;
const STEP = 1.4; // of a button or a key
const SLACK = 5; // pixels a finger may slip and still press

/** Never smaller than a sixth of the whole, never larger, never beside it. */
export function within(view: View, whole: View): View {
  const width = Math.min(Math.max(view.width, whole.width / CLOSEST), whole.width);
  const height = (width / whole.width) * whole.height;
  const keep = (from: number, size: number, start: number, all: number) =>
    Math.min(Math.max(from, start), start + all - size);
  return {
    x: keep(view.x, width, whole.x, whole.width),
    y: keep(view.y, height, whole.y, whole.height),
    width,
    height,
  };
}

/** Closer by a factor; what lies under the spot stays under it. */
export function closer(view: View, whole: View, [x, y]: Spot, factor: number): View {
  const width = Math.min(Math.max(view.width / factor, whole.width / CLOSEST), whole.width);
  const share = width / view.width;
  const height = view.height * share;
  return within({ x: x - (x - view.x) * share, y: y - (y - view.y) * share, width, height }, whole);
}

export function moved(view: View, whole: View, dx: number, dy: number): View {
  return within({ ...view, x: view.x + dx, y: view.y + dy }, whole);
}

/** Moves no further than needed for the spot to be well inside. */
export function showing(view: View, whole: View, [x, y]: Spot): View {
  const into = (at: number, from: number, size: number) => {
    const margin = size * 0.15;
    return Math.min(Math.max(from, at + margin - size), at - margin);
  };
  return within({ ...view, x: into(x, view.x, view.width), y: into(y, view.y, view.height) }, whole);
}

const length = ([ax, ay]: Spot, [bx, by]: Spot) => Math.hypot(ax - bx, ay - by);
const middle = ([ax, ay]: Spot, [bx, by]: Spot): Spot => [(ax + bx) / 2, (ay + by) / 2];

export class Zoom {
  readonly whole: View;
  #view: View = $state.raw({ x: 0, y: 0, width: 1, height: 1 });
  #svg: SVGSVGElement | undefined;

  constructor(whole: View) {
    this.whole = whole;
    this.#view = whole;
  }

  get view(): View {
    return this.#view;
  }
  get factor(): number {
    return this.whole.width / this.#view.width;
  }
  get viewBox(): string {
    const { x, y, width, height } = this.#view;
    return [x, y, width, height].map((n) => +n.toFixed(2)).join(" ");
  }
  get atWhole(): boolean {
    return this.factor < 1.001;
  }
  get atClosest(): boolean {
    return this.factor > CLOSEST - 0.001;
  }

  in(): void {
    this.#turn(STEP);
  }
  out(): void {
    this.#turn(1 / STEP);
  }
  showWhole(): void {
    this.#view = this.whole;
  }
  show(spot: Spot): void {
    this.#view = showing(this.#view, this.whole, spot);
  }
  #turn(factor: number, at?: Spot): void {
    const { x, y, width, height } = this.#view;
    this.#view = closer(this.#view, this.whole, at ?? [x + width / 2, y + height / 2], factor);
  }

  /** A key pressed while the drawing has the focus. Says whether it meant something here. */
  key(name: string): boolean {
    const step = this.#view.width / 8;
    const ways: Record<string, () => void> = {
      "+": () => this.in(),
      "=": () => this.in(),
      "-": () => this.out(),
      "0": () => this.showWhole(),
      ArrowLeft: () => this.#move(-step, 0),
      ArrowRight: () => this.#move(step, 0),
      ArrowUp: () => this.#move(0, -step),
      ArrowDown: () => this.#move(0, step),
    };
    const way = ways[name];
    if (!way || (name.startsWith("Arrow") && this.atWhole)) return false; // the page scrolls then
    way();
    return true;
  }
  #move(dx: number, dy: number): void {
    this.#view = moved(this.#view, this.whole, dx, dy);
  }

  /** From the screen's pixels to the drawing's units. */
  #spot(x: number, y: number): Spot {
    const matrix = this.#svg!.getScreenCTM()!.inverse();
    const point = new DOMPoint(x, y).matrixTransform(matrix);
    return [point.x, point.y];
  }

  readonly gestures: Attachment<SVGSVGElement> = (svg) => {
    this.#svg = svg;
    const touching = new Map<number, Spot>();
    let slipped = false;

    const wheel = (event: WheelEvent) => {
      if (event.deltaY > 0 && this.atWhole) return; // the page scrolls on
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
      this.#turn(Math.exp((-event.deltaY * lines) / 400), this.#spot(event.clientX, event.clientY));
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      if (touching.size === 0) slipped = false;
      touching.set(event.pointerId, [event.clientX, event.clientY]);
    };
    const move = (event: PointerEvent) => {
      const before = touching.get(event.pointerId);
      if (!before) return;
      const now: Spot = [event.clientX, event.clientY];
      if (!slipped) {
        if (touching.size === 1 && length(before, now) < SLACK) return;
        slipped = true;
        for (const id of touching.keys()) svg.setPointerCapture(id);
      }
      const other = [...touching].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const spread = length(now, other) / Math.max(length(before, other), 1);
        const held = this.#drag(middle(before, other), middle(now, other));
        this.#turn(spread, held);
      } else {
        this.#drag(before, now);
      }
      touching.set(event.pointerId, now);
    };
    const up = (event: PointerEvent) => touching.delete(event.pointerId);
    // The end of a drag is not a choice.
    const click = (event: MouseEvent) => {
      if (slipped && event.detail > 0) event.stopPropagation();
      slipped = false;
    };

    svg.addEventListener("wheel", wheel, { passive: false });
    svg.addEventListener("pointerdown", down);
    svg.addEventListener("pointermove", move);
    svg.addEventListener("pointerup", up);
    svg.addEventListener("pointercancel", up);
    svg.addEventListener("click", click, { capture: true });
    return () => {
      svg.removeEventListener("wheel", wheel);
      svg.removeEventListener("pointerdown", down);
      svg.removeEventListener("pointermove", move);
      svg.removeEventListener("pointerup", up);
      svg.removeEventListener("pointercancel", up);
      svg.removeEventListener("click", click, { capture: true });
    };
  };
  /** What was held moves along with the hand. */
  #drag(before: Spot, now: Spot): Spot {
    const held = this.#spot(...before);
    const [x, y] = this.#spot(...now);
    this.#move(held[0] - x, held[1] - y);
    return held;
  }
}
