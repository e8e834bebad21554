/** Lets the things glow that a hint is about, and the button of its move, whenever they are on the board. */
import type { Attachment } from "svelte/attachments";

const MARK = "data-hinted";

export function glow(
  hint: readonly [move: number, things: readonly string[]] | null,
): Attachment<HTMLElement> {
  return (board) => {
    if (!hint) return;
    const [move, things] = hint;
    const wanted = [`[data-move="${move}"]`, ...things.map((thing) => `[data-thing="${CSS.escape(thing)}"]`)];
    const mark = () => {
      for (const element of board.querySelectorAll(wanted.join())) element.setAttribute(MARK, "");
    };
    mark();
    const watcher = new MutationObserver(mark); // parts of the board come and go while the hint is shown
    watcher.observe(board, { childList: true, subtree: true });
    return () => {
      watcher.disconnect();
      for (const element of board.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
    };
  };
}
