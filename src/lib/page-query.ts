import { isTrackingParam } from './tracking-params.ts';

/** Stands for every parameter of a query, where a page may read any. */
export const anyParam = '*';

/** Drafts of the editor and links that show a variant: their signature decides, so nothing is kept. */
const signed = /^(?:_storyblok|sig$)/;

/**
 * The address under which a page is kept: its path, and of its query what the page is made of, in one
 * order. `reads` are the names of those parameters; undefined while nobody knows. Null: it is not kept.
 */
export function cacheTarget(
  target: string,
  readsOf: (path: string) => ReadonlySet<string> | undefined,
): string | null {
  const cut = target.indexOf('?');
  const path = cut === -1 ? target : target.slice(0, cut);
  // The router reads /GALLERY as /gallery: hundreds of spellings must not push pages out.
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
