import type { IncomingMessage } from 'node:http';
import type { Logger } from '#src/domain/context.ts';

export type ForwardWatch = {
  /** Looks at a request that arrives. */
  note(request: IncomingMessage): void;
  /** How many have been noticed. */
  count(): number;
};

/**
 * Notices requests that a proxy has forwarded although none is trusted: then all visitors have the proxy's address, and
 * share its limits. Logged once per process.
 */
export function createForwardWatch(trustedHops: number, logger: Logger): ForwardWatch {
  let seen = 0;
  return {
    note({ headers }) {
      if (trustedHops > 0 || headers['x-forwarded-for'] === undefined) return;
      seen += 1;
      if (seen === 1) logger.warn({ event: 'forwarded.untrusted' }, advice);
    },
    count: () => seen,
  };
}

const advice =
  'a request came with X-Forwarded-For, but TRUSTED_PROXY_HOPS is 0: if there is a proxy in front of the site, set it, or all visitors count as one and share their limits';
