import { isTrackingParam } from './tracking-params.ts';

/** Stands for every query parameter, where a page may read any. */
export const anyParam = '*';

/** Drafts in the editor and links that show a variant: their signature decides, so they are not cached. */
const signed = /^(?:_storyblok|sig$)/;

/**
 * The cache key of a page: its path plus the query parameters that the page depends on, in a fixed order. `reads` are
 * the names of those parameters; undefined if not known yet. Null if the page is not cached.
 */
export function cacheTarget(
  target: string,
  readsOf: (path: string) => ReadonlySet<string> | undefined,
): string | null {
  const cut = target.indexOf('?');
  const path = cut === -1 ? target : target.slice(0, cut);
  // The router accepts /GALLERY for /gallery; different spellings must not push other pages out of the cache.
  if (path !== path.toLowerCase()) return null;
  if (cut === -1) return path;
  const asked = [...new URLSearchParams(target.slice(cut))].filter(
    ([name]) => !isTrackingParam(name),
  );
  if (asked.length === 0) return path;
  const reads = readsOf(path);
  if (reads === undefined || reads.has(anyParam)) return null;
  if (asked.some(([name]) => signed.test(name))) return null;
  const known = asked.filter(([name]) => reads.has(name));
  if (known.length === 0) return path;
  const sorted = known.toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)));
  return `${path}?${new URLSearchParams(sorted)}`;
}
