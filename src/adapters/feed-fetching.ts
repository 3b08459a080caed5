import { createHash } from 'node:crypto';
import type { IncomingFile } from '#src/domain/careers/ports.ts';
import { FeedError } from './feed-trouble.ts';
import type { Address } from './public-host.ts';

/** A whole fetch ends after `ms`; a file that is being written is looked at again after `settleMs`. */
export type FeedLimits = { bytes: number; ms: number; settleMs: number };

/** How a file is brought here. */
export type Fetching = {
  to: Address;
  signal: AbortSignal;
  limits: FeedLimits;
  into: IncomingFile;
};

/** Writes a file down as it arrives, and takes its hash. @throws {FeedError} if it is too large */
export async function writeDown(
  chunks: AsyncIterable<Uint8Array>,
  { into, limits }: Pick<Fetching, 'into' | 'limits'>,
): Promise<{ bytes: number; hash: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > limits.bytes) throw new FeedError('too-large');
    hash.update(chunk);
    await into.append(chunk);
  }
  return { bytes, hash: hash.digest('hex') };
}
