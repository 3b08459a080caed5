import { once } from 'node:events';
import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import type { RemotePictures } from '#src/domain/media/ports.ts';
import { isPublicAddress } from '#src/lib/public-address.ts';
import { type Address, askSystem, pickAddress, toAddress } from './public-host.ts';

export type RemotePictureOptions = {
  /** "a.storyblok.com" means https on the default port; tests pass the full origin of their own server. */
  hosts: readonly string[];
  /** Which addresses of a host may be contacted; by default only those of the public internet. */
  isAllowed?: (address: string) => boolean;
  limits?: { bytes: number; ms: number };
  /** Resolves a host name; the system's resolver by default. */
  resolve?: (name: string) => Promise<readonly Address[]>;
};

const usualLimits = { bytes: 20 * 1024 * 1024, ms: 5000 };

/**
 * Fetches pictures from the listed hosts only. The name is resolved once and the connection goes to the address that
 * was checked, so a name that resolves differently a moment later cannot reach another host. Redirects are not
 * followed.
 */
export function createRemotePictures(options: RemotePictureOptions): RemotePictures {
  const { hosts, isAllowed = isPublicAddress, limits = usualLimits, resolve = askSystem } = options;
  const origins = new Set(hosts.map((host) => (host.includes('://') ? host : `https://${host}`)));

  return {
    isListed: (url: URL) => origins.has(url.origin) && url.username === '' && url.password === '',
    async download(url) {
      const signal = AbortSignal.timeout(limits.ms);
      try {
        const found = await resolve(url.hostname.replace(/^\[|\]$/g, ''));
        const address = pickAddress(found, isAllowed);
        return { bytes: await receive(url, { address, signal, maxBytes: limits.bytes }) };
      } catch (error) {
        return { failure: `${url.host}: ${error instanceof Error ? error.message : error}` };
      }
    },
  };
}

type Download = { address: Address; signal: AbortSignal; maxBytes: number };

async function receive(url: URL, { address, signal, maxBytes }: Download): Promise<Buffer> {
  const get = url.protocol === 'https:' ? getSecure : getPlain;
  const request = get(url, {
    signal,
    agent: false,
    headers: { Accept: 'image/avif,image/webp,image/*' },
    lookup: toAddress(address),
  });
  const [response] = (await once(request, 'response', { signal })) as [IncomingMessage];
  try {
    if (response.statusCode !== 200) throw new Error(`answered ${response.statusCode}`);
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
    if (bytes > maxBytes) throw new Error(`sends more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
