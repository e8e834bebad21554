/** The things on the board that a move is about. */
import type { ThingsOf } from "..";
import { pairOf } from "./board/selectors";
import { spotsOf } from "./board/spots";
import type { Game } from "./board/types";

const things: ThingsOf<Game> = (choice, view, facts) =>
  choice.name === "keep"
    ? pairOf(choice.args.pair).map((card) => `action-${card}`)
    : spotsOf(choice, view, facts);
export default things;
