import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Bytes on the wire of each script, by URL. */
export type Scripts = ReadonlyMap<string, number>;

const sizes = new Map<string, number>();

/** What a page has loaded so far, without scripts that it loads later on demand. */
export async function scriptsOf(page: Page): Promise<Scripts> {
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  );
  const entries = [...new Set(addresses)].map(
    async (address) => [address, await bytesOf(address)] as const,
  );
  return new Map(await Promise.all(entries));
}

async function bytesOf(address: string): Promise<number> {
  const known = sizes.get(address);
  if (known !== undefined) return known;
  const body = await (await fetch(address)).arrayBuffer();
  const bytes = brotliCompressSync(Buffer.from(body)).byteLength;
  sizes.set(address, bytes);
  return bytes;
}

/** Those of these scripts that the others do not have. */
export function bytesBeyond(scripts: Scripts, others: Scripts): number {
  return [...scripts].reduce((sum, [path, bytes]) => sum + (others.has(path) ? 0 : bytes), 0);
}
