import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { refusalPage } from '#src/web/browser/last-resort.ts';
import type { HttpEnv } from '../http-env.ts';
import { createAdmissionGate } from './admission-gate.ts';
import type { AdmissionRules } from './admission-queue.ts';
import { admitRequests } from './admit-requests.ts';

const rules: AdmissionRules = {
  form: { running: 4, burstMs: 1000, standingMs: 1000 },
  page: { running: 1, burstMs: 200, standingMs: 200 },
  drawing: { running: 1, burstMs: 30, standingMs: 30 },
  picture: { running: 2, burstMs: 30, standingMs: 30 },
};

/** A site whose pages take until `open` is called. */
async function serve() {
  const gate = createAdmissionGate(rules);
  const kept = new Map<string, string>();
  const app = new Hono<HttpEnv>();
  const door = Promise.withResolvers<void>();
  app.use(async (c, next) => {
    c.set('ctx', {
      requestId: 'test',
      locale: c.req.path.startsWith('/es') ? 'es' : 'en',
    } as unknown as HttpEnv['Variables']['ctx']);
    c.set('visitorIp', c.req.header('x-from') ?? '192.0.2.1');
    c.set('plainPage', refusalPage);
    await next();
  });
  app.use(
    admitRequests({
      gate,
      isFromNetwork: (env) => env !== undefined,
      async keptPage({ req }) {
        const text = kept.get(req.path);
        return text === undefined ? null : new Response(text);
      },
    }),
  );
  app.post('*', (c) => c.redirect('/thanks', 303));
  app.get('/thanks', (c) => c.text('thank you'));
  app.get('/admin', (c) => c.text('the office'));
  app.get('*', async (c) => {
    await door.promise;
    return c.text('a page');
  });
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  onTestFinished(() => void server.close().closeAllConnections());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    gate,
    kept,
    open: () => door.resolve(),
    itself: (path: string) => app.request(path),
    get: (path: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { Accept: 'text/html', ...headers },
      }),
    post: (path: string, from: string) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { 'x-from': from },
        body: 'x',
        redirect: 'manual',
      }),
  };
}

/** A site that works on one page, and will for as long as nobody opens it. */
async function serveBusy() {
  const site = await serve();
  const first = site.get('/first');
  // The tests that never open end with its connection.
  first.catch(() => undefined);
  await expect.poll(() => site.gate.stats().page.running).toBe(1);
  return { ...site, first };
}

test('what finds no place is refused with the time to come back, in the language of the visitor', async () => {
  const { get, open, first, gate } = await serveBusy();
  const [page, spanish, call] = await Promise.all([
    get('/second', { 'x-from': '198.51.100.1' }),
    get('/es/second', { 'x-from': '198.51.100.2' }),
    get('/v2/cdn/stories', { 'x-from': '198.51.100.3' }),
  ]);
  for (const refused of [page, spanish, call]) {
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('cache-control')).toBe('no-store');
  }
  expect(await page.text()).toContain('We are very busy right now');
  expect(await spanish.text()).toContain('Estamos muy ocupados');
  expect(call.headers.get('content-type')).toBe('application/problem+json');
  expect(gate.stats().page).toMatchObject({ running: 1, waiting: 0, refused: 3 });
  open();
  expect((await first).status).toBe(200);
  expect((await get('/second')).status).toBe(200);
});

test('forms pass, and so does the page that thanks for one', async () => {
  const { get, post } = await serveBusy();
  expect((await get('/thanks', { 'x-from': '198.51.100.1' })).status).toBe(503);
  expect((await post('/contact', '198.51.100.1')).status).toBe(303);
  expect((await get('/thanks', { 'x-from': '198.51.100.1' })).status).toBe(200);
  expect((await get('/thanks', { 'x-from': '198.51.100.2' })).status).toBe(503);
});

test('whoever has been shown the office is let in, and a cookie alone proves nothing', async () => {
  const { get, open, gate } = await serve();
  const signedIn = { Cookie: 'exp=1; auth.session_token=real', 'x-from': '198.51.100.1' };
  expect((await get('/admin', signedIn)).status).toBe(200);
  const first = get('/first');
  await expect.poll(() => gate.stats().page.running).toBe(1);
  expect((await get('/admin', signedIn)).status).toBe(200);
  expect((await get('/admin', { Cookie: 'auth.session_token=made-up' })).status).toBe(503);
  open();
  await first;
});

test('a kept page is sent instead of a refusal, and the site is never refused by itself', async () => {
  const { get, kept, itself, open, first } = await serveBusy();
  kept.set('/home', 'as it was');
  const home = await get('/home', { 'x-from': '198.51.100.1' });
  expect([home.status, await home.text()]).toEqual([200, 'as it was']);
  const own = itself('/second');
  open();
  expect((await own).status).toBe(200);
  expect((await first).status).toBe(200);
});

test('while the event loop was blocked, forms waited and are answered, and pages that waited too long are refused', async () => {
  const { get, post, gate } = await serveBusy();
  const late = get('/late', { 'x-from': '198.51.100.1' });
  await expect.poll(() => gate.stats().page.waiting).toBe(1);
  const form = post('/contact', '198.51.100.2');
  const untilMs = performance.now() + 250;
  while (performance.now() < untilMs);
  expect((await late).status).toBe(503);
  expect((await form).status).toBe(303);
});
