import { brotliCompressSync } from 'node:zlib';

/** Bytes on the wire of each script that a page names for itself, by address. */
export type Scripts = ReadonlyMap<string, number>;

const sizes = new Map<string, number>();

/**
 * What a page's document loads at once: its module scripts and what they import. What a page
 * fetches later, when it is needed, is not in it.
 */
export async function scriptsOf(url: string, cookie: string): Promise<Scripts> {
  const html = await (await fetch(url, { headers: { cookie } })).text();
  const named = html.matchAll(/(?:href|src|from|import)\s*[=(]?\s*["'](\/assets\/[^"']+\.js)["']/g);
  const paths = [...new Set([...named].map(([, path]) => String(path)))];
  const origin = new URL(url).origin;
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await bytesOf(origin + path)] as const)),
  );
}

async function bytesOf(address: string): Promise<number> {
  const known = sizes.get(address);
  if (known !== undefined) return known;
  const body = await (await fetch(address)).arrayBuffer();
  const bytes = brotliCompressSync(Buffer.from(body)).byteLength;
  sizes.set(address, bytes);
  return bytes;
}

/** Of these scripts what the others do not have. */
export function bytesBeyond(scripts: Scripts, others: Scripts): number {
  return [...scripts].reduce((sum, [path, bytes]) => sum + (others.has(path) ? 0 : bytes), 0);
}
