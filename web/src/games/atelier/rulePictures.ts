/** From the drawings of the board; and what may be painted in one turn. */
import { EASEL, FRAME, middles, ring } from "./board/art/easel";
import { HELP, MARKS } from "./board/art/marks";
import { PAINTINGS } from "./board/art/paintings";
import { MAESTRO } from "../../look/art/figures";
import { hatch, line, oval, rect, type Drawing } from "../../look/art/pen";
import type { Picture, RulePictures } from "../../pages/rules/rulePictures";

/** The hues of the colours. */
export const TINTS = {
  red: "var(--brick)",
  blue: "var(--lapis)",
  yellow: "var(--glow)",
  green: "var(--good)",
  brown: "var(--umber)",
};
const colour = (name: keyof typeof TINTS): Picture => {
  const { body = "", lines = "" } = MARKS[name] ?? {};
  return {
    name: `colour-${name}`,
    drawing: { wash: body, ink: body + lines },
    box: "0 0 24 24",
    tint: TINTS[name],
  };
};

const painting = (name: string): Picture => ({
  name: `painting-${name}`,
  drawing: PAINTINGS[name] ?? { ink: "" },
  box: "-16 -4 120 120",
  tint: "var(--wash)",
});

const easel: Drawing = {
  wash: `${EASEL.wash ?? ""}${FRAME.wash ?? ""}`,
  ink:
    EASEL.ink +
    FRAME.ink +
    middles(6)
      .map(([x, y]) => oval(x, y, 17))
      .join(""),
  fine: `${EASEL.fine ?? ""}${FRAME.fine ?? ""}`,
  chalk: ring(6),
};

/** A painting with its ring, and a card of two different colours each on a space; `struck` where that is not allowed. */
function painted(one: number, other: number, struck: boolean): Drawing {
  const places = [[60, 12], [86, 32], [86, 62], [60, 82], [34, 62], [34, 32]] as const; // prettier-ignore
  const [x1, y1] = places[one] ?? [0, 0];
  const [x2, y2] = places[other] ?? [0, 0];
  return {
    wash: rect(x1 - 8, y1 - 8, 16, 16) + rect(x2 - 8, y2 - 8, 16, 16),
    ink: places.map(([x, y]) => rect(x - 8, y - 8, 16, 16)).join("") + rect(48, 28, 24, 38),
    fine:
      hatch(x1 - 8, y1 - 8, 16, 16, 2.2) +
      [2, 4, 6].map((r) => oval(x2, y2, r)).join("") +
      oval(60, 42, 5, 6.5) +
      "M51 66Q52 53 60 52Q68 53 69 66",
    chalk: struck ? line(102, 8, 114, 20) + line(114, 8, 102, 20) : line(101, 15, 106, 21, 115, 7),
  };
}

const picture = (name: string, drawing: Drawing, box = "0 -4 120 98"): Picture => ({
  name: `picture-${name}`,
  drawing,
  box,
  tint: "var(--wash)",
});
const { hair, face, hat, lines } = MAESTRO;

const PICTURES: RulePictures = {
  "1": [colour("red"), colour("blue"), colour("yellow"), colour("green"), colour("brown")],
  "5": [
    picture("easel", easel, "-40 0 280 262"),
    picture("apart", painted(5, 1, false)),
    picture("neighbours", painted(0, 1, true)),
  ],
  "6": ["mona_lisa", "last_supper", "lady_with_an_ermine", "salvator_mundi"].map(painting),
  "8": [picture("token", { wash: hat, ink: hair + face + hat + lines }, "-24 -5 72 43")],
  "9": [picture("help", { wash: HELP.hand, ink: HELP.hand + HELP.lines }, "-24 -5 72 43")],
};
export default PICTURES;
