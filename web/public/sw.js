/* Opens the page without a network, to say so kindly, and calls who is away. Everything else goes to the hall as always. */
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

/* A later call takes the place of the one before: it counts all tables. */
self.addEventListener("push", (event) => {
  const { title, text, url } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body: text, icon: "/favicon.svg", tag: "turn", data: { url } }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

/* Goes to a page of the hall where it is open already, or opens it. */
async function open(url) {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find((page) => page.url === url) ?? pages[0];
  if (!there) return self.clients.openWindow(url);
  await there.focus();
  return there.url === url ? there : there.navigate(url);
}
