import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { Lifecycle } from '#src/http/routes/health.ts';

export type DrainOptions = {
  /**
   * How long the server still accepts connections while `/readyz` returns 503, in ms: enough for a load balancer to
   * notice.
   */
  graceMs: number;
  /** After this time, in ms, connections that are still busy are closed. */
  deadlineMs: number;
  /** Closes idle connections at once: a person at a terminal does not want to wait. */
  cutIdle: boolean;
};

/**
 * Stops a server without failing an accepted request; resolves when the last connection has closed. An idle
 * connection may have a request on its way, so each stays open until the client or the announced keep-alive timeout
 * closes it. Responses from now on close their connection (`listen.ts`).
 */
export async function drain(server: Server, lifecycle: Lifecycle, options: DrainOptions) {
  const late = setTimeout(() => server.closeAllConnections(), options.deadlineMs);
  lifecycle.draining = true;
  lifecycle.endStreams?.();
  await wait(options.graceMs);
  await untilNobodyWaits(server);
  const closed = new Promise((resolve) => server.once('close', resolve));
  if (options.cutIdle) server.close();
  else stopListening(server);
  await closed;
  clearTimeout(late);
}

const idleMs = 50;
const patienceMs = 8_000;

/**
 * The operating system accepts connections on our behalf and resets those that we have not taken over when the server
 * closes. Clients reconnect soon after a response, so the server closes in the turn of the event loop after the last
 * connection of a group came in. If none comes, the server is idle.
 */
async function untilNobodyWaits(server: Server): Promise<void> {
  let arrived = 0;
  const count = () => {
    arrived += 1;
  };
  server.on('connection', count);
  const began = performance.now();
  for (let last = began, now = began; now - last < idleMs && now - began < patienceMs; ) {
    const before = arrived;
    await nextTurn();
    now = performance.now();
    if (arrived > before) last = now;
    else if (last > began) break;
  }
  server.off('connection', count);
}

/** node:http's own `close` also cuts idle connections; the inherited one of net.Server does not. */
function stopListening(server: Server): void {
  NetServer.prototype.close.call(server);
}
