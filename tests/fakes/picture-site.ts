import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = Uint8Array | number | { to: string };

export type PictureSite = {
  host: string;
  origin: string;
  /** What it answers at a path: bytes, a status, or another address. Anything else is not there. */
  at: Map<string, Answer>;
  /** The paths that were asked for, in order. */
  asked: string[];
  close(): void;
};

/** A supplier's site with pictures, on this machine. */
export async function startPictureSite(): Promise<PictureSite> {
  const at = new Map<string, Answer>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const answer = at.get(path) ?? 404;
    if (answer instanceof Uint8Array) return response.end(answer);
    if (typeof answer === 'number') return response.writeHead(answer).end();
    return response.writeHead(302, { Location: answer.to }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ host, origin: `http://${host}`, at, asked },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
