import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { purgeCdn } from './purge-cdn.ts';

const heard: { method?: string; headers: IncomingHttpHeaders; body: unknown }[] = [];
let status = 200;
const cdn = createServer(async (request, response) => {
  const { method = '', headers } = request;
  heard.push({ method, headers, body: JSON.parse(await text(request)) });
  response.writeHead(status, status === 307 ? { Location: '/elsewhere' } : {}).end();
});
let url = '';

beforeAll(async () => {
  await once(cdn.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`;
});
afterAll(() => void cdn.close());

test('the token is a bearer token, or the value of the header that the service wants', async () => {
  await purgeCdn({ url, token: 'sesame', header: 'Authorization' });
  await purgeCdn({ url, token: 'sesame', header: 'Fastly-Key' });
  await purgeCdn({ url, token: undefined, header: 'Authorization' });
  expect(heard.map(({ headers }) => [headers.authorization, headers['fastly-key']])).toEqual([
    ['Bearer sesame', undefined],
    [undefined, 'sesame'],
    [undefined, undefined],
  ]);
  for (const { method, body } of heard) {
    expect({ method, body }).toEqual({ method: 'POST', body: { purge_everything: true } });
  }
});

test('a refusal is an error, so that the job is retried, and a redirect does not get the token', async () => {
  status = 403;
  await expect(purgeCdn({ url, token: 'old', header: 'Authorization' })).rejects.toThrow('403');
  status = 307;
  heard.length = 0;
  await expect(purgeCdn({ url, token: 'sesame', header: 'Authorization' })).rejects.toThrow();
  expect(heard).toHaveLength(1);
});
