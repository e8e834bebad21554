/**
 * A clip as one file: an animated SVG that needs nothing else. It shows everybody's chances, move after move, with the
 * sentences of the game. It has no script and no style sheet, so any program that shows SVG can play it.
 */
import type { Messages } from "../core/messages";
import type { Translator } from "../core/translator";
import type { ClipStep } from "../core/types";
import { SHAPES } from "../look/emblems";
import { logLinesOf } from "../table/logLines";
import { commentsOf, percent } from "./commentary";

const [WIDTH, HEIGHT, LEFT, RIGHT] = [720, 405, 40, 40];
const STEP_SECONDS = 2.6;
const LAST_SECONDS = 3; // that the end stays, before it starts again
const LONGEST = 64; // characters in a line
const MOST_LINES = 4;
/** The colours of the light theme, because a file has no theme. */
const [PAPER, SHEET, INK, SOFT, EDGE] = ["#f1e6cd", "#f9f2e1", "#33210f", "#654b30", "#e0d0ac"];
const PIGMENTS = ["#20509f", "#17655a", "#8a5a00", "#a5233d", "#5a3f2c", "#6b3f8f"];

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`).replace(/[^\P{C}]/gu, " ");

/** A text in lines of a limited length. */
export function wrapped(text: string, longest = LONGEST): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= longest)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word.length > longest ? `${word.slice(0, longest - 1)}…` : word);
  }
  return lines;
}

/** What is said at a step. */
export function sentencesOf({ entry, row }: ClipStep, translator: Translator): string[] {
  const events = logLinesOf(entry, translator).filter(({ kind }) => kind === "game" || kind === "turn");
  return [...events, ...commentsOf(row, translator)].map(({ text }) => text);
}

export function clipSvg(
  steps: readonly ClipStep[],
  translator: Translator,
  names: readonly string[],
  messages: Messages,
): string {
  const total = steps.length * STEP_SECONDS + LAST_SECONDS;
  const seats = steps[0]?.row.chances.length ?? 0;
  /** When each step begins, as a part of the whole. */
  const times = steps.map((_, n) => (n * STEP_SECONDS) / total);
  const changing = (attribute: string, values: (string | number)[], smooth: boolean) =>
    `<animate attributeName="${attribute}" dur="${total}s" repeatCount="indefinite" calcMode="${smooth ? "linear" : "discrete"}" ` +
    (smooth
      ? `keyTimes="${smoothTimes(times).join(";")}" values="${values.flatMap((value, n) => (n ? [values[n - 1], value] : [value])).join(";")};${values.at(-1)}"/>`
      : `keyTimes="${times.map(short).join(";")}" values="${values.join(";")}"/>`);

  const top = 88;
  const gap = Math.min(34, 170 / Math.max(1, seats));
  const bar = WIDTH - LEFT - RIGHT - 250;
  const bars = Array.from({ length: seats }, (_, seat) => {
    const y = top + seat * gap;
    const widths = steps.map(({ row }) => short(bar * (row.chances[seat] ?? 0)));
    const colour = PIGMENTS[seat] ?? SOFT;
    const figures = steps.map(
      ({ row }, n) =>
        `<text x="${WIDTH - RIGHT}" y="${y + 15}" text-anchor="end" font-weight="700" fill="${INK}" opacity="${n ? 0 : 1}">` +
        `${percent(row.chances[seat] ?? 0, messages.language)}${only(n, times, total)}</text>`,
    );
    return (
      `<g transform="translate(${LEFT} ${y}) scale(.8)" fill="${colour}"><path d="${SHAPES[seat] ?? SHAPES[0]}"/></g>` +
      `<text x="${LEFT + 28}" y="${y + 15}" fill="${INK}">${escaped(cut(names[seat] ?? "", 20))}</text>` +
      `<rect x="${LEFT + 180}" y="${y + 3}" width="${bar}" height="14" rx="7" fill="${EDGE}"/>` +
      `<rect x="${LEFT + 180}" y="${y + 3}" width="${widths[0]}" height="14" rx="7" fill="${colour}">${changing("width", widths, true)}</rect>` +
      figures.join("")
    );
  });
  const from = top + seats * gap + 40;
  const said = steps.map((step, n) => {
    const lines = sentencesOf(step, translator)
      .flatMap((text) => wrapped(text))
      .slice(0, MOST_LINES);
    const spans = lines.map((line, i) => `<tspan x="${LEFT}" dy="${i ? 26 : 0}">${escaped(line)}</tspan>`);
    return `<text y="${from}" font-size="19" fill="${INK}" opacity="${n ? 0 : 1}">${spans.join("")}${only(n, times, total)}</text>`;
  });
  const title = escaped(`${messages.say("title")} · ${messages.say("broadcast-clip-title")}`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="Georgia, serif" font-size="16" role="img">` +
    `<title>${title}</title><rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>` +
    `<rect x="12" y="12" width="${WIDTH - 24}" height="${HEIGHT - 24}" rx="8" fill="${SHEET}" stroke="${SOFT}"/>` +
    `<text x="${LEFT}" y="56" font-size="26" fill="${INK}">${title}</text>${bars.join("")}${said.join("")}` +
    `<text x="${WIDTH - RIGHT}" y="${HEIGHT - 26}" text-anchor="end" font-size="14" fill="${SOFT}">${escaped(messages.say("app-title"))}</text></svg>\n`
  );
}

/** Shows an element during one step only, the last one to the end. */
function only(step: number, times: readonly number[], total: number): string {
  const values = times.map((_, n) => (n === step ? 1 : 0));
  return (
    `<animate attributeName="opacity" dur="${total}s" repeatCount="indefinite" calcMode="discrete" ` +
    `keyTimes="${times.map(short).join(";")}" values="${values.join(";")}"/>`
  );
}

/** A change takes the first fifth of a step. */
function smoothTimes(times: readonly number[]): number[] {
  const change = ((times[1] ?? 1) - (times[0] ?? 0)) / 5;
  return [...times.flatMap((time, n) => (n ? [short(time), short(time + change)] : [short(time)])), 1];
}

const short = (value: number): number => Math.round(value * 10_000) / 10_000;
const cut = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
