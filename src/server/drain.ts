import type { Server, ServerResponse } from 'node:http';
import type { Lifecycle } from '#src/http/routes/health.ts';

/** Longest wait for requests under way before the process stops anyway, in ms. */
const drainMs = 25_000;

/**
 * Stops a server without failing an accepted request: from now on every answer closes its
 * connection, idle connections are closed, and the promise resolves when the last one is gone.
 */
export async function drain(server: Server, lifecycle: Lifecycle): Promise<void> {
  lifecycle.draining = true;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const late = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(late);
}

/** Tells the client not to reuse a connection of a server that is about to stop. */
export function closeWhenDraining(response: ServerResponse, lifecycle: Lifecycle): void {
  if (lifecycle.draining) response.setHeader('Connection', 'close');
}
