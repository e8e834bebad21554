/**
 * FLIP animations of pieces. A piece with a key is measured before a change; if it appears elsewhere afterwards, it
 * travels there. A new piece travels from an anchor, such as the shop where it was bought; one that goes away may leave
 * towards an anchor. Of an amount, such as a player's coins, a picture travels between it and the bank when it changes.
 */
import type { Attachment } from "svelte/attachments";
import { travelTime } from "./motion";

const SLIGHT = 2; // pixels; smaller shifts are not animated
const EASE = "cubic-bezier(.3, .7, .3, 1)";
const ABOVE = "20"; // what travels passes over what stays

type Node = HTMLElement | SVGGraphicsElement;
/** An anchor or the key of a piece; of several, the first that was there. */
export type Origin = string | readonly string[] | undefined;

interface Piece {
  node: Node;
  from: Origin;
  to: string | undefined;
}
interface Amount {
  node: HTMLElement;
  value: number;
  bank: string;
}
interface Leaving {
  node: Node;
  parent: Element;
  to: string;
}

export class FlipAnimations {
  readonly #pieces = new Map<string, Piece>();
  readonly #anchors = new Map<string, Node>();
  readonly #amounts = new Map<string, Amount>();
  readonly #running = new Map<Node, Animation>();
  #before = new Map<string, DOMRect>();
  #leaving = new Map<string, Leaving>();
  #values = new Map<string, number>();

  /** Something that travels. It comes from `from` when it is new, and goes to `to` when it is taken away. */
  piece(key: string, from?: Origin, to?: string): Attachment<Node> {
    return (node) => {
      this.#pieces.set(key, { node, from, to });
      return () => {
        if (this.#pieces.get(key)?.node === node) this.#pieces.delete(key);
      };
    };
  }

  anchor(key: string): Attachment<Node> {
    return (node) => {
      this.#anchors.set(key, node);
      return () => {
        if (this.#anchors.get(key) === node) this.#anchors.delete(key);
      };
    };
  }

  /** A number of things that are drawn as one picture, the first in the node or the node itself. */
  amount(key: string, value: number, bank: string): Attachment<HTMLElement> {
    return (node) => {
      this.#amounts.set(key, { node, value, bank });
      return () => {
        if (this.#amounts.get(key)?.node === node) this.#amounts.delete(key);
      };
    };
  }

  /** Call this before the page changes. */
  measure(): void {
    this.#before = new Map();
    this.#leaving = new Map();
    if (!travelTime()) return;
    for (const [key, node] of this.#anchors) this.#before.set(key, node.getBoundingClientRect());
    for (const [key, { node, to }] of this.#pieces) {
      this.#before.set(key, node.getBoundingClientRect());
      if (to !== undefined && node.parentElement)
        this.#leaving.set(key, { node, parent: node.parentElement, to });
    }
    this.#values = new Map([...this.#amounts].map(([key, { value }]) => [key, value]));
  }

  /** Call this after the page has changed. */
  fly(): void {
    if (!this.#before.size) return;
    for (const [key, { node, from }] of this.#pieces) {
      this.#running.get(node)?.cancel(); // otherwise it would be measured on its way
      const start = this.#before.get(key) ?? this.#startOf(from);
      if (start) this.#animate(node, start, node.getBoundingClientRect());
    }
    for (const [key, leaving] of this.#leaving) if (!this.#pieces.has(key)) this.#leave(key, leaving);
    for (const [key, amount] of this.#amounts)
      this.#flow(amount, amount.value - (this.#values.get(key) ?? amount.value));
    this.#before.clear();
  }

  #startOf(from: Origin): DOMRect | undefined {
    const keys = from === undefined ? [] : typeof from === "string" ? [from] : from;
    const known = keys.find((key) => this.#before.has(key));
    return known === undefined ? undefined : this.#before.get(known);
  }

  #animate(node: Node, start: DOMRect, end: DOMRect): void {
    if (!end.width || !start.width) return;
    // Units of a drawing are not pixels.
    const scale = (node instanceof SVGGraphicsElement && node.getScreenCTM()?.a) || 1;
    const [x, y] = [middle(start).x - middle(end).x, middle(start).y - middle(end).y];
    if (Math.hypot(x, y) < SLIGHT) return;
    const running = node.animate(
      [
        { transform: `translate(${x / scale}px, ${y / scale}px)`, zIndex: ABOVE },
        { transform: "none", zIndex: ABOVE },
      ],
      { duration: travelTime(), easing: EASE },
    );
    this.#running.set(node, running);
    const forget = () => this.#running.get(node) === running && this.#running.delete(node);
    running.addEventListener("finish", forget);
    running.addEventListener("cancel", forget);
  }

  #leave(key: string, { node, parent, to }: Leaving): void {
    const [start, end] = [this.#before.get(key), this.#anchors.get(to)?.getBoundingClientRect()];
    if (start && end && parent.isConnected) this.#send(node.cloneNode(true) as Node, parent, start, end);
  }

  #flow({ node, bank }: Amount, more: number): void {
    const there = this.#anchors.get(bank)?.getBoundingClientRect();
    if (!more || !there) return;
    const picture = node.querySelector("svg");
    const [own, copy] = [picture ?? node, (picture ?? node).cloneNode(true) as Node];
    if (!picture) copy.textContent = `${Math.abs(more)}`;
    const here = own.getBoundingClientRect();
    this.#send(copy, own.parentElement!, more > 0 ? there : here, more > 0 ? here : there);
  }

  /** A copy travels and is gone. It stands beside the original, where the same styles apply to it. */
  #send(copy: Node, parent: Element, start: DOMRect, end: DOMRect): void {
    if (!start.width || !end.width) return;
    copy.setAttribute("aria-hidden", "true");
    copy.dataset.travelling = "";
    Object.assign(copy.style, {
      position: "fixed",
      top: "0",
      left: "0",
      margin: "0",
      pointerEvents: "none",
      zIndex: ABOVE,
    });
    parent.append(copy);
    const [zero, from, to] = [middle(copy.getBoundingClientRect()), middle(start), middle(end)];
    const at = (point: { x: number; y: number }) => `translate(${point.x - zero.x}px, ${point.y - zero.y}px)`;
    const gone = () => copy.remove();
    const running = copy.animate(
      [
        { transform: at(from), opacity: 1 },
        { transform: at(to), opacity: 0.6 },
      ],
      { duration: travelTime(), easing: EASE, fill: "both" },
    );
    running.addEventListener("finish", gone);
    running.addEventListener("cancel", gone);
  }
}

const middle = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });
