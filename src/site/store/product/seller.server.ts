import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { safeUrl } from '#src/lib/safe-url.ts';
import type { Maker } from './line-story.server.ts';

/** Where a maker sells a product. */
export type Seller = { url: string; host: string };

/**
 * The maker's own store, if a line is only sold there. A host that is not listed in the shop's settings is not
 * linked, whatever the maker's story says, because more people can write stories.
 */
export async function sellerOf(
  ctx: Ctx,
  { maker, lineId }: { maker: Maker | null; lineId: string },
): Promise<Seller | null> {
  const isElsewhere = maker?.lineDetails.some((one) => one.lineId === lineId && one.soldByMaker);
  if (!maker || !isElsewhere) return null;
  const { storeHosts } = await getShopSettings(ctx);
  return allowedSeller(maker.shop, storeHosts);
}

export function allowedSeller(address: string, hosts: readonly string[]): Seller | null {
  const url = safeUrl(address);
  if (url === null || !URL.canParse(url)) return null;
  const { protocol, host, username } = new URL(url);
  const isAllowed = protocol === 'https:' && username === '' && hosts.includes(host);
  return isAllowed ? { url, host } : null;
}
