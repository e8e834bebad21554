/** In this order: browsers name those further down in their user agent too. */
const BROWSERS = ["Firefox", "Edg", "OPR", "Chrome", "Safari"];
const SYSTEMS = ["Android", "iPhone", "iPad", "Windows", "Mac OS X", "Linux"];
const SHORT: Record<string, string> = { Edg: "Edge", OPR: "Opera", "Mac OS X": "macOS" };

/** A browser's name from its user agent: "Firefox, Linux". Empty if unknown. */
export function browserName(agent: string): string {
  const first = (names: string[]) => names.find((name) => agent.includes(name));
  return [first(BROWSERS), first(SYSTEMS)]
    .filter((name) => name !== undefined)
    .map((name) => SHORT[name] ?? name)
    .join(", ");
}
