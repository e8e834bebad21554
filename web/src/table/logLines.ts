/** The log of a table as sentences. */
import { muted } from "../core/muted.svelte";
import type { News, Translator } from "../core/translator";
import type { ShownEntry } from "../core/types";
import { isStep } from "./playback.svelte";

export interface LogLine {
  readonly key: string;
  /** A turn or round begins; something at the table; something in the game; chat. */
  readonly kind: "turn" | "table" | "game" | "chat";
  readonly seat: number | null;
  readonly text: string;
  /** Who says it, in chat. */
  readonly name?: string;
  readonly at: number;
  readonly takenBack: boolean;
  /** The number of its entry, if that made a position to look at. */
  readonly position?: number;
  /** The id of a table to link to. */
  readonly table?: string;
}

/** Events that divide the log, unless they belong to one seat. */
const BEGINNINGS = ["turn", "round"];

type EntryText = (entry: ShownEntry, translator: Translator) => string;

const who = ({ seat }: ShownEntry) => ({ seat: { kind: "seat", value: seat ?? 0 } });

/** Entries about the table rather than the game. Other kinds are not shown. */
const AT_THE_TABLE: Record<string, EntryText> = {
  sat: (entry, translator) => translator.say("log-sat", who(entry)),
  left: (entry, translator) => translator.say("log-left", who(entry)),
  filled: (entry, translator) =>
    translator.say("log-filled", { ...who(entry), level: { kind: "level", value: entry.level ?? "" } }),
  closed: (_, translator) => translator.say("log-closed"),
  began: (_, translator) => translator.say("log-began"),
  undone: (entry, translator) =>
    translator.say("log-undone", { ...who(entry), count: entry.takes_back.length }) +
    (entry.commitment ? ` ${translator.say("log-fresh")}` : ""),
  asked: (entry, translator) => translator.say(entry.casual ? "log-asked-casual" : "log-asked", who(entry)),
  answered: (entry, translator) => translator.say(entry.yes ? "log-agreed" : "log-disagreed", who(entry)),
  stood_in: (entry, translator) =>
    translator.say(entry.why === "clock" ? "log-out-of-time" : "log-stood-in", who(entry)),
  returned: (entry, translator) => translator.say("log-returned", who(entry)),
  forfeited: (entry, translator) => translator.say("log-forfeited", who(entry)),
  holiday: (entry, translator) => translator.say("log-holiday", who(entry)),
  rematch: (_, translator) => translator.say("log-rematch"),
  unrated: (_, translator) => translator.say("log-unrated"),
};

/** An event as a sentence. The server sends `own` only with secrets. */
export function sentence(event: Record<string, unknown>, translator: Translator): string {
  return translator.event({ own: false, ...event } as News);
}

/** The seat an event is about: the first seat among its facts. */
export function seatOf(event: Record<string, unknown>, { kinds }: Translator): number | null {
  const facts = kinds.event[String(event.event)] ?? {};
  const name = Object.keys(facts).find((fact) => facts[fact] === "seat");
  const seat = name === undefined ? null : event[name];
  return typeof seat === "number" ? seat : null;
}

/** All events of the game, without those taken back. */
export function gameEvents(log: readonly ShownEntry[]): ({ event: string } & Record<string, unknown>)[] {
  return log
    .filter((entry) => !entry.taken_back)
    .flatMap((entry) => entry.events as ({ event: string } & Record<string, unknown>)[]);
}

export function logLinesOf(entry: ShownEntry, translator: Translator): LogLine[] {
  const base = {
    at: entry.at,
    seat: entry.seat,
    takenBack: entry.taken_back,
    ...(isStep(entry) ? { position: entry.number } : {}),
  };
  const lines: LogLine[] = [];
  const said = AT_THE_TABLE[entry.kind];
  if (said)
    lines.push({
      ...base,
      key: `${entry.number}`,
      kind: "table",
      text: said(entry, translator),
      ...(entry.table ? { table: entry.table } : {}),
    });
  if (entry.kind === "said" && !muted.has(entry.author ?? ""))
    lines.push({
      ...base,
      key: `${entry.number}`,
      kind: "chat",
      text: entry.hidden ? translator.say("log-hidden") : (entry.text ?? ""),
      name: entry.name ?? "",
    });
  entry.events.forEach((event, i) => {
    const seat = seatOf(event, translator);
    lines.push({
      ...base,
      key: `${entry.number}.${i}`,
      kind: BEGINNINGS.includes(String(event.event)) && seat === null ? "turn" : "game",
      seat,
      text: sentence(event, translator),
    });
  });
  if (entry.premove)
    lines.push({
      ...base,
      key: `${entry.number}.premove`,
      kind: "table",
      text: translator.say("log-premove"),
    });
  return lines;
}
