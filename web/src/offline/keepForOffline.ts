/**
 * Asks the service worker to keep what the page has loaded so far, so that it opens without a connection. Only pages
 * that are of use without one ask for it: the table at home.
 */
export function keepForOffline(): void {
  if (!("serviceWorker" in navigator)) return; // over plain HTTP: then the page must stay open
  void navigator.serviceWorker.ready.then(({ active }) => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
    const paths = loaded
      .filter(({ origin }) => origin === location.origin)
      .map((url) => url.pathname + url.search);
    active?.postMessage({ keep: [...new Set(paths)] });
  });
}
