/** Does something now and at intervals while the page is visible. Returns a function that stops it. */
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
