/** Does something now and every so often, but only while the page can be seen. Returns what ends it. */
export function whileVisible(every: number, act: () => void): () => void {
  act();
  const timer = setInterval(() => document.visibilityState === "visible" && act(), every);
  const shown = () => document.visibilityState === "visible" && act();
  document.addEventListener("visibilitychange", shown);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", shown);
  };
}
