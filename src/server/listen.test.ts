import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { quietLogger } from '#tests/setup/test-engine.ts';
import { listen } from './listen.ts';
import { StartError } from './start-error.ts';

async function openDoor(port = 0) {
  const door = await listen({ port, host: '127.0.0.1', logger: quietLogger });
  onTestFinished(() => {
    door.server.close();
    door.server.closeAllConnections();
  });
  return { ...door, ask: (path: string) => fetch(`http://127.0.0.1:${door.port}${path}`) };
}

test('until the site is there, the port answers that it is starting', async () => {
  const { ask } = await openDoor();
  expect((await ask('/livez')).status).toBe(200);
  for (const path of ['/readyz', '/']) {
    const response = await ask(path);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
});

test('meanwhile /readyz names the step that the start is at', async () => {
  const { ask, begin } = await openDoor();
  begin('Migrate');
  const response = await ask('/readyz');
  expect(await response.json()).toEqual({
    ready: false,
    failing: ['start'],
    checks: { start: 'Migrate, for 0 s' },
  });
});

test('once open, requests reach the site', async () => {
  const { ask, open } = await openDoor();
  open((_, response) => response.end('home'));
  expect(await (await ask('/')).text()).toBe('home');
});

test('a reader that takes nothing of a response is cut off', async () => {
  const { server, open, port } = await openDoor();
  expect(server.timeout).toBe(120_000);
  server.setTimeout(200);
  const begun = Promise.withResolvers<ServerResponse>();
  open((_, response) => {
    response.end(Buffer.alloc(50 * 1024 * 1024));
    begun.resolve(response);
  });
  const reader = connect(port, '127.0.0.1').pause();
  reader.on('error', () => undefined);
  reader.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const response = await begun.promise;
  await once(response, 'close');
  expect(response.writableFinished).toBe(false);
  reader.destroy();
});

test('a port that is taken is refused with what to do', async () => {
  const { port } = await openDoor();
  const refused = listen({ port, host: '127.0.0.1', logger: quietLogger });
  await expect(refused).rejects.toThrow(StartError);
  await expect(refused).rejects.toThrow(
    `Port ${port} is taken by another program: stop that one, or choose another port`,
  );
});

test('a host that is not this machine is refused with what to do', async () => {
  const refused = listen({ port: 0, host: '203.0.113.1', logger: quietLogger });
  await expect(refused).rejects.toThrow(StartError);
  await expect(refused).rejects.toThrow(
    'HOST 203.0.113.1 is not an address of this machine: remove HOST',
  );
});
