/** A sketch of every card, in a box of 120 by 84. Some machines are drawn for the other game's workshop already. */
import { type Drawing } from "../../leonardo/art/pen";
import { SKETCHES } from "../../leonardo/art/sketches";
import { MACHINE_ART } from "./machines";
import { PAINTINGS } from "./paintings";
import { WORK_ART } from "./works";

const [SUBMARINE, PARACHUTE, MORTARS, CHARIOT, WINGS] = [7, 14, 16, 6, 18].map((n) => SKETCHES[n]!) as [
  Drawing,
  Drawing,
  Drawing,
  Drawing,
  Drawing,
];
const ART: Record<string, Drawing> = {
  ...MACHINE_ART,
  ...WORK_ART,
  ...PAINTINGS,
  paratrooper: PARACHUTE,
  bombard: MORTARS,
  submarine: SUBMARINE,
};

export function sketch(card: string): Drawing {
  if (card.startsWith("tank_")) return CHARIOT;
  if (card.startsWith("airplane_")) return WINGS;
  return ART[card] ?? { ink: "" };
}
