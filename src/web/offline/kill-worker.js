// Sent as /sw.js while the worker is switched off: takes away what earlier ones kept, then itself,
// and loads the pages that they answered for anew, through the network.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      // Only those that a worker answered for: who registers this one again is not sent in circles.
      const pages = await clients.matchAll({ type: 'window' });
      await registration.unregister();
      for (const page of pages) await page.navigate(page.url).catch(() => undefined);
    })(),
  );
});
