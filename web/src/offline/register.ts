/** Registers the service worker, where the browser has them: over HTTPS or on this machine. */
export function registerServiceWorker(): void {
  if (import.meta.env.PROD && "serviceWorker" in navigator)
    navigator.serviceWorker.register("/sw.js").catch(() => undefined); // everything but the offline page works without
}
