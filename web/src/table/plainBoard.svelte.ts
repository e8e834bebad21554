/** Whether the viewer prefers the general board, which is all text, to the boards of the games. */
import { choosePlainBoard, prefersPlainBoard } from "../core/preferences";

class PlainBoard {
  #chosen = $state(prefersPlainBoard());

  get chosen(): boolean {
    return this.#chosen;
  }
  set chosen(chosen: boolean) {
    this.#chosen = chosen;
    choosePlainBoard(chosen);
  }
}

export const plainBoard = new PlainBoard();
