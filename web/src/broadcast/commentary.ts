/** What a commentator says: the events of the game as sentences, and what they mean for everybody's chances. */
import type { Log } from "../core/log";
import type { Translator } from "../core/translator";
import type { BroadcastComment, BroadcastRow } from "../core/types";
import { logLinesOf } from "../table/logLines";

export interface FeedLine {
  readonly key: string;
  readonly kind: "turn" | "event" | "comment" | "turning";
  readonly seat: number | null;
  readonly text: string;
  /** The number of the entry of the log. */
  readonly number: number;
}

/** A chance in percent, as people say it. */
export const percent = (chance: number, language: string): string =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(chance);

export function commentText(comment: BroadcastComment, translator: Translator): string {
  const { language } = translator.messages;
  return translator.say(`comment-${comment.kind}`, {
    seat: { kind: "seat", value: comment.seat },
    before: percent(comment.before, language),
    after: percent(comment.after, language),
    move: comment.move ? translator.seenMove(comment.move) : "",
  });
}

/** What was said about a position. */
export const commentsOf = (row: BroadcastRow, translator: Translator): FeedLine[] =>
  row.comments.map((comment, n) => ({
    key: `${row.number} comment ${n}`,
    kind: row.turning && (comment.kind === "rises" || comment.kind === "falls") ? "turning" : "comment",
    seat: comment.seat,
    text: commentText(comment, translator),
    number: row.number,
  }));

/** Everything that happened and what was said about it, in order. */
export function feedOf(log: Log, rows: readonly BroadcastRow[], translator: Translator): FeedLine[] {
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return log
    .filter((entry) => !entry.taken_back)
    .flatMap((entry) => {
      const events = logLinesOf(entry, translator)
        .filter(({ kind }) => kind === "game" || kind === "turn")
        .map(({ key, kind, seat, text }): FeedLine => {
          return { key, kind: kind === "turn" ? "turn" : "event", seat, text, number: entry.number };
        });
      const row = byNumber.get(entry.number);
      return row ? [...events, ...commentsOf(row, translator)] : events;
    });
}

/** The position after the move that changed most; null if nothing did. */
export function decisive(rows: readonly BroadcastRow[]): BroadcastRow | null {
  const turning = rows.filter((row) => row.turning);
  return turning.toSorted((a, b) => (b.swing ?? 0) - (a.swing ?? 0) || a.number - b.number)[0] ?? null;
}

/** The code with which another site shows the board. */
export function embedCode(id: string, origin: string, language: string, title: string): string {
  const address = `${origin}/embed/${encodeURIComponent(id)}?language=${language}`;
  const quoted = title.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return `<iframe src="${address}" title="${quoted}" width="100%" height="640" loading="lazy"></iframe>`;
}
