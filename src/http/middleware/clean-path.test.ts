import { Hono } from 'hono';
import { expect, test } from 'vitest';
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
])('%s is the page %s', (path, clean) => {
  expect(cleanPathname(path)).toBe(clean);
});

test.each(['/careers/%00', '/%zz', '/%ff'])('%s is no address of anything', async (path) => {
  const app = new Hono<HttpEnv>().use(cleanPath).all('*', (c) => c.text('page'));
  expect((await app.request(path)).status).toBe(400);
  expect((await app.request('/careers/fabricator')).status).toBe(200);
});
