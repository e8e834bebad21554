/**
 * The service worker: without a connection it shows a page that says so. It shows the notices that the server pushes,
 * and a click on a notification leads to its table. It caches nothing else, so nobody ever sees an old client or an old table.
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

/** What the server pushes: see `notices/push.py`. */
interface Pushed {
  title: string;
  body: string;
  address: string;
  tag: string;
}

worker.addEventListener("push", (event) => {
  const { title, body, address, tag } = event.data?.json() as Pushed;
  event.waitUntil(
    worker.clients.matchAll({ type: "window" }).then(async (pages) => {
      const seen = pages.some((page) => page.focused && new URL(page.url).pathname === address);
      if (!seen)
        // somebody who looks at the table needs no notice
        await worker.registration.showNotification(title, {
          body,
          tag,
          data: address,
          icon: "/icons/icon-192.png",
        });
    }),
  );
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
