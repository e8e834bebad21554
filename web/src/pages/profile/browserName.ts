/** In this order: those further down are named by those above them too. */
const BROWSERS = ["Firefox", "Edg", "OPR", "Chrome", "Safari"];
const SYSTEMS = ["Android", "iPhone", "iPad", "Windows", "Mac OS X", "Linux"];
const SHORT: Record<string, string> = { Edg: "Edge", OPR: "Opera", "Mac OS X": "macOS" };

/** A browser as people know it, from how it calls itself: "Firefox, Linux". Empty for what is unknown. */
export function browserName(agent: string): string {
  const first = (names: string[]) => names.find((name) => agent.includes(name));
  return [first(BROWSERS), first(SYSTEMS)]
    .filter((name) => name !== undefined)
    .map((name) => SHORT[name] ?? name)
    .join(", ");
}
