import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { HttpEnv } from '../http-env.ts';
import { baseHeaders, securityHeaders } from './security-headers.ts';

const serve = (https: boolean) =>
  new Hono<HttpEnv>()
    .use(securityHeaders({ https }))
    .get('/plain', (c) => c.text('x'))
    .get('/own', (c) => c.text('x', 200, { 'Referrer-Policy': 'same-origin' }));

test('browsers are told for two years that the site is encrypted, where it is', async () => {
  const header = async (https: boolean) =>
    (await serve(https).request('/plain')).headers.get('Strict-Transport-Security');
  expect(await header(true)).toBe('max-age=63072000; includeSubDomains');
  expect(await header(false)).toBeNull();
});

test('an answer has every header, and keeps those of its own', async () => {
  const plain = await serve(true).request('/plain');
  expect(Object.fromEntries(plain.headers)).toMatchObject(
    Object.fromEntries(Object.entries(baseHeaders).map(([k, v]) => [k.toLowerCase(), v])),
  );
  for (const path of ['/own', '/missing']) {
    const { headers } = await serve(true).request(path);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  }
  const own = await serve(true).request('/own');
  expect(own.headers.get('Referrer-Policy')).toBe('same-origin');
});
