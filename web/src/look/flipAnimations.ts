/**
 * FLIP animations of pieces. A piece with a key is measured before a change; if it appears elsewhere afterwards, it
 * travels there. A new piece travels from an anchor, such as the shop where it was bought.
 */
import type { Attachment } from "svelte/attachments";

const SLIGHT = 2; // pixels; smaller shifts are not animated
const EASE = "cubic-bezier(.3, .7, .3, 1)";

export class FlipAnimations {
  readonly #pieces = new Map<string, { node: HTMLElement; from: string | undefined }>();
  readonly #anchors = new Map<string, HTMLElement>();
  #before = new Map<string, DOMRect>();

  piece(key: string, from?: string): Attachment<HTMLElement> {
    return (node) => {
      this.#pieces.set(key, { node, from });
      return () => {
        if (this.#pieces.get(key)?.node === node) this.#pieces.delete(key);
      };
    };
  }

  anchor(key: string): Attachment<HTMLElement> {
    return (node) => {
      this.#anchors.set(key, node);
      return () => {
        if (this.#anchors.get(key) === node) this.#anchors.delete(key);
      };
    };
  }

  /** Call this before the page changes. */
  measure(): void {
    this.#before = new Map();
    for (const [key, node] of this.#anchors) this.#before.set(key, node.getBoundingClientRect());
    for (const [key, { node }] of this.#pieces) this.#before.set(key, node.getBoundingClientRect());
  }

  /** Call this after the page has changed. */
  fly(): void {
    const duration = this.#duration();
    if (!duration) return;
    for (const [key, { node, from }] of this.#pieces) {
      const start = this.#before.get(key) ?? (from === undefined ? undefined : this.#before.get(from));
      const end = node.getBoundingClientRect();
      if (!start || !end.width) continue;
      const [x, y] = [
        start.x + start.width / 2 - end.x - end.width / 2,
        start.y + start.height / 2 - end.y - end.height / 2,
      ];
      if (Math.hypot(x, y) < SLIGHT) continue;
      const away = `translate(${x}px, ${y}px)`;
      node.animate(
        [
          { transform: away, zIndex: 20 },
          { transform: "none", zIndex: 20 },
        ],
        { duration, easing: EASE },
      );
    }
    this.#before.clear();
  }

  /** `--travel`; zero with reduced motion. */
  #duration(): number {
    return parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--travel")) || 0;
  }
}
