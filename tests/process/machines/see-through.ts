import type { CachingProxy } from './caching-proxy.ts';

/** A page as somebody behind the CDN gets it. */
export async function seeThrough(
  cdn: Pick<CachingProxy, 'url'>,
  path: string,
  headers: Record<string, string> = {},
) {
  const answer = await fetch(new URL(path, cdn.url), { headers, redirect: 'manual' });
  return {
    status: answer.status,
    cache: answer.headers.get('X-Cache'),
    control: answer.headers.get('Cache-Control'),
    text: await answer.text(),
  };
}
