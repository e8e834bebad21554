/** The drawings of the games, by slug. */
import { ATELIER } from "./atelier";
import { LEONARDO } from "./leonardo";
import { MAGNIFICO } from "./magnifico";
import { OMNIA } from "./omnia";
import type { GameArt } from "./scene";

export const GAME_ART: Record<string, GameArt> = {
  leonardo: LEONARDO,
  magnifico: MAGNIFICO,
  atelier: ATELIER,
  omnia: OMNIA,
};
