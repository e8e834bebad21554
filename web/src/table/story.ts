/** The log of a table as sentences. */
import type { News, Speech } from "../core/speech";
import type { Told } from "../core/types";

export interface Line {
  readonly key: string;
  /** A turn or a round of everybody begins; something at the table; something in the game; somebody speaks. */
  readonly kind: "turn" | "table" | "game" | "chat";
  readonly seat: number | null;
  readonly text: string;
  /** Of whoever speaks. */
  readonly name?: string;
  readonly at: number;
  readonly takenBack: boolean;
  /** The address of a table that is spoken of. */
  readonly table?: string;
}

/** Events that divide the log. A turn that is somebody's own does not. */
const BEGINNINGS = ["turn", "round"];

type Saying = (entry: Told, speech: Speech) => string;

const who = ({ seat }: Told) => ({ seat: { kind: "seat", value: seat ?? 0 } });

/** What happens at the table rather than in the game; what is not here goes without saying. */
const AT_THE_TABLE: Record<string, Saying> = {
  sat: (entry, speech) => speech.say("log-sat", who(entry)),
  left: (entry, speech) => speech.say("log-left", who(entry)),
  filled: (entry, speech) =>
    speech.say("log-filled", { ...who(entry), level: { kind: "level", value: entry.level ?? "" } }),
  closed: (_, speech) => speech.say("log-closed"),
  began: (_, speech) => speech.say("log-began"),
  undone: (entry, speech) => speech.say("log-undone", { ...who(entry), count: entry.takes_back.length }),
  asked: (entry, speech) => speech.say("log-asked", who(entry)),
  answered: (entry, speech) => speech.say(entry.yes ? "log-agreed" : "log-disagreed", who(entry)),
  stood_in: (entry, speech) =>
    speech.say(entry.why === "clock" ? "log-out-of-time" : "log-stood-in", who(entry)),
  returned: (entry, speech) => speech.say("log-returned", who(entry)),
  forfeited: (entry, speech) => speech.say("log-forfeited", who(entry)),
  rematch: (_, speech) => speech.say("log-rematch"),
};

/** An event as the server tells it, in words; whoever is not told secrets is not told `own` either. */
export function sentence(event: Record<string, unknown>, speech: Speech): string {
  return speech.event({ own: false, ...event } as News);
}

/** The seat an event is about, which need not be the one that moved: the first seat among its facts. */
export function whose(event: Record<string, unknown>, { kinds }: Speech): number | null {
  const facts = kinds.event[String(event.event)] ?? {};
  const name = Object.keys(facts).find((fact) => facts[fact] === "seat");
  const seat = name === undefined ? null : event[name];
  return typeof seat === "number" ? seat : null;
}

/** All that has happened in the game and was not taken back, event by event. */
export function happened(log: readonly Told[]): ({ event: string } & Record<string, unknown>)[] {
  return log
    .filter((entry) => !entry.taken_back)
    .flatMap((entry) => entry.events as ({ event: string } & Record<string, unknown>)[]);
}

export function linesOf(entry: Told, speech: Speech): Line[] {
  const base = { at: entry.at, seat: entry.seat, takenBack: entry.taken_back };
  const lines: Line[] = [];
  const said = AT_THE_TABLE[entry.kind];
  if (said)
    lines.push({
      ...base,
      key: `${entry.number}`,
      kind: "table",
      text: said(entry, speech),
      ...(entry.table ? { table: entry.table } : {}),
    });
  if (entry.kind === "said")
    lines.push({
      ...base,
      key: `${entry.number}`,
      kind: "chat",
      text: entry.text ?? "",
      name: entry.name ?? "",
    });
  entry.events.forEach((event, i) => {
    const seat = whose(event, speech);
    lines.push({
      ...base,
      key: `${entry.number}.${i}`,
      kind: BEGINNINGS.includes(String(event.event)) && seat === null ? "turn" : "game",
      seat,
      text: sentence(event, speech),
    });
  });
  return lines;
}
