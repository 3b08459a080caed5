import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { variantQuery } from '#src/domain/experiments/index.server.ts';
import type { DrawnExperiment } from '#src/domain/experiments/index.ts';
import { createVisitReader } from './analytics/read-visit.ts';
import { serveDocument } from './documents/document-routes.ts';
import { PageCache } from './documents/page-cache.ts';
import type { HttpEnv } from './http-env.ts';
import { createListener, createQuickReader } from './listener.ts';
import { StaticFiles } from './static-files.ts';
import { noteOf } from './watching/request-note.ts';
import { type RequestEnd, watchRequests } from './watching/watch-requests.ts';

const hero: DrawnExperiment = {
  experimentId: 'hero-2026',
  name: 'hero',
  sections: 1,
  weight: 1,
  maxAgeSeconds: 604_800,
  eligibility: { locales: [], devices: [] },
  variants: [{ weight: 1 }, { weight: 1 }, { weight: 0 }],
};
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const shared = 'public, max-age=0, s-maxage=60';
const keyFor = (purpose: string) => Buffer.from(purpose);

let server: Server | undefined;
afterEach(() => server?.close());

/** A request's path through the listener, with a page that says for whose variant it was rendered. */
async function openSite({ draft = false } = {}) {
  const state = {
    running: [hero] as DrawnExperiment[],
    nowMs: 0,
    rendered: 0,
    ended: [] as RequestEnd[],
  };
  const experiments = {
    refresh: async () => undefined,
    current: () => (draft ? [] : state.running),
    find: (id: string) => state.running.find(({ experimentId }) => experimentId === id),
  };
  const readVisit = createVisitReader({ experiments, keyFor, https: true });
  const env = { incoming: { socket: {} } };
  const cache: PageCache = new PageCache({
    version: () => 1,
    nowMs: () => state.nowMs,
    isDatabaseAway: () => false,
    refresh: async (path, variant) =>
      void (await app.request(path, {}, { ...env, variant: variant })),
  });
  const app = new Hono<HttpEnv>();
  app.use(async (c, next) => {
    const { variant } = c.env as { variant?: string };
    const header = (name: string) => c.req.header(name);
    const target = c.req.url.replace(/^[a-z]+:\/\/[^/]*/, '');
    c.set('asked', readVisit({ target, header, ip: '203.0.113.7', variant }));
    c.set('route', '/services');
    await next();
  });
  const documents = {
    async render() {
      throw new Error('replaced below');
    },
    cache,
    boot: { src: '/assets/boot.js' },
    lastResort: () => '',
    version: () => 1,
    nowMs: () => state.nowMs,
    extraHeaders: {},
  };
  app.all('*', (c) =>
    serveDocument({
      ...documents,
      render: async () => {
        state.rendered += 1;
        const { variant } = c.var.asked ?? {};
        // A slow page: others request it while it is rendered.
        await new Promise((resolve) => setTimeout(resolve, 5));
        const headers = { 'Content-Type': 'text/html', 'Cache-Control': shared };
        return new Response(`<html><body>for ${variant || 'all'}</body></html>`, { headers });
      },
    })(c),
  );
  const listener = createListener({
    requireOwnAddress: () => false,
    leadToLanguage: () => false,
    cache,
    statics: StaticFiles.fromFolder(''),
    dynamic: getRequestListener(app.fetch, { overrideGlobalObjects: false }),
    visitOf: createQuickReader({ experiments, readVisit, trustedHops: 0 }),
  });
  const observers = [(request: RequestEnd) => void state.ended.push(request)];
  const started = createServer(watchRequests(listener, { observers, newId: () => 'id' }));
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const { port } = started.address() as { port: number };
  async function get(headers: Record<string, string> = {}, path = '/services') {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { 'user-agent': browser, 'accept-encoding': 'identity', ...headers },
    });
    const shown = /for (\S+?)</.exec(await response.text())?.[1] ?? '';
    return {
      shown,
      cookie: response.headers.get('set-cookie'),
      kept: response.headers.get('cache-control'),
    };
  }
  return { get, state };
}

