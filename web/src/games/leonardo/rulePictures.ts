/** From the drawings of the board. */
import { COMPONENTS } from "./board/art/components";
import { HOUSES } from "./board/art/houses";
import { SKETCHES } from "./board/art/sketches";
import type { Drawing } from "../../look/art/pen";
import type { Picture, RulePictures } from "../../pages/rules/rulePictures";

const drawn = (found: Drawing | undefined): Drawing => found ?? { ink: "" };

const house = (place: string, tint = "var(--wash)"): Picture => ({
  name: `place-${place}`,
  drawing: drawn(HOUSES[place]),
  box: "0 -12 120 105",
  tint,
});
const invention = (number: number): Picture => ({
  name: `invention-${number}`,
  drawing: drawn(SKETCHES[number]),
  box: "0 0 120 90",
  tint: "var(--wash)",
});
const component = (kind: string): Picture => ({
  name: `component-${kind}`,
  drawing: drawn(COMPONENTS[kind]),
  box: "0 0 24 24",
  tint: `var(--${kind})`,
});

const PICTURES: RulePictures = {
  "1": ["iron", "glass", "wood", "brick", "rope"].map(component),
  "3": [1, 12, 8, 3, 9].map(invention),
  "4": [6, 7, 18, 24, 20].map(invention),
  "8.A": [house("council")],
  "8.B": [house("workshop")],
  "8.C": [house("academy")],
  "8.D": [
    house("blacksmith", "var(--iron)"),
    house("glass_maker", "var(--glass)"),
    house("joiner", "var(--wood)"),
    house("kiln", "var(--brick)"),
    house("rope_maker", "var(--rope)"),
  ],
  "9": [invention(18)],
};

export default PICTURES;
