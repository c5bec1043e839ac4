// What a browser does while no page of ours is open: show what the server pushes, and lead to the table. And while the
// server can not be reached: hand out what pages have kept (src/lib/keeping.ts).

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || new URL(url).origin !== location.origin) return;
  event.respondWith(fetch(event.request).catch((reason) => kept(mode === "navigate" ? "/" : url, reason)));
});

async function kept(url, reason) {
  const found = await caches.match(url);
  if (found === undefined) throw reason;
  return found;
}

self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  const data = { path: told.table === undefined ? "/" : `/table/${encodeURIComponent(told.table)}` };
  // one notice per occasion: the same told again takes its place
  event.waitUntil(self.registration.showNotification(told.text ?? "Cosmodrome", { tag: told.id, icon: "/icon-192.png", data }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.path));
});

/** The page that shows this already, or another one. */
async function show(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there === undefined ? self.clients.openWindow(path) : there.focus());
}
