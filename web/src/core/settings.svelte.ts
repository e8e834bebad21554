/** The settings of this browser. Theme and motion, which follow the system, are in `look/`. */
import { Setting } from "./setting.svelte";

/** The size of the text, and with it of the cards, on wide boards. */
export const boardSize = new Setting("board-size", ["small", "normal", "large"], "normal");
/** The side of the log, where there is room for it beside the board. */
export const logSide = new Setting("log-side", ["right", "left"], "right");
/** Whether what belongs to a player is hatched as well as coloured. */
export const patterns = new Setting("patterns", ["off", "on"], "off");
/** Whether a move is shown once more before it is sent. */
export const confirmMoves = new Setting("confirm-moves", ["off", "on"], "off");
/** How loud the tick is that says that it is the viewer's turn. */
export const volume = new Setting("volume", ["off", "soft", "normal", "loud"], "off");
/** Whether the browser notifies the viewer of their turn while the page is in the background. */
export const notify = new Setting("notify", ["off", "on"], "off");

export const SETTINGS = [boardSize, logSide, patterns, confirmMoves, volume, notify] as const;

/** Tells the style sheets, as `data-board-size` and so on, and follows changes in other tabs. */
export function showSettings(): () => void {
  const stop = $effect.root(() => {
    for (const setting of [boardSize, logSide])
      $effect(() => document.documentElement.setAttribute(`data-${setting.name}`, setting.chosen));
  });
  const follow = () => SETTINGS.forEach((setting) => setting.reload());
  addEventListener("storage", follow);
  return () => {
    stop();
    removeEventListener("storage", follow);
  };
}
