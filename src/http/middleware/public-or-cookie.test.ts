import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Ctx } from '#src/domain/context.ts';
import { refusalText } from '#src/web/words/refusal-text.server.ts';
import { quietLogger } from '#tests/setup/test-engine.ts';
import type { HttpEnv } from '../http-env.ts';
import { publicOrCookie } from './public-or-cookie.ts';

const kept = { 'Cache-Control': 'public, max-age=60' };

const app = new Hono<HttpEnv>()
  .use(async (c, next) => {
    c.set('ctx', { logger: quietLogger } as Partial<Ctx> as Ctx);
    c.set('tell', refusalText);
    await next();
  })
  .use(publicOrCookie)
  .get('/page', (c) => c.text('for all', 200, kept))
  .get('/mine', (c) => c.text('for one', 200, { ...kept, 'Set-Cookie': 'a=b' }));

const controlOf = async (path: string) => (await app.request(path)).headers.get('cache-control');

test('what sets a cookie is kept by nobody, though its route calls it public', async () => {
  expect(await controlOf('/page')).toBe('public, max-age=60');
  expect(await controlOf('/mine')).toBe('private, no-store');
});
