/** The things on the board that a move is about. */
import type { ThingsOf } from "..";
import { spotsOf } from "./board/spots";
import type { Game } from "./board/types";

const things: ThingsOf<Game> = (choice, view) => {
  if (choice.name === "bid") return [`bid-${view.seat}`];
  const spots = spotsOf(choice);
  if (spots.length || !view.target) return spots;
  return view.defender >= 0 && view.side ? [`army-${view.side}`] : [view.target];
};
export default things;
