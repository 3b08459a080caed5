import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import CachePolicy from 'http-cache-semantics';

export type CachingProxy = {
  url: string;
  /** For CDN_PURGE_URL and CDN_PURGE_TOKEN. */
  purge: { url: string; token: string };
  /** Begins to pass requests on to this origin. */
  serve(origin: string): void;
  /** How often everything was dropped. */
  purges(): number;
  close(): void;
};

type Stored = { policy: CachePolicy; body: Buffer };

const token = 'purge-token-of-the-test';

/**
 * A CDN in small: a shared cache by RFC 9111 that drops everything when its purge URL is called with the token.
 * `X-Cache` says where a response came from.
 */
export async function startCachingProxy(): Promise<CachingProxy> {
  const stored = new Map<string, Stored[]>();
  let origin = '';
  let purges = 0;

  async function pass(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, headers, url = '/' } = asked;
    const outgoing = request(new URL(url, origin), { method, headers });
    outgoing.end(await buffer(asked));
    const [found]: IncomingMessage[] = await once(outgoing, 'response');
    if (!found) throw new Error('No response');
    const body = await buffer(found);
    const policy = new CachePolicy(asked, { status: found.statusCode, headers: found.headers });
    if (policy.storable()) stored.set(url, [...(stored.get(url) ?? []), { policy, body }]);
    response.writeHead(found.statusCode ?? 502, { ...found.headers, 'X-Cache': 'miss' }).end(body);
  }

  function purge(asked: IncomingMessage, response: ServerResponse): void {
    const isAllowed = asked.headers.authorization === `Bearer ${token}`;
    if (isAllowed) {
      stored.clear();
      purges += 1;
    }
    response.writeHead(isAllowed ? 200 : 403).end();
  }

  const server = createServer((asked, response) => {
    if (asked.url === '/purge-everything') return purge(asked, response);
    const fits = ({ policy }: Stored) => policy.satisfiesWithoutRevalidation(asked);
    const kept = stored.get(asked.url ?? '')?.find(fits);
    if (kept) {
      const headers = { ...kept.policy.responseHeaders(), 'X-Cache': 'hit' };
      return response.writeHead(200, headers).end(kept.body);
    }
    pass(asked, response).catch(() => response.writeHead(502).end());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    purge: { url: `${url}/purge-everything`, token },
    serve(at) {
      origin = at;
    },
    purges: () => purges,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
