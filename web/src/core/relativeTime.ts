/** Relative times and dates as text. */
import { regional } from "./language";
import type { Language } from "./messages";

const STEPS = [
  { unit: "year", seconds: 31_557_600 },
  { unit: "month", seconds: 2_629_800 },
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3_600 },
  { unit: "minute", seconds: 60 },
] as const;

/** "3 hours ago"; times in milliseconds since 1970. If the client's clock is behind the server's, this is "now". */
export function ago(at: number, now: number, language: Language): string {
  const say = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = Math.max(0, (now - at) / 1000);
  const step = STEPS.find(({ seconds }) => passed >= seconds);
  return step ? say.format(-Math.floor(passed / step.seconds), step.unit) : say.format(0, "second");
}

export function day(at: number, language: Language): string {
  return new Intl.DateTimeFormat(regional(language), { dateStyle: "medium" }).format(at);
}
