import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from '#src/domain/context.ts';
import { baseHeaders } from '#src/http/middleware/security-headers.ts';
import { type Readiness, readinessOf } from '#src/http/readiness.ts';
import { StartError } from './start-error.ts';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export type Door = {
  server: Server;
  /** The port in use, also if any free one was requested (0). */
  port: number;
  /** Names the step that the start is at, which `/readyz` reports until `open` is called. */
  begin(step: string): void;
  /** Lets requests reach the site from now on. */
  open(listener: Listener): void;
};

type Address = { port: number; host: string };

/** Limits in ms and bytes that keep slow or silent clients from occupying a connection. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16 * 1024,
};

/** How long a connection with a request may be still: nobody needs minutes to take the next bytes of a page. In ms. */
const stillMs = 120_000;

/**
 * Binds the port before the site is ready, so that a port in use is noticed first, and answers 503 until `open` is
 * called. @throws {StartError} with advice if the port is not available
 */
export async function listen({ logger, ...address }: Address & { logger: Logger }): Promise<Door> {
  let step = { name: 'Open the port', sinceMs: performance.now() };
  let answer: Listener = (request, response) => answerStarting(request, response, step);
  const server = createServer(limits, (request, response) => {
    // A server that is stopping answers the running requests and closes each connection afterwards.
    if (!server.listening) response.setHeader('Connection', 'close');
    answer(request, response);
  });
  server.setTimeout(stillMs);
  await bind(server, address);
  server.on('error', (error) => logger.error({ err: error }, 'a connection was not accepted'));
  return {
    server,
    port: (server.address() as AddressInfo).port,
    begin(name) {
      step = { name, sinceMs: performance.now() };
    },
    open(listener) {
      answer = listener;
    },
  };
}

/** Which variables an address comes from, for the advice if it is not available. */
type Variables = { port: string; host: string };

/** Listens at the address. @throws {StartError} with advice if it is not available */
export function bind(
  server: Server,
  address: Address,
  variables: Variables = { port: 'PORT', host: 'HOST' },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => reject(explain(error, address, variables));
    server.once('error', refuse);
    server.listen(address.port, address.host, () => {
      server.off('error', refuse);
      resolve();
    });
  });
}

type Step = { name: string; sinceMs: number };

function answerStarting({ url }: IncomingMessage, response: ServerResponse, step: Step): void {
  const isAlive = url === '/livez';
  const isAsked = url === '/readyz';
  const headers = {
    ...baseHeaders,
    'Content-Type': isAsked ? 'application/json' : 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '2',
  };
  const text = isAlive ? 'ok' : 'starting';
  response
    .writeHead(isAlive ? 200 : 503, headers)
    .end(isAsked ? JSON.stringify(notStarted(step)) : text);
}

function notStarted({ name, sinceMs }: Step): Readiness {
  const seconds = Math.round((performance.now() - sinceMs) / 1000);
  return readinessOf({ start: { isWell: false, text: `${name}, for ${seconds} s` } });
}

function explain(
  error: NodeJS.ErrnoException,
  { port, host }: Address,
  variables: Variables,
): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} is taken by another program: stop that one, or choose another port, for example with ${variables.port}=${port + 1} npm start.`,
      );
    case 'EACCES':
      return new StartError(
        `Port ${port} needs more rights than this user has: choose one above 1023, for example with ${variables.port}=3000 npm start.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(
        `${variables.host} ${host} is not an address of this machine: remove ${variables.host}, or set it to 127.0.0.1 to serve this machine only.`,
      );
    default:
      return error;
  }
}
