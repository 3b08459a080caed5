/** A picture that a supplier's file names; `url` is its address in the shop's library, once it is there. */
export type FoundPicture = { url: string | null; isReplaced: boolean };

/** What a page of the site shows of a part at most. */
const mostShown = 8;

/**
 * The pictures of a part with what its supplier sends: the shop's own first, then the supplier's in the file's order.
 * While none of the new ones is here, the part keeps what it has.
 */
export function picturesAfter(images: readonly string[], named: readonly FoundPicture[]): string[] {
  const here = named.filter(({ isReplaced }) => !isReplaced).flatMap(({ url }) => url ?? []);
  if (here.length === 0) return [...images];
  const sent = new Set(named.flatMap(({ url }) => url ?? []));
  const own = images.filter((image) => !sent.has(image));
  return [...new Set([...own, ...here])].slice(0, mostShown);
}
