// Sent as /sw.js while the worker is switched off: deletes what earlier ones cached, then itself,
// and reloads the pages that they served, through the network.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      // Only pages that a worker served, so that one which registers this again is not reloaded forever.
      const pages = await clients.matchAll({ type: 'window' });
      await registration.unregister();
      for (const page of pages) await page.navigate(page.url).catch(() => undefined);
    })(),
  );
});
