import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Db } from '#src/db/client.ts';
import { DomainError } from '#src/domain/errors.ts';
import { refusalText } from '#src/web/words/refusal-text.server.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { collectLog } from '#tests/factories/log-lines.ts';
import { csrfGuard } from '../csrf/csrf-guard.ts';
import type { HttpEnv } from '../http-env.ts';
import { onError } from '../on-error.ts';
import { crossOriginGuard } from './cross-origin-guard.ts';
import { noteRefusals } from './note-refusals.ts';

const log = collectLog();
const ctx = createTestContext(null as unknown as Db, { logger: log.logger });
const app = new Hono<HttpEnv>()
  .use((c, next) => {
    c.set('ctx', ctx);
    c.set('tell', refusalText);
    c.set('visitorIp', '192.0.2.7');
    return next();
  })
  .use(noteRefusals)
  .onError(onError)
  .use(crossOriginGuard)
  .get('/fine', (c) => c.text('fine'))
  .get('/missing', (c) => c.text('missing', 404))
  .get('/reset/:token', () => {
    throw new DomainError('forbidden', { text: 'No' });
  })
  .get('/wait', (c) => c.text('wait', 429))
  .get('/wait/known', (c) => c.text('wait', 429, { 'Retry-After': '7' }))
  .post('/p/v1/builds', csrfGuard, (c) => c.text('done'))
  .post('/contact', (c) => c.text('done'));

async function ask(path: string, init: RequestInit = {}) {
  log.lines.length = 0;
  const answer = await app.request(`http://shop.example${path}`, init);
  return { answer, event: log.lines.find(({ kind }) => kind === 'security') };
}

test.each(['/fine', '/missing'])('%s is nobody’s refusal', async (path) => {
  expect((await ask(path)).event).toBeUndefined();
});

test('a refused request is an event without address, secret and query', async () => {
  const { event } = await ask('/reset/Zm9vYmFyZm9vYmFyZm9vYg?email=dana@example.org');
  expect(event).toMatchObject({
    event: 'request.refused',
    status: 403,
    method: 'GET',
    path: '/reset/…',
    source: expect.stringMatching(/^[\w-]{12}$/),
  });
  expect(JSON.stringify(log.lines)).not.toMatch(/192\.0|Zm9v|dana/);
});

test('a write from another site and one without its token say why they were refused', async () => {
  const foreign = { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site' } };
  expect((await ask('/contact', foreign)).event).toMatchObject({ status: 403, why: 'cross-site' });
  const { event } = await ask('/p/v1/builds', { method: 'POST' });
  expect(event).toMatchObject({ status: 419, why: 'cross-site token' });
});

test('whoever has to wait is always told how long', async () => {
  expect((await ask('/wait')).answer.headers.get('retry-after')).toBe('60');
  expect((await ask('/wait/known')).answer.headers.get('retry-after')).toBe('7');
});
