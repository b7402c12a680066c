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
  const { title, text, url, tables } = event.data.json();
  event.waitUntil(
    Promise.all([
      self.registration.showNotification(title, { body: text, icon: "/favicon.svg", tag: "turn", data: { url } }),
      badge(tables),
    ]),
  );
});

/* Counts on the icon of an installed page where the browser can; a call stands also where it cannot. */
async function badge(tables) {
  if (tables > 0) await self.navigator.setAppBadge?.(tables).catch(() => {});
}

/* A browser that gives up its address is called at the next one; the hall forgets the old one when it answers no more. */
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(move(event.newSubscription)));

async function move(given) {
  const calls = await fetch("/api/calls").then((answer) => answer.json());
  if (!calls.pushKey || !calls.ways.some(({ kind }) => kind === "push")) return;
  const key = { userVisibleOnly: true, applicationServerKey: calls.pushKey };
  const { endpoint, keys } = (given ?? (await self.registration.pushManager.subscribe(key))).toJSON();
  const way = { kind: "push", address: endpoint, p256dh: keys.p256dh, auth: keys.auth };
  await fetch("/api/calls/ways", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(way),
  });
}

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
