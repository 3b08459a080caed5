import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import type { Ctx } from '#src/domain/context.ts';
import { changeShopSettings } from '#src/domain/settings/index.server.ts';
import type { HttpEnv } from '#src/http/http-env.ts';
import { refusalText } from '#src/web/words/refusal-text.server.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { embedRoutes } from './embeds.ts';
import { mapFrameRoutes } from './map-frame.ts';

let database: Database;
let ctx: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = createTestContext(database.db);
  await seedShopRecords(database.db);
  const script = 'https://chat.example/"><script>w.js';
  await changeShopSettings(ctx, ({ integrations }) => ({
    integrations: { ...integrations, chat: { script: new URL(script).href, origins: [] } },
    liveMap: null,
  }));
});
afterAll(() => database.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  new Hono<HttpEnv>()
    .use(async (c, next) => {
      c.set('ctx', { ...ctx });
      c.set('tell', refusalText);
      await next();
    })
    .route('/', embedRoutes({ frameScript: 'run()' }))
    .route('/', mapFrameRoutes({ mapFrameScript: 'show()' }))
    .request(path, { headers: { 'sec-fetch-dest': 'iframe', ...headers } });

test('the frame of a part that is set up has no origin and loads from its own hosts', async () => {
  const response = await get('/embeds/chat');
  expect(response.status).toBe(200);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain('; sandbox allow-scripts');
  expect(policy).not.toMatch(/allow-same-origin|script-src [^;]*'(self|unsafe)/);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const html = await response.text();
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain('data-script="https://chat.example/%22%3E%3Cscript%3Ew.js"');
});

test.each([
  ['what is not set up', '/embeds/reviews', {}, 404],
  ['what there is not', '/embeds/toString', {}, 404],
  ['a document of its own', '/embeds/chat', { 'sec-fetch-dest': 'document' }, 404],
  ['somebody with Do Not Track', '/embeds/chat', { dnt: '1' }, 403],
  ['somebody with Global Privacy Control', '/embeds/chat', { 'sec-gpc': '1' }, 403],
])('%s gets nothing', async (_, path, headers: Record<string, string>, status) => {
  const response = await get(path, headers);
  expect(response.status).toBe(status);
  expect(await response.text()).not.toContain('script');
});

test('there is a frame for a live map only with a key, in the language of the page', async () => {
  expect((await get('/live-map')).status).toBe(404);
  const script = 'https://maps.example/js';
  await changeShopSettings(ctx, () => ({ liveMap: { key: 'key-of-the-shop', script } }));
  const response = await get('/live-map?lang=es');
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain('https://maps.example/js?key=key-of-the-shop&amp;language=es');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain('; sandbox allow-scripts');
  expect(policy).not.toContain('allow-same-origin');
  expect((await get('/live-map', { dnt: '1' })).status).toBe(403);
  expect((await get('/live-map', { 'sec-fetch-dest': 'document' })).status).toBe(404);
  const odd = await get('/live-map?lang="><script>');
  expect(await odd.text()).toContain('language=en');
});
