/** From the drawings of the board. */
import { CARD_ART } from "./board/art/cards";
import { CITY_ART } from "./board/art/cities";
import { LIGHTNING, SYMBOLS } from "./board/art/glyphs";
import type { Picture, RulePictures } from "../../pages/rules/rulePictures";

const SMALL = "0 0 24 24";
const symbol = (name: string): Picture => {
  const { body = "", lines = "" } = SYMBOLS[name] ?? {};
  return {
    name: `symbol-${name}`,
    drawing: { wash: body, ink: body + lines },
    box: SMALL,
    tint: "var(--wash)",
  };
};
const city = (name: string): Picture => ({
  name: `city-${name}`,
  drawing: CITY_ART[name] ?? { ink: "" },
  box: "0 0 96 60",
  tint: "var(--wash)",
});
const card = (name: string): Picture => ({
  name: `card-${name}`,
  drawing: CARD_ART[name] ?? { ink: "" },
  box: "0 0 120 84",
  tint: "var(--wash)",
});

const PICTURES: RulePictures = {
  "1": ["work", "invention", "character", "city", "coin1", "coin2"].map(symbol),
  "5": ["vinci", "firenze", "pisa", "venezia", "amboise"].map(city),
  "6": ["mona_lisa", "vitruvian_man", "ornithopter", "self_propelled_cart", "leonardo_engineer"].map(card),
  "7": ["ludovico_il_moro", "machiavelli", "isabella_d_este", "raphael"].map(card),
  "8": [
    {
      name: "picture-lightning",
      drawing: { wash: LIGHTNING, ink: LIGHTNING },
      box: SMALL,
      tint: "var(--glow)",
    },
  ],
};
export default PICTURES;
