/** A sketch of every card, in a box of 120 by 84. */
import { coveredChariot, flyingMachine, mortars, parachute, submarine } from "../../../../look/art/machines";
import { PAINTINGS } from "../../../../look/art/paintings";
import type { Drawing } from "../../../../look/art/pen";
import { MACHINE_ART } from "./machines";
import { WORK_ART } from "./works";

const ART: Record<string, Drawing> = {
  ...MACHINE_ART,
  ...WORK_ART,
  ...PAINTINGS,
  paratrooper: parachute,
  bombard: mortars,
  submarine,
};

export function sketch(card: string): Drawing {
  if (card.startsWith("tank_")) return coveredChariot;
  if (card.startsWith("airplane_")) return flyingMachine;
  return ART[card] ?? { ink: "" };
}
