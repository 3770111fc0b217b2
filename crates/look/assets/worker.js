// What a browser does for Civitas while none of its pages is open: it shows notices, and says in a line when the server cannot
// be reached. It keeps nothing: no page, no match. The server puts in front what it says then, and the icon: OFFLINE, ICON.
"use strict";

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("push", (event) => {
  const { title, text, tag, url, stop } = event.data.json();
  const actions = stop ? [{ action: "stop", title: stop.text }] : [];
  const options = { body: text, tag, icon: ICON, actions, data: { url, stop: stop?.url } };
  event.waitUntil(registration.showNotification(title, options));
});

addEventListener("notificationclick", (event) => {
  const { url, stop } = event.notification.data;
  event.notification.close();
  event.waitUntil(show(event.action === "stop" ? stop : url));
});

/** The page with this address: one that is open, or a new one. */
async function show(address) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => page.url === address);
  return open ? open.focus() : clients.openWindow(address);
}

addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate" || event.request.method !== "GET") return;
  event.respondWith(fetch(event.request).catch(offline));
});

function offline() {
  const { language, title, text, again } = OFFLINE;
  const page = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>${title}</title><p id="offline">${text}</p><p><a href="">${again}</a></p></html>`;
  const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": "default-src 'none'" };
  return new Response(page, { status: 503, headers });
}
