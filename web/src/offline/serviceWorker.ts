/**
 * The service worker: without a connection it shows a page that says so, and a click on a notification leads to its
 * table. It caches nothing else, so nobody ever sees an old client or an old table.
 */
/// <reference lib="webworker" />
const worker = self as unknown as ServiceWorkerGlobalScope;
const CACHE = "offline-1"; // change it when one of these files changes
const FILES = ["/offline.html", "/offline.css", "/icons/icon-192.png"];

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
  void worker.skipWaiting();
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate")
    event.respondWith(fetch(request).catch(async () => (await caches.match(FILES[0]!)) ?? Response.error()));
  else if (FILES.includes(new URL(request.url).pathname))
    event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = String(event.notification.data);
  event.waitUntil(
    worker.clients.matchAll({ type: "window" }).then(async (pages) => {
      const page = pages.find(({ url }) => new URL(url).pathname === address);
      await (page ? page.focus() : worker.clients.openWindow(address));
    }),
  );
});
