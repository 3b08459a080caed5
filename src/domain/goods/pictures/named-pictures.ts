import type { GoodsFields } from '#src/domain/feeds/index.ts';

/** More of one part than a page shows are not fetched. */
const mostOfPart = 6;
/** Longer ones are no addresses of pictures. */
const longestAddress = 1_000;

/** The pictures that a row names, in its order, each once. */
export function namedPictures({ imageUrls }: Pick<GoodsFields, 'imageUrls'>): string[] {
  const addresses = (imageUrls ?? []).flatMap((text) => URL.parse(text)?.href ?? []);
  const short = addresses.filter(({ length }) => length <= longestAddress);
  return [...new Set(short)].slice(0, mostOfPart);
}

/** "images.example.com", with a port that is not the usual one. */
export function hostOf(address: string): string {
  return new URL(address).host;
}

type Wanted = {
  named: readonly string[];
  /** Sites that the shop fetches from. */
  hosts: readonly string[];
  /** What an earlier file named for the part. */
  before: readonly string[];
};

/** The pictures that a part is to get; null if there is nothing to fetch or it has them. */
export function newPictures({ named, hosts, before }: Wanted): string[] | null {
  const wanted = named.filter((address) => hosts.includes(hostOf(address)));
  if (wanted.length === 0 || wanted.join(' ') === before.join(' ')) return null;
  return wanted;
}

/** A file on more sites than this has a column that is something else. */
const mostHosts = 20;

/** Counts rows by the sites of their pictures. */
export function countHosts(counts: Record<string, number>, named: readonly string[]): void {
  for (const host of new Set(named.map(hostOf))) {
    const isKnown = Object.hasOwn(counts, host);
    if (isKnown || Object.keys(counts).length < mostHosts) counts[host] = (counts[host] ?? 0) + 1;
  }
}
