import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { CompressedBody } from './compressed-body.ts';

const page = Buffer.from(
  Array.from({ length: 400 }, (_, at) => `<li>Lift kit ${at * 7919}</li>`).join(''),
);

test('each encoding holds the whole body', async () => {
  const body = new CompressedBody(page);
  expect(await body.in('identity')).toBe(page);
  expect(brotliDecompressSync(await body.in('br'))).toEqual(page);
  expect(gunzipSync(await body.in('gzip'))).toEqual(page);
});

test('an encoding that nobody asked for is not made; one that was asked for is made once', async () => {
  const body = new CompressedBody(page);
  expect(body.ready('br')).toBeUndefined();
  const [one, other] = await Promise.all([body.in('br'), body.in('br')]);
  expect(other).toBe(one);
  expect(body.ready('br')).toBe(one);
  expect(body.ready('gzip')).toBeUndefined();
});

test('a body that is sent often becomes smaller, and stays the same body', async () => {
  const body = new CompressedBody(page);
  const first = await body.in('br');
  await body.improve();
  const improved = await body.in('br');
  expect(improved.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(improved)).toEqual(page);
});

test('what is made while it is improved does not replace the smaller one', async () => {
  const body = new CompressedBody(page);
  const improving = body.improve();
  const quick = await body.in('br');
  await improving;
  expect((await body.in('br')).length).toBeLessThan(quick.length);
});

test('what it takes of a cache is at least what it holds', async () => {
  const body = new CompressedBody(page);
  const held = await Promise.all([body.in('identity'), body.in('br'), body.in('gzip')]);
  const bytes = held.reduce((sum, one) => sum + one.length, 0);
  expect(body.weight).toBeGreaterThanOrEqual(bytes);
});
