import { once } from 'node:events';
import { Agent, createServer, get, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { drain } from './drain.ts';

const gentle = { graceMs: 0, deadlineMs: 10_000, cutIdle: false };

async function serve(answer: RequestListener): Promise<{ server: Server; port: number }> {
  const server = createServer({ keepAliveTimeout: 5_000 }, (request, response) => {
    if (!server.listening) response.setHeader('Connection', 'close');
    answer(request, response);
  });
  onTestFinished(() => server.closeAllConnections());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

/** Sends a request over the agent's one kept-alive connection. */
async function ask(agent: Agent, port: number) {
  const outgoing = get({ host: '127.0.0.1', port, agent });
  const [response] = await once(outgoing, 'response');
  response.resume();
  await once(response, 'end');
  return { status: response.statusCode, connection: response.headers.connection };
}

function keepingAgent(): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return agent;
}

test('a kept connection is answered once more, and told to leave', async () => {
  const { server, port } = await serve((_, response) => response.end('page'));
  const agent = keepingAgent();
  expect(await ask(agent, port)).toEqual({ status: 200, connection: 'keep-alive' });
  const drained = drain(server, { draining: false }, gentle);
  await expect.poll(() => server.listening).toBe(false);
  expect(await ask(agent, port)).toEqual({ status: 200, connection: 'close' });
  await drained;
  await expect(ask(agent, port)).rejects.toThrow(/ECONNREFUSED|ECONNRESET/);
});

test('while the grace lasts, the server says that it drains and still accepts', async () => {
  const lifecycle = { draining: false };
  const { server, port } = await serve((_, response) => response.end(String(lifecycle.draining)));
  const drained = drain(server, lifecycle, { ...gentle, graceMs: 300 });
  expect(lifecycle.draining).toBe(true);
  expect(await ask(new Agent(), port)).toMatchObject({ status: 200 });
  await drained;
});

test('idle connections are cut for a person who waits', async () => {
  const { server, port } = await serve((_, response) => response.end('page'));
  await ask(keepingAgent(), port);
  const from = performance.now();
  await drain(server, { draining: false }, { ...gentle, cutIdle: true });
  expect(performance.now() - from).toBeLessThan(2_000);
});

test('a request that never ends is cut at the deadline', async () => {
  const { server, port } = await serve(() => undefined);
  const hanging = connect(port, '127.0.0.1');
  hanging.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(server, 'request');
  const cut = once(hanging, 'close');
  await drain(server, { draining: false }, { ...gentle, deadlineMs: 100 });
  await cut;
});
