import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { readFormWithFiles } from '#src/web/forms/read-form.server.ts';
import { refusalText } from '#src/web/words/refusal-text.server.ts';
import { createMemoryIncoming } from '#tests/fakes/memory-incoming.ts';
import type { HttpEnv } from '../http-env.ts';
import { onError } from '../on-error.ts';
import { admitBodies } from './admit-bodies.ts';
import { type BodyRoom, createBodyBudget } from './body-budget.ts';

const room: BodyRoom = {
  bodies: 3,
  networkBodies: 2,
  bytes: 100_000,
  networkBytes: 60_000,
  freeBytes: 1000,
};

async function serve() {
  const incoming = createMemoryIncoming();
  const seen = { handled: 0 };
  const app = new Hono<HttpEnv>();
  app.use(async (c, next) => {
    c.set('ctx', {
      requestId: 'test',
      locale: 'en',
      incoming,
    } as unknown as HttpEnv['Variables']['ctx']);
    c.set('tell', refusalText);
    c.set('visitorIp', c.req.header('x-from') ?? '192.0.2.1');
    c.set('plainPage', (locale, code) => `<h1>${code} ${locale}</h1>`);
    await next();
  });
  app.onError(onError);
  app.use(admitBodies(createBodyBudget(room)));
  app.post('/unread', async (c) => {
    seen.handled += 1;
    return c.text('not read');
  });
  app.post('/form', async (c) => {
    seen.handled += 1;
    const form = await readFormWithFiles(c.var.ctx, c.req.raw).catch((refusal: unknown) => refusal);
    if (!(form instanceof FormData)) return c.text('no form', 400);
    const file = form.get('file');
    return c.text(`${form.get('name')} ${file instanceof File ? file.size : 'none'}`);
  });
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  onTestFinished(() => void server.close().closeAllConnections());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, incoming, seen };
}

/** A form whose file is still being sent: `send` adds bytes to it, `end` completes the form. */
function beginForm(port: number, headers: Record<string, string> = {}) {
  const outgoing = httpRequest({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/form',
    headers: { 'Content-Type': 'multipart/form-data; boundary=b', ...headers },
  });
  onTestFinished(() => void outgoing.destroy());
  outgoing.on('error', () => undefined);
  const answer = once(outgoing, 'response').then(async ([response]: IncomingMessage[]) => {
    const parts: Buffer[] = [];
    for await (const part of response ?? []) parts.push(part);
    const { statusCode: status, headers: said } = response ?? {};
    return { status, headers: { ...said }, text: Buffer.concat(parts).toString() };
  });
  outgoing.write(
    '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nAnn\r\n' +
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n',
  );
  return {
    answer,
    send: (bytes: number) => void outgoing.write(Buffer.alloc(bytes, 120)),
    end: () => void outgoing.end('\r\n--b--\r\n'),
  };
}

test('a form with a file arrives, and its file is gone once it is answered', async () => {
  const { port, incoming } = await serve();
  const form = beginForm(port);
  form.send(40_000);
  form.end();
  expect(await form.answer).toMatchObject({ status: 200, text: 'Ann 40000' });
  expect(incoming.open()).toBe(0);
});

test('more bodies than a network has room for are refused before they are read', async () => {
  const { port, seen } = await serve();
  const [first, second] = [beginForm(port), beginForm(port)];
  await expect.poll(() => seen.handled).toBe(2);
  const third = await beginForm(port).answer;
  expect(third).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  expect(third.headers['content-type']).toBe('application/problem+json');
  expect(seen.handled).toBe(2);
  const other = beginForm(port, { 'x-from': '198.51.100.1' });
  for (const form of [first, second, other]) form.end();
  for (const form of [first, second, other]) expect((await form.answer).status).toBe(200);
});

test('bytes beyond the room are refused while they arrive, with a page for a browser', async () => {
  const { port, incoming } = await serve();
  const large = beginForm(port, { Accept: 'text/html' });
  large.send(70_000);
  const refused = await large.answer;
  expect(refused).toMatchObject({ status: 503, text: '<h1>unavailable en</h1>' });
  expect(refused.headers['retry-after']).toBe('5');
  expect(incoming.open()).toBe(0);
  const next = beginForm(port);
  next.send(40_000);
  next.end();
  expect((await next.answer).status).toBe(200);
});

test('a body that a handler leaves alone does not keep its room', async () => {
  const { port } = await serve();
  for (let times = 0; times < 5; times += 1) {
    const response = await fetch(`http://127.0.0.1:${port}/unread`, { method: 'POST', body: 'x' });
    expect(response.status).toBe(200);
  }
});
