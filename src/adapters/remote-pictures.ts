import { once } from 'node:events';
import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import type { PictureTrouble, RemotePictures } from '#src/domain/media/ports.ts';
import { isPublicAddress } from '#src/lib/public-address.ts';
import { type Address, askSystem, NotPublicError, pickAddress, toAddress } from './public-host.ts';

export type RemotePictureOptions = {
  /** "a.storyblok.com" means https on the default port; tests pass the full origin of their own server. */
  hosts: readonly string[];
  /** Hosts of the shop's own network that may be contacted, with their ports: "files.lan:8080". */
  insideHosts?: readonly string[];
  /** Whether another path of the same host is followed; suppliers move from HTTP to HTTPS. */
  followsOwnHost?: boolean;
  /** Which addresses of a host may be contacted; by default only those of the public internet. */
  isAllowed?: (address: string) => boolean;
  limits?: { bytes: number; ms: number };
  /** Resolves a host name; the system's resolver by default. */
  resolve?: (name: string) => Promise<readonly Address[]>;
};

const usualLimits = { bytes: 20 * 1024 * 1024, ms: 5000 };

/**
 * Fetches pictures from other sites. A name is resolved once and the connection goes to the address that was checked,
 * so a name that resolves differently a moment later cannot reach another host. Redirects to another host are not
 * followed.
 */
export function createRemotePictures(options: RemotePictureOptions): RemotePictures {
  const { hosts, insideHosts = [], isAllowed = isPublicAddress, resolve = askSystem } = options;
  const { limits = usualLimits, followsOwnHost = false } = options;
  const origins = new Set(hosts.map((host) => (host.includes('://') ? host : `https://${host}`)));
  const inside = new Set(insideHosts);

  async function fetchFrom(url: URL, { left, signal }: Asking): Promise<Buffer> {
    const found = await resolve(url.hostname.replace(/^\[|\]$/g, ''));
    const address = pickAddress(found, inside.has(hostAndPort(url)) ? () => true : isAllowed);
    const got = await receive(url, { address, signal, maxBytes: limits.bytes });
    if (Buffer.isBuffer(got)) return got;
    const next = URL.parse(got.location, url);
    if (left === 0 || next?.hostname !== url.hostname) throw new AnswerError(got.status);
    return fetchFrom(next, { left: left - 1, signal });
  }

  return {
    isListed: (url: URL) => origins.has(url.origin) && url.username === '' && url.password === '',
    async download(url) {
      const signal = AbortSignal.timeout(limits.ms);
      try {
        return { bytes: await fetchFrom(url, { left: followsOwnHost ? 3 : 0, signal }) };
      } catch (error) {
        const reason = error instanceof Error ? error.message : error;
        return { failure: `${url.host}: ${reason}`, trouble: troubleOf(error) };
      }
    },
  };
}

type Asking = { left: number; signal: AbortSignal };

/** "files.lan:443": the default port too. */
function hostAndPort({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
}

class AnswerError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`answered ${status}`);
    this.status = status;
  }
}

class TooLargeError extends Error {}

function troubleOf(error: unknown): PictureTrouble {
  if (error instanceof NotPublicError) return 'not-public';
  if (error instanceof TooLargeError) return 'too-large';
  if (!(error instanceof AnswerError)) return 'away';
  return error.status === 404 || error.status === 410 ? 'missing' : 'answer';
}

type Download = { address: Address; signal: AbortSignal; maxBytes: number };
type Moved = { status: number; location: string };

async function receive(url: URL, { address, signal, maxBytes }: Download): Promise<Buffer | Moved> {
  const get = url.protocol === 'https:' ? getSecure : getPlain;
  const request = get(url, {
    signal,
    agent: false,
    headers: { Accept: 'image/avif,image/webp,image/*' },
    lookup: toAddress(address),
  });
  const [response] = (await once(request, 'response', { signal })) as [IncomingMessage];
  try {
    const { statusCode: status = 0, headers } = response;
    if (status > 300 && status < 400 && headers.location) {
      return { status, location: headers.location };
    }
    if (status !== 200) throw new AnswerError(status);
    return await readAtMost(response, maxBytes);
  } finally {
    response.destroy();
  }
}

async function readAtMost(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new TooLargeError(`sends more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
