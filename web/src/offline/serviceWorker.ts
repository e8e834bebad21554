/**
 * The service worker: without a connection it shows a page that says so, and the table at home, which goes on without
 * one. It shows the notices that the server pushes, and a click on a notification leads to its table. Whatever the
 * network answers comes first, so nobody ever sees an old client or an old table while there is a connection.
 */
/// <reference lib="webworker" />
const worker = self as unknown as ServiceWorkerGlobalScope;
const CACHE = "offline-1"; // change it when one of these files changes
const COMPANION = "companion-1"; // what the pages of the table at home are made of
const FILES = ["/offline.html", "/offline.css", "/icons/icon-192.png"];

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
  void worker.skipWaiting();
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name !== CACHE && name !== COMPANION).map((name) => caches.delete(name)),
        ),
      )
      .then(() => worker.clients.claim()),
  );
});

/** Of the client and of the games: what the table at home needs without a connection. Nothing about people or tables. */
const KEPT = /^\/(assets|icons)\/|^\/api\/games(\/|\?|$)/;
const OF_COMPANION = /^\/companion(\/|$)/;
/** The open pages of the table at home. The requests of all other pages go to the network without a detour. */
const companions = new Set<string>();

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (origin !== worker.location.origin) return;
  const kept = FILES.includes(pathname) || (companions.has(event.clientId) && KEPT.test(pathname + search));
  if (request.mode === "navigate") {
    if (OF_COMPANION.test(pathname)) companions.add(event.resultingClientId);
    event.respondWith(fetch(request).catch(() => without(pathname)));
  } else if (request.method === "GET" && kept)
    event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()));
});

/** The page at an address without a connection. Every address has the same start page; its router shows the right one. */
async function without(path: string): Promise<Response> {
  const shell = OF_COMPANION.test(path) ? await caches.match("/") : undefined;
  return shell ?? (await caches.match(FILES[0]!)) ?? Response.error();
}

/** A page of the table at home tells what it has loaded. */
worker.addEventListener("message", (event) => {
  const { keep } = event.data as { keep: string[] };
  if (event.source instanceof Client) companions.add(event.source.id);
  event.waitUntil(keepCompanion(keep.filter((path) => KEPT.test(path))).catch(() => undefined)); // the next visit tries again
});

async function keepCompanion(paths: readonly string[]): Promise<void> {
  const shell = await fetch("/");
  if (!shell.ok) return;
  const before = await caches.match("/", { cacheName: COMPANION });
  // Another client: the files of the old one are of no use.
  if (before && (await before.text()) !== (await shell.clone().text())) await caches.delete(COMPANION);
  const cache = await caches.open(COMPANION);
  await cache.put("/", shell);
  for (const path of paths) {
    if (path.startsWith("/assets/") && (await cache.match(path))) continue; // its name changes with its content
    const found = await fetch(path);
    const isPage = found.headers.get("Content-Type")?.startsWith("text/html"); // what the server answers for a missing file
    if (found.ok && !isPage) await cache.put(path, found);
  }
}

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
