import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { Lifecycle } from '#src/http/routes/health.ts';

export type DrainOptions = {
  /** How long the server still accepts while `/readyz` says 503, ms: time for a balancer to see it. */
  graceMs: number;
  /** After this time, ms, connections that are still busy are cut. */
  deadlineMs: number;
  /** Cuts idle connections at once: for a person at a terminal, who does not want to wait. */
  cutIdle: boolean;
};

/**
 * Stops a server without failing an accepted request, and resolves when the last connection is
 * gone. An idle connection may have a request on its way, so each is left to its client or to the
 * keep-alive timeout that the client was told. Answers from now on close theirs (`listen.ts`).
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
 * The system accepts connections on our behalf, and resets those that we have not taken over when
 * the server closes. Clients come back soon after an answer; so the moment to close is the turn of
 * the event loop after the last of a group has come in. Without any, the server is idle.
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

/** The `close` of node:http also cuts idle connections; the one it inherits does not. */
function stopListening(server: Server): void {
  NetServer.prototype.close.call(server);
}
