import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Balancer } from './balancer.ts';

const checkMs = 100;
/** Shorter than the 5 s of the site, so that a connection is never used while the site is closing it. */
const idleMs = 1_000;

/**
 * A small load balancer, as compose.yaml and docs/operations.md want one: it asks each process for /readyz, gives each
 * request to the next one that is ready, and keeps connections alive. It asks the other process if the first never
 * accepted the connection, or does not have the file of another version in /assets/.
 */
export async function startRoundRobin(targets: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true, timeout: idleMs });
  const ready = new Set(targets);
  let turn = 0;

  async function check(target: string): Promise<void> {
    const answer = await fetch(`${target}/readyz`, { headers: { Connection: 'close' } }).catch(
      () => null,
    );
    if (answer?.ok) ready.add(target);
    else ready.delete(target);
  }
  const timer = setInterval(() => targets.forEach((target) => void check(target)), checkMs);

  function next(): string {
    const able = targets.filter((target) => ready.has(target));
    turn += 1;
    return able[turn % able.length] ?? targets[turn % targets.length] ?? '';
  }

  function pass(asked: IncomingMessage, body: Buffer, target: string): Promise<IncomingMessage> {
    const { method, headers, url = '/' } = asked;
    const outgoing = request(new URL(url, target), { method, headers, agent });
    outgoing.end(body);
    return once(outgoing, 'response').then(([answer]) => answer);
  }

  async function answer(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(asked);
    const first = next();
    const other = targets.find((target) => target !== first) ?? first;
    let found = await pass(asked, body, first).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNREFUSED') throw error;
      ready.delete(first);
      return pass(asked, body, other);
    });
    if (found.statusCode === 404 && asked.url?.startsWith('/assets/')) {
      found.resume();
      found = await pass(asked, body, other);
    }
    response.writeHead(found.statusCode ?? 502, found.rawHeaders);
    found.pipe(response);
  }

  const server = createServer((asked, response) => {
    answer(asked, response).catch((error: NodeJS.ErrnoException) =>
      response.writeHead(502).end(`${error.code}`),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
