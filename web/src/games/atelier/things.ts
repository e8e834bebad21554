/** The things on the board that a move is about. */
import type { ThingsOf } from "..";
import type { Game } from "./board/types";

const things: ThingsOf<Game> = (choice) => {
  switch (choice.name) {
    case "draw":
      return ["deck"];
    case "take":
    case "discard":
      return [`card-${choice.args.card}`];
    case "paint":
      return [`card-${choice.args.card}`, `space-${choice.args.easel}-${choice.args.space}`];
    case "claim":
      return [`mastery-${choice.args.mastery}`];
    default:
      return [];
  }
};
export default things;
