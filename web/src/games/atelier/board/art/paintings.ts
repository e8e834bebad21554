/** A sketch of every painting, by its name in the rules; each in a box of 88 by 112. */
import type { Drawing } from "../../../../look/art/pen";
import { ginevra, ladyWithAnErmine, monaLisa, saintJohn, salvatorMundi } from "./portraits";
import { annunciation, lastSupper, virginOfTheRocks } from "./scenes";

export const PAINTINGS: Record<string, Drawing> = {
  mona_lisa: monaLisa,
  last_supper: lastSupper,
  lady_with_an_ermine: ladyWithAnErmine,
  virgin_of_the_rocks: virginOfTheRocks,
  annunciation,
  ginevra_de_benci: ginevra,
  saint_john: saintJohn,
  salvator_mundi: salvatorMundi,
};
