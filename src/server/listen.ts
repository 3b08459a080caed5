import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { StartError } from './start-error.ts';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Limits in ms that keep slow or silent clients from holding a connection. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 120_000, keepAliveTimeout: 5_000 };

/** Starts to listen. @throws {StartError} with what to do when the port cannot be had. */
export function listen(options: {
  listener: Listener;
  port: number;
  host: string;
}): Promise<Server> {
  const server = createServer({ ...timeouts, maxHeaderSize: 16 * 1024 }, options.listener);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, options.port)));
    server.listen(options.port, options.host, () => resolve(server));
  });
}

function explain(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is taken by another program: stop it, or choose another port with PORT=${port + 1} npm start.`,
    );
  }
  if (error.code === 'EACCES') {
    return new StartError(
      `Port ${port} needs more rights: choose one above 1023 with PORT=3000 npm start.`,
    );
  }
  return error;
}
