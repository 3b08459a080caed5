import { readFileSync } from 'node:fs';
import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openWithWorker } from './worker-cache.ts';

test.use({ reuseContext: false, serviceWorkers: 'allow' });

/** The site with another worker: `null` is the site's own. */
type Release = {
  origin: string;
  worker: ((own: string) => string) | null;
  server: Server;
  /** Paths of the requests that came. */
  asked: string[];
};

let release: Release;

test.beforeEach(async () => {
  const own = await (await fetch(`${process.env.SITE_URL}/sw.js`)).text();
  const server = createServer((request, response) => {
    release.asked.push(request.url ?? '');
    if (request.url === '/sw.js' && release.worker) {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' });
      return response.end(release.worker(own));
    }
    const target = new URL(request.url ?? '/', process.env.SITE_URL);
    const { method, headers } = request;
    const asked = ask(target, { method, headers: { ...headers, host: target.host } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    asked.on('error', () => response.destroy());
    return request.pipe(asked);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  release = { origin: `http://localhost:${port}`, worker: null, server, asked: [] };
});

test.afterEach(() => {
  release.server.closeAllConnections();
  release.server.close();
});

/** Answers every page with garbage. */
const broken = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(new Response('<h1>Rubbish</h1>', {
  headers: { 'Content-Type': 'text/html' } })));`;

/** What the site sends with OFFLINE_WORKER=off. */
const kill = readFileSync('src/web/offline/kill-worker.js', 'utf8');

async function breakIt(page: Page): Promise<void> {
  release.worker = () => broken;
  await page.goto(`${release.origin}/terms`);
  await page.evaluate(async () => {
    await (await caches.open('ironwood-pages')).put('/left', new Response('over'));
    await navigator.serviceWorker.register('/sw.js');
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('a page that the worker leaves alone is asked for once', async ({ page }) => {
  await page.goto(`${release.origin}/terms`);
  await openWithWorker(page);
  // From here on the browser asks for a page while it wakes the worker.
  await page.goto(`${release.origin}/terms`);
  release.asked = [];
  for (const _ of ['first', 'second']) {
    await page.goto(`${release.origin}/login`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(release.asked.filter((path) => path === '/login')).toHaveLength(2);
});

test('a broken release is healed by the next one, in the visit that meets it', async ({ page }) => {
  await breakIt(page);
  release.worker = null;
  await page.goto(`${release.origin}/gallery`);
  await expect(page.getByRole('heading', { name: 'Rubbish' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible({ timeout: 20_000 });
});

test('the emergency stop takes the worker and all that it kept away', async ({ page }) => {
  await breakIt(page);
  release.worker = () => kill;
  await page.goto(`${release.origin}/gallery`);
  await expect(page.getByRole('contentinfo')).toBeVisible({ timeout: 20_000 });
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('a new version is offered to who is there, and comes when they want it', async ({ page }) => {
  release.worker = (own) => own;
  await page.goto(`${release.origin}/terms`);
  await openWithWorker(page);
  release.worker = (own) => `${own}\n// the next one`;
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(page.getByText('A newer version is ready.')).toBeVisible();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await loaded;
  await expect(page.getByText('A newer version is ready.')).toBeHidden();
  const waiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null);
  expect(await waiting()).toBeNull();
});
