import type { Kinds } from "../../../core/translator";

type Counts = Record<string, number>;
export type Verb = "invade" | "attack" | "move";
export type Assault = "infantry" | "tanks" | "airplanes" | "automaton";
export type Troop = "soldiers" | "tanks" | "airplanes";

/** What the board reads of `match.view(seat)`; what a seat may not know is null. */
export interface View {
  seat: number | null;
  asked: boolean;
  players: number;
  scrapping: number;
  round_number: number;
  phase: string;
  /** -1 while several bid. */
  active: number;
  /** -1 between turns. */
  turn_of: number;
  turns: number;
  leonardo: number;
  winner: number;
  owner: Counts;
  soldiers: Counts;
  tanks: Counts;
  airplanes: Counts;
  castle: Counts;
  towers: Counts;
  florins: number[];
  points: number[];
  reserve: number[];
  tank_card: (string | null)[];
  airplane_card: (string | null)[];
  store: Counts[];
  in_play: Counts[];
  tanks_left: number;
  airplanes_left: number;
  castles_left: number;
  towers_left: number;
  wonders: string[];
  machines_left: number;
  projects_left: number;
  offered: (string | null)[];
  bid: (number | null)[];
  shown_bid: number[];
  waiting: number[];
  new_castle: string | null;
  verb: Verb | null;
  origin: string | null;
  target: string | null;
  army_soldiers: number;
  army_tanks: number;
  army_airplanes: number;
  /** -1 without a battle. */
  defender: number;
  side: "attacker" | "defender" | null;
  assaults: Assault[];
  tank_assault: number;
  declared: number;
  declared_assault: Assault | null;
  breached: number;
  figures: Figures;
  scores?: number[];
  winners?: number[];
}

/** What follows from the view by the rules: `bottega.games.magnifico.figures`. Rows are by seat. */
export interface Figures {
  /** Of turns. */
  order: number[];
  /** Who is ahead, first. */
  ranking: number[];
  /** In florins, by the name of the choice; of cards in the store by card. */
  prices: (Record<string, number | null | Counts> & { activate: Counts })[];
  tank: ({ dice: number; hits: number } | null)[];
  hooks: ({ hooks: number; taken: number } | null)[];
  /** Castles and territories, as they count for the majorities. */
  court: number[];
  crown: number[];
  /** Of each castle. */
  level: Counts;
  left: { wars: number; movements: number };
  bidders: number[] | null;
  /** The most that can go; tanks and airplanes together by the number of soldiers, if that is limited. */
  march: (Record<Troop, number> & { machines: number[] | null }) | null;
  /** Hits that the castle stops. */
  stopped: Record<"attacker" | "defender", { hits: number; infantry: number }> | null;
}

export interface CardFacts {
  card: string;
  kind: "tank" | "airplane" | "air_upgrade" | "tank_upgrade" | "project" | "art";
  copies: number;
  cost: number;
  dice?: number;
  hits?: number;
  hooks?: number;
  points?: number;
}

/** What is printed on the map and the cards: `bottega.games.magnifico.facts`. */
export interface Facts {
  territories: { territory: string; seas: string[]; by_land: string[]; by_sea: string[] }[];
  seas: string[];
  cards: CardFacts[];
  limits: { towers: number };
  goal: number;
  kinds: Kinds;
}

/** Something that happened, as the table tells it. */
export type { GameEvent } from "../../../table/boardProps";
