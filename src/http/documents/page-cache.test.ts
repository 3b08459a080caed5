import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { CompressedBody } from './compressed-body.ts';
import { type CachedPage, PageCache } from './page-cache.ts';

let server: Server | undefined;
afterEach(() => server?.close());

async function serveCache(options: { version?: number; nowMs?: number } = {}) {
  const state = {
    version: options.version ?? 1,
    nowMs: options.nowMs ?? 0,
    isAway: false,
    refreshed: [] as string[],
  };
  const cache = new PageCache({
    version: () => state.version,
    nowMs: () => state.nowMs,
    isDatabaseAway: () => state.isAway,
    refresh: async (key) => void state.refreshed.push(key),
  });
  cache.put('/', {
    body: new CompressedBody(Buffer.from('<h1>Home</h1>'.repeat(50))),
    tag: 'abc',
    route: '/',
    headers: ['Content-Type', 'text/html', 'Content-Security-Policy', 'x'],
    version: 1,
    madeAtMs: 0,
    freshUntilMs: 60_000,
    staleUntilMs: 660_000,
  });
  const started = createServer((request, response) => {
    if (!cache.serve(request, response)) response.writeHead(418).end();
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const { port } = started.address() as { port: number };
  const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
  return { get, state, cache };
}

test('a kept page is sent compressed, with its policy and a validator for that encoding', async () => {
  const { get } = await serveCache();
  const response = await get('/', { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('etag')).toBe('"abc-br"');
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('content-security-policy')).toBe('x');
  expect(await response.text()).toContain('<h1>Home</h1>');
});

test('a page the browser has is answered 304 with the policy that belongs to its bytes', async () => {
  const { get } = await serveCache();
  const headers = { 'if-none-match': '"abc-br"', 'accept-encoding': 'br' };
  const response = await get('/', { headers });
  expect(response.status).toBe(304);
  expect(response.headers.get('content-security-policy')).toBe('x');
});

test('HEAD carries the headers of GET and no body', async () => {
  const { get } = await serveCache();
  const [head, full] = [await get('/', { method: 'HEAD' }), await get('/')];
  const names = ['etag', 'content-type', 'content-encoding'];
  expect(names.map((n) => head.headers.get(n))).toEqual(names.map((n) => full.headers.get(n)));
  expect(await head.text()).toBe('');
});

test('publishing invalidates a cached page at once', async () => {
  const { get, state } = await serveCache();
  state.version = 2;
  expect((await get('/')).status).toBe(418);
});

test('a stale page is sent while it is refreshed once', async () => {
  const { get, state } = await serveCache();
  state.nowMs = 61_000;
  expect((await get('/')).status).toBe(200);
  expect(state.refreshed).toEqual(['/']);
});

test('while the database is away a page comes at any age and version, and says its age', async () => {
  const { get, state } = await serveCache();
  Object.assign(state, { isAway: true, nowMs: 7_200_500, version: 3 });
  const response = await get('/?utm_source=x');
  expect([response.status, response.headers.get('age')]).toEqual([200, '7200']);
  expect(state.refreshed).toEqual([]);
  state.isAway = false;
  expect((await get('/')).status).toBe(418);
});

test('a page that nobody asked for in a long time is rendered anew, not sent as it was', async () => {
  const { get, state } = await serveCache();
  state.nowMs = 700_000;
  expect((await get('/')).status).toBe(418);
});

test('writes and other pages pass through', async () => {
  const { get } = await serveCache();
  expect((await get('/', { method: 'POST' })).status).toBe(418);
  expect((await get('/other')).status).toBe(418);
});

test('what a page does not read of its query makes it no other page', async () => {
  const { get, cache, state } = await serveCache();
  expect((await get('/?x=1')).status).toBe(418);
  cache.noteReads('/', new Set(['page']), 1);
  expect((await get('/?x=1&utm_source=y')).status).toBe(200);
  expect((await get('/?page=2')).status).toBe(418);
  state.version = 2;
  expect(cache.targetOf('/?x=1')).toBeNull();
});

test('pages with a query push no page without one out', async () => {
  const { get, cache } = await serveCache();
  const kept = cache.peek('/');
  if (!kept) throw new Error('The page was not kept');
  const body = new CompressedBody(Buffer.alloc(4 * 1024 * 1024));
  for (let page = 2; page < 12; page += 1) cache.put(`/?page=${page}`, { ...kept, body });
  expect((await get('/')).status).toBe(200);
  expect(cache.peek('/?page=2')).toBeUndefined();
  expect(cache.peek('/?page=11')?.tag).toBe('abc');
});

/** Pages by name, each of 15 bytes and what becomes of them compressed, in a cache of 100. */
function smallCache() {
  const cache = new PageCache({
    version: () => 1,
    nowMs: () => 0,
    isDatabaseAway: () => false,
    refresh: async () => {},
    maxBytes: 100,
  });
  const put = (key: string, bytes = 15) => {
    const body = new CompressedBody(Buffer.alloc(bytes));
    const times = { version: 1, madeAtMs: 0, freshUntilMs: 1, staleUntilMs: 2 };
    cache.put(key, { body, tag: key, route: '/', headers: [], ...times } satisfies CachedPage);
  };
  const kept = (...keys: string[]) => keys.filter((key) => cache.peek(key));
  return { put, kept };
}

test('the page that nobody asked for longest makes room for a new one', () => {
  const { put, kept } = smallCache();
  for (const key of ['/a', '/b', '/c']) put(key);
  kept('/a');
  put('/d');
  expect(kept('/a', '/b', '/c', '/d')).toEqual(['/a', '/c', '/d']);
});

test('a page that is rendered again counts once', () => {
  const { put, kept } = smallCache();
  for (const key of ['/a', '/b', '/a', '/a', '/c']) put(key);
  expect(kept('/a', '/b', '/c')).toEqual(['/a', '/b', '/c']);
});

test('a page larger than the cache is not kept, and pushes no other out', () => {
  const { put, kept } = smallCache();
  put('/a');
  put('/large', 1000);
  expect(kept('/a', '/large')).toEqual(['/a']);
});
