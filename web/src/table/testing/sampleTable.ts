/** A table of three seats for tests of components: its model, and the server's end of its connection. */
import { FakeServer, snapshot, tableState } from "../../core/fakes";
import { Messages } from "../../core/messages";
import { ServerTime } from "../../core/serverTime";
import { TableClient } from "../../core/tableClient";
import type { Kinds } from "../../core/translator";
import type { FromServer, Snapshot, TableState, ShownEntry } from "../../core/types";
import client from "../../locale/en/client.ftl?raw";
import fallback from "../../locale/en/fallback.ftl?raw";
import table from "../../locale/en/table.ftl?raw";
import { TableModel } from "../tableModel.svelte";

const GAME = `
title = The Palio
move-ride = ride to { $place }
move-rest = rest
prompt-race = Ride, or rest.
  .clause = 2.1
prompt-over = The game is over.
event-rode = { $who } rides to { $place }.
event-round = Round { $round } begins.
place-gate = the gate
place-bend = the bend
`;
export const MESSAGES = new Messages("en", [client, table, GAME, fallback]);
export const KINDS: Kinds = {
  move: { ride: { place: "place" } },
  event: { rode: { who: "seat", place: "place" }, round: { round: "" } },
};

type Seat = TableState["seats"][number];
export const seat = (seat: number, name: string, more: Partial<Seat> = {}): Seat => ({
  seat,
  name,
  emblem: "",
  level: null,
  agent: false,
  open: false,
  host: false,
  stand_in: null,
  holiday: null,
  ...more,
});
/** The viewer, another person, a bot. */
export const SEATS = [seat(0, "Ada"), seat(1, "Bea"), seat(2, "", { level: "master" })];

export interface SampleTable {
  model: TableModel;
  server: FakeServer;
  tell: (...messages: FromServer[]) => void;
  close: () => void;
}

/** A table that is connected, with these entries in its log. */
export function sampleTable(
  told: ShownEntry[] = [],
  state: Partial<TableState> = {},
  more: Partial<Snapshot> = {},
): SampleTable {
  const server = new FakeServer();
  const { open, wakeSignal } = server;
  const connection = new TableClient("abc", { open, wakeSignal, time: new ServerTime() });
  connection.connect();
  server.socket.accept();
  const last = told.at(-1)?.number ?? 0;
  server.socket.tell(
    snapshot(told, { table: tableState({ question: last, seats: SEATS, ...state }), ...more }),
  );
  const game = {
    slug: "palio",
    Board: null,
    thingsOf: () => [],
    fields: [],
    premoves: ["rest"],
    facts: { kinds: KINDS },
    messages: MESSAGES,
  };
  const model = new TableModel(connection, game);
  const unfollow = model.follow();
  return {
    model,
    server,
    tell: (...messages) => server.socket.tell(...messages),
    close: () => {
      unfollow();
      connection.disconnect();
    },
  };
}
