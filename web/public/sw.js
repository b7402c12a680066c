/* Opens the page without a network, to say so kindly. Everything else goes to the hall as always. */
const ROOM = "althing-1";
const KEPT = ["/offline.html", "/favicon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(ROOM).then((cache) => cache.addAll(KEPT)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/offline.html")));
  else if (path === "/favicon.svg") event.respondWith(fetch(request).catch(() => caches.match(path)));
});
