import type { FeedFiles } from '#src/domain/supplier-feeds/ports.ts';
import { isPublicAddress } from '#src/lib/public-address.ts';
import type { FeedLimits } from './feed-fetching.ts';
import { fetchByHttps } from './feed-https.ts';
import { fetchBySftp } from './feed-sftp.ts';
import { FeedError, troubleOf } from './feed-trouble.ts';
import { type Address, askSystem, pickAddress } from './public-host.ts';

export type FeedFileOptions = {
  /** Hosts of the shop's own network that feeds may be fetched from, with their ports: "files.lan:22". */
  insideHosts: readonly string[];
  limits?: FeedLimits;
  /** Resolves a host name; the system's resolver by default. */
  resolve?: (name: string) => Promise<readonly Address[]>;
};

const usualLimits: FeedLimits = { bytes: 512 * 1024 * 1024, ms: 15 * 60_000, settleMs: 3_000 };

/**
 * Suppliers' files by HTTPS and SFTP. The name is resolved once and the connection goes to the address that was
 * checked, so that no name leads into the shop's own network.
 */
export function createFeedFiles(options: FeedFileOptions): FeedFiles {
  const { insideHosts, limits = usualLimits, resolve = askSystem } = options;
  const inside = new Set(insideHosts);
  return {
    async download(place, into) {
      const { protocol, host, port } = place.address;
      const isInside = inside.has(`${host}:${port}`);
      try {
        if (protocol === 'http' && !isInside) throw new FeedError('not-public');
        const isAllowed = isInside ? () => true : isPublicAddress;
        const to = pickAddress(await resolve(host), isAllowed);
        const signal = AbortSignal.timeout(limits.ms);
        const how = { to, signal, limits, into };
        return await (protocol === 'sftp' ? fetchBySftp(place, how) : fetchByHttps(place, how));
      } catch (error) {
        return { outcome: 'failed', ...troubleOf(error) };
      }
    },
  };
}
