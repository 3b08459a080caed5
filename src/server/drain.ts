import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
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
  lifecycle.draining = true;
  await wait(options.graceMs);
  const closed = new Promise((resolve) => server.once('close', resolve));
  // Right after a poll, when no connection waits to be accepted; it would be refused.
  setImmediate(() => (options.cutIdle ? server.close() : stopListening(server)));
  const late = setTimeout(() => server.closeAllConnections(), options.deadlineMs - options.graceMs);
  await closed;
  clearTimeout(late);
}

/** The `close` of node:http also cuts idle connections; the one it inherits does not. */
function stopListening(server: Server): void {
  NetServer.prototype.close.call(server);
}
