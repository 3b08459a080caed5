import type { IncomingMessage, ServerResponse } from 'node:http';

export type AddressRules = {
  /** "https://shop.example"; null if any host name is accepted, as on a developer's machine. */
  publicOrigin: string | null;
  /** Headers of every response. */
  headers: Readonly<Record<string, string>>;
};

/** Requested by machines next to the server, under whatever host name they use. */
const health = /^\/(?:livez|readyz)(?:\?|$)/;
/** API clients that sent something unencrypted get an error at once: a redirect would hide that it leaked. */
const programs = /^\/(?:p|v1|v2|api)\//;
const hostSyntax = /^(?:[a-z\d](?:[\w.-]*[a-z\d.])?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/**
 * Answers requests that are not for this site: two Host headers or an invalid one (400), a host name that is not ours
 * (421), or one that a proxy received unencrypted for a site with https (308 for pages, 403 for everything else).
 * Returns whether it has answered.
 */
export function requireOwnAddress({ publicOrigin, headers }: AddressRules) {
  const origin = publicOrigin === null ? null : new URL(publicOrigin);

  function refuse(response: ServerResponse, status: number, text: string): true {
    response.writeHead(status, {
      ...headers,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.end(text);
    return true;
  }

  function leadToEncrypted(
    { origin: own }: URL,
    { url = '', method = '' }: IncomingMessage,
    response: ServerResponse,
  ): true {
    const isPage = (method === 'GET' || method === 'HEAD') && !programs.test(url);
    if (!isPage) return refuse(response, 403, `Use ${own}`);
    response.writeHead(308, {
      ...headers,
      // A path like `//another.host/` must stay a path.
      Location: `${own}/${url.replace(/^\/+/, '')}`,
      'Cache-Control': 'no-store',
    });
    response.end();
    return true;
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { url = '' } = request;
    const host = onlyHost(request);
    if (host === null || !/^[/*]/.test(url)) return refuse(response, 400, 'Bad Request');
    if (origin === null || health.test(url)) return false;
    const name = host.replace(/:\d+$/, '').toLowerCase();
    if (name !== origin.hostname && !loopback.test(name)) {
      return refuse(response, 421, `This site is ${origin.host}`);
    }
    if (origin.protocol !== 'https:' || !cameUnencrypted(request)) return false;
    return leadToEncrypted(origin, request, response);
  };
}

/** Null for none, for two, and for an invalid one. */
function onlyHost({ headers, rawHeaders }: IncomingMessage): string | null {
  const names = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  const { host = '' } = headers;
  return names.length === 1 && hostSyntax.test(host) ? host : null;
}

/** According to the proxy next to us. */
function cameUnencrypted({ headers }: IncomingMessage): boolean {
  const said = headers['x-forwarded-proto'];
  const last = (Array.isArray(said) ? said.join(',') : (said ?? '')).split(',').at(-1);
  return last?.trim().toLowerCase() === 'http';
}
