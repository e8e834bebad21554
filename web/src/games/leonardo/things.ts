/** The things on the board that a move is about. */
import type { ThingsOf } from "..";
import { spotsOf } from "./board/spots";
import type { Game } from "./board/types";

const things: ThingsOf<Game> = (choice, _, facts) => {
  if (choice.name === "bid") return ["auction"];
  if (choice.name === "benefit") return [`benefit-${choice.args.benefit}`];
  return spotsOf(choice, facts);
};
export default things;