test('kept pages never mix variants, whoever asks while they are made, kept, stale and made again', async () => {
  const { get, state } = await openSite();
  const visitors = [
    [{ cookie: 'exp=hero-2026.0' }, 'hero-2026.0'],
    [{ cookie: 'a=b; exp=hero-2026.1' }, 'hero-2026.1'],
    [{ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, 'all'],
    [{ cookie: 'exp=hero-2026.1', dnt: '1' }, 'all'],
    [{ 'sec-gpc': '1' }, 'all'],
  ] as const;
  for (const nowMs of [0, 0, 61_000, 61_001, 200_000]) {
    state.nowMs = nowMs;
    const asked = Array.from({ length: 40 }, (_, at) => visitors[at % visitors.length]);
    await Promise.all(
      asked.map(async (visitor) => {
        if (visitor) expect((await get(visitor[0])).shown).toBe(visitor[1]);
      }),
    );
  }
  expect(state.rendered).toBeLessThan(80);
});

test('a new visitor is told their draw once, beside a page that others must not be given', async () => {
  const { get } = await openSite();
  const first = await get();
  const again = await get();
  expect(first.cookie).toMatch(
    /^exp=hero-2026\.[01]; path=\/; Max-Age=604800; SameSite=Lax; Secure$/,
  );
  expect(again.shown).toBe(first.shown);
  expect(first.cookie).toContain(`exp=${first.shown};`);
  expect(again.cookie).toBe(first.cookie);
  const back = await get({ cookie: `exp=${first.shown}` });
  expect(back).toMatchObject({ shown: first.shown, cookie: null });
  for (const { kept } of [first, again, back]) expect(kept).toMatch(/^private/);
});

test('when the experiment is over the cookie goes, and pages are everybody’s again', async () => {
  const { get, state } = await openSite();
  const { shown } = await get();
  state.running = [];
  const after = await get({ cookie: `exp=${shown}` });
  expect(after).toMatchObject({ shown: 'all', kept: expect.stringMatching(/^private/) });
  expect(after.cookie).toMatch(/^exp=; path=\/; Max-Age=0/);
  expect(await get()).toEqual({ shown: 'all', cookie: null, kept: shared });
});

test('a signed link shows its variant, also of an experiment that is being prepared', async () => {
  const { get } = await openSite({ draft: true });
  const link = variantQuery('hero-2026.2', keyFor('experiment-link'));
  expect((await get({}, `/services?${link}`)).shown).toBe('hero-2026.2');
  expect((await get({}, `/services?${link.replace('.2', '.1')}`)).shown).toBe('all');
  expect((await get({}, '/services?exp=hero-2026.1')).shown).toBe('all');
  const past = variantQuery('hero-2026.3', keyFor('experiment-link'));
  expect((await get({}, `/services?${past}`)).shown).toBe('all');
});

test('an invalid cookie value is never echoed', async () => {
  const { get } = await openSite();
  for (const value of [
    '__proto__.1',
    '<script>alert(1)</script>',
    'hero-2026.99',
    'x'.repeat(4000),
  ]) {
    const { cookie, shown } = await get({ cookie: `exp=${value}` });
    expect(shown).toMatch(/^hero-2026\.[01]$/);
    expect(cookie).toContain(`exp=${shown};`);
  }
});

test('each request is told when it is over, by the pattern of its route and what the page cache did', async () => {
  const { get, state } = await openSite({ draft: true });
  await get();
  await get({}, '/services?utm_source=x');
  await expect.poll(() => state.ended.length).toBe(2);
  const [made, kept] = state.ended;
  expect(made).toMatchObject({ id: 'id', method: 'GET', status: 200, isCut: false });
  expect(kept).toMatchObject({ route: '/services', cache: 'hit', status: 200 });
  for (const { bytes, ms } of state.ended) {
    expect(bytes).toBeGreaterThan(100);
    expect(ms).toBeGreaterThan(0);
  }
  expect(noteOf({})).toBeUndefined();
});
