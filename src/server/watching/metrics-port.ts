import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from '#src/domain/context.ts';
import { notYet, type ReadMetrics } from '#src/http/routes/metrics.ts';
import { bind } from '../listen.ts';

export type MetricsPort = { port: number; close(): void };

const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };

/**
 * Serves `/metrics`, and nothing else, at a port of its own, which visitors cannot reach. @throws {StartError} with
 * advice if the port is not available
 */
export async function openMetricsPort(
  address: { port: number; host: string },
  { read, logger }: { read: ReadMetrics; logger: Logger },
): Promise<MetricsPort> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, plain).end('Only GET /metrics is here.');
      return;
    }
    try {
      const metrics = await read();
      if (metrics === null) return void response.writeHead(503, plain).end(notYet);
      const { type, text } = metrics;
      response.writeHead(200, { ...plain, 'Content-Type': type }).end(text);
    } catch (error) {
      // Nothing that goes wrong here may end the process that it watches.
      logger.error({ err: error }, 'metrics could not be read');
      response.writeHead(500, plain).end('The log says why.');
    }
  });
  await bind(server, address, { port: 'METRICS_PORT', host: 'METRICS_HOST' });
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
