import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { refusalText } from '#src/web/words/refusal-text.server.ts';
import type { HttpEnv } from '../http-env.ts';
import { cleanPath, cleanPathname } from './clean-path.ts';

test.each([
  ['/', '/'],
  ['/services', '/services'],
  ['/services/', '/services'],
  ['/gallery/ford//', '/gallery/ford'],
  ['//evil.example/', '/evil.example'],
  ['//evil.example/x', '/evil.example/x'],
  ['//', '/'],
  ['/%67allery/%7Eme%2d1', '/gallery/~me-1'],
  ['/a%2Fb%20c', '/a%2Fb%20c'],
])('%s is the page %s', (path, clean) => {
  expect(cleanPathname(path)).toBe(clean);
});

const broken = ['/careers/%00', '/%zz', '/%ff', '/%09/%23', '/%09%09/%5b', '/es/%09/%23', '/%7f'];
test.each(broken)('%s is no address of anything', async (path) => {
  const app = new Hono<HttpEnv>()
    .use(async (c, next) => {
      c.set('ctx', { requestId: 'test' } as HttpEnv['Variables']['ctx']);
      c.set('tell', refusalText);
      await next();
    })
    .use(cleanPath)
    .all('*', (c) => c.text('page'));
  expect((await app.request(path)).status).toBe(400);
  expect((await app.request('/careers/fabricator')).status).toBe(200);
});
