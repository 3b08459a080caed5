import { once } from 'node:events';
import { get as getPlain, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import type { FeedAccess, FeedPlace, Fetched, SeenFile } from '#src/domain/supplier-feeds/ports.ts';
import { type Fetching, writeDown } from './feed-fetching.ts';
import { FeedError } from './feed-trouble.ts';
import { toAddress } from './public-host.ts';

/** A server that says nothing for so long is given up. */
const silenceMs = 60_000;
const mostRedirects = 3;

/** Fetches a web address unless it has not changed since. @throws {FeedError} */
export async function fetchByHttps(
  { address, access, seen }: FeedPlace,
  how: Fetching,
): Promise<Fetched> {
  const first = urlOf(address);
  const headers = { ...headersOf(access), ...conditionsOf(seen) };
  const { response, url } = await follow(first, { headers, how });
  try {
    if (response.statusCode === 304) return { outcome: 'unchanged', hostKey: null };
    requireFile(response);
    const { bytes, hash } = await receive(response, how);
    const { etag, 'last-modified': lastModified } = response.headers;
    const fileName = nameOf(response.headers, url);
    return {
      outcome: 'received',
      fileName,
      bytes,
      seen: { etag, lastModified, hash },
      hostKey: null,
    };
  } finally {
    response.destroy();
  }
}

function urlOf({ protocol, host, port, path }: FeedPlace['address']): URL {
  const name = host.includes(':') ? `[${host}]` : host;
  return new URL(path, `${protocol}://${name}:${port}`);
}

/** Without a user name, the password is a token. */
function headersOf({ userName, password }: FeedAccess): Record<string, string> {
  if (password === '') return {};
  if (userName === '') return { Authorization: `Bearer ${password}` };
  const both = Buffer.from(`${userName}:${password}`).toString('base64');
  return { Authorization: `Basic ${both}` };
}

function conditionsOf({ etag, lastModified }: SeenFile): Record<string, string> {
  return {
    ...(etag && { 'If-None-Match': etag }),
    ...(lastModified && { 'If-Modified-Since': lastModified }),
  };
}

type Asking = { headers: Record<string, string>; how: Fetching };

/** Follows to other paths of the same server, never to another one: the password is for this one. */
async function follow(
  first: URL,
  asking: Asking,
): Promise<{ response: IncomingMessage; url: URL }> {
  let url = first;
  for (let step = 0; step <= mostRedirects; step += 1) {
    const response = await ask(url, asking);
    const { location } = response.headers;
    if (!location || !isRedirect(response)) return { response, url };
    response.destroy();
    const next = URL.parse(location, url);
    if (next?.origin !== url.origin) throw new FeedError('elsewhere', next?.host ?? location);
    url = next;
  }
  throw new FeedError('answer', 'too many redirects');
}

function isRedirect({ statusCode = 0 }: IncomingMessage): boolean {
  return statusCode >= 300 && statusCode < 400 && statusCode !== 304;
}

async function ask(url: URL, { headers, how }: Asking): Promise<IncomingMessage> {
  const get = url.protocol === 'https:' ? getSecure : getPlain;
  const request = get(url, {
    signal: how.signal,
    agent: false,
    headers: { ...headers, Accept: '*/*', 'User-Agent': 'Ironwood' },
    lookup: toAddress(how.to),
  });
  request.setTimeout(silenceMs, () => request.destroy(new FeedError('timeout')));
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

function requireFile({ statusCode = 0, statusMessage = '' }: IncomingMessage): void {
  if (statusCode === 200) return;
  if (statusCode === 401 || statusCode === 403) throw new FeedError('password');
  if (statusCode === 404 || statusCode === 410) throw new FeedError('no-file');
  throw new FeedError('answer', `${statusCode} ${statusMessage}`);
}

async function receive(response: IncomingMessage, { into, limits }: Fetching) {
  const length = Number(response.headers['content-length'] ?? Number.NaN);
  if (length > limits.bytes) throw new FeedError('too-large');
  const received = await writeDown(response, { into, limits });
  if (!response.complete || (length >= 0 && received.bytes !== length)) {
    throw new FeedError('refused');
  }
  return received;
}

/** As the server calls it, else the last part of the path. */
function nameOf(headers: IncomingHttpHeaders, { pathname, host }: URL): string {
  const told = /filename="?([^";]+)"?/i.exec(headers['content-disposition'] ?? '')?.[1];
  const last = pathname.split('/').at(-1);
  return (told ?? (last || host)).trim().slice(0, 200);
}
