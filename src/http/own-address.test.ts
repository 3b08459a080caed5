import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { requireOwnAddress } from './own-address.ts';

async function serve(publicOrigin: string | null) {
  const answer = requireOwnAddress({
    publicOrigin,
    headers: { 'X-Content-Type-Options': 'nosniff' },
  });
  const server = createServer((request, response) => {
    if (!answer(request, response)) response.end('served');
  });
  onTestFinished(() => void server.close().closeAllConnections());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  /** The raw request, without the normalization of an HTTP client. */
  return async (start: string, ...lines: string[]) => {
    const socket = connect(port, '127.0.0.1');
    socket.end([`${start} HTTP/1.1`, ...lines, 'Connection: close', '', ''].join('\r\n'));
    const parts: Buffer[] = [];
    for await (const part of socket) parts.push(part);
    const text = Buffer.concat(parts).toString();
    return {
      status: Number(text.split(' ')[1]),
      location: /^location: (.*)\r$/im.exec(text)?.[1],
    };
  };
}

test.each([
  [['Host: shop.example', 'Host: evil.example'], 400],
  [['Host: evil example'], 400],
  [['Host: shop.example/x'], 400],
  [['Host: user@shop.example'], 400],
  [['Host:'], 400],
  [['Host: evil.example'], 421],
  [['Host: shop.example.evil.example'], 421],
  [['Host: SHOP.example:443'], 200],
  [['Host: 127.0.0.1:3000'], 200],
  [['Host: [::1]:3000'], 200],
] as const)('with an origin, %j is answered %i', async (lines, status) => {
  const ask = await serve('https://shop.example');
  expect((await ask('GET /', ...lines)).status).toBe(status);
});

test('without an origin any name leads here, but only one', async () => {
  const ask = await serve(null);
  expect((await ask('GET /', 'Host: garage.local:3000')).status).toBe(200);
  expect((await ask('GET /', 'Host: evil example')).status).toBe(400);
  expect((await ask('GET /', 'Host: a', 'Host: a')).status).toBe(400);
  expect((await ask('GET http://evil.example/', 'Host: a')).status).toBe(400);
});

test('health is asked under any name', async () => {
  const ask = await serve('https://shop.example');
  expect((await ask('GET /readyz', 'Host: 10.0.0.7')).status).toBe(200);
  expect((await ask('GET /readyzx', 'Host: 10.0.0.7')).status).toBe(421);
});

test.each([
  ['GET /gallery?page=2', 308, 'https://shop.example/gallery?page=2'],
  ['HEAD //evil.example/x', 308, 'https://shop.example/evil.example/x'],
  ['POST /contact', 403, undefined],
  ['GET /p/v1/vehicles', 403, undefined],
  ['GET /v2/cdn/stories', 403, undefined],
] as const)('%s that came unencrypted is answered %i', async (start, status, location) => {
  const ask = await serve('https://shop.example');
  const host = 'Host: shop.example';
  expect(await ask(start, host, 'X-Forwarded-Proto: https, http')).toEqual({ status, location });
  expect((await ask(start, host, 'X-Forwarded-Proto: http, https')).status).toBe(200);
  expect(
    (await (await serve('http://shop.example'))(start, host, 'X-Forwarded-Proto: http')).status,
  ).toBe(200);
});
