import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { refusalText } from '#src/web/words/refusal-text.server.ts';
import type { HttpEnv } from '../http-env.ts';
import { onError } from '../on-error.ts';
import { bodyLimit } from './body-limit.ts';

let port = 0;

beforeAll(async () => {
  const app = new Hono<HttpEnv>();
  app.use(async (c, next) => {
    c.set('ctx', { requestId: 'test', locale: 'en' } as HttpEnv['Variables']['ctx']);
    c.set('tell', refusalText);
    await next();
  });
  app.onError(onError);
  app.all('*', bodyLimit(10), async (c) => c.text(`read ${await c.req.text()}`));
  // As the site listens: without replacing the platform's Request.
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
  return () => void server.close();
});

/** Chunks without Content-Length, as a browser's stream or a proxy sends them. */
async function sendChunks(method: string, chunks: string[], headers: Record<string, string> = {}) {
  const outgoing = httpRequest({ host: '127.0.0.1', port, method, headers });
  onTestFinished(() => void outgoing.destroy());
  outgoing.on('error', () => undefined);
  for (const chunk of chunks) outgoing.write(chunk);
  outgoing.end();
  const [response] = await once(outgoing, 'response');
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return { status: response.statusCode, text: Buffer.concat(parts).toString() };
}

test('a body in chunks reaches the handler whole', async () => {
  expect(await sendChunks('POST', ['hello', ' you'])).toEqual({
    status: 200,
    text: 'read hello you',
  });
});

test('a write without a body is no failure', async () => {
  for (const method of ['POST', 'PATCH', 'DELETE', 'OPTIONS']) {
    expect((await sendChunks(method, [])).status).toBe(200);
  }
});

test('too much is refused, whether the client says how much or not', async () => {
  expect((await sendChunks('POST', ['hello', ' hello'])).status).toBe(413);
  expect((await sendChunks('POST', ['hello hello'], { 'Content-Length': '11' })).status).toBe(413);
});
