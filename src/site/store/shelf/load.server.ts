import { getLine } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { formatPhone } from '#src/domain/settings/index.ts';
import { searchShelf } from '#src/domain/store/index.server.ts';
import type { ShelfCategory, ShelfPage, ShelfRequest } from '#src/domain/store/index.ts';
import type { Load } from '#src/site/stories/blok-loader.ts';
import { wholeShelf } from '../whole-shelf.ts';
import { cellRecords } from './cell-records.server.ts';
import { type FacetGroup, facetGroups } from './facet-words.ts';
import { refusedLines } from './refused-lines.server.ts';
import type { StoreGridBlok } from './schema.ts';
import { readShelfAddress, type ShelfAddress } from './shelf-address.ts';
import { type TruckOfPage, truckOfPage } from './shelf-truck.server.ts';
import type { RefusedLine, StoreLine } from './store-line.ts';
import { storeWords } from './store-words.ts';
import { toStoreLine } from './to-store-line.ts';

export type StoreGridData = TruckOfPage & {
  /** The filters, as far as the shelf has such values. */
  address: ShelfAddress;
  total: number;
  /** For all matching lines. */
  sizes: number;
  pages: number;
  lines: StoreLine[];
  facets: FacetGroup[];
  /** Lines excluded by the truck alone; listed only on request. */
  refused: { count: number; lines: RefusedLine[] };
  compared: { lineId: string; name: string }[];
  /** The shop's number, if this shelf has no goods at all; '' if it has none either. */
  bare?: { call: string; callText: string };
};

const perPage = 24;

/** The lines that match the URL, and how many each further filter would show. */
export const load: Load<StoreGridBlok, StoreGridData> = async ({ ctx, blok, page }) => {
  const { category } = blok;
  const words = storeWords(page.locale);
  const asked = readShelfAddress(page.read('shelf'), category);
  const { truck, picker } = await truckOfPage(ctx, page);
  const request: ShelfRequest = { ...asked, category, perPage, fit: truck?.wish ?? null };
  const shelf = await searchPage(ctx, request);
  const address = knownAddress({ ...asked, truck: truck?.wish ?? null }, shelf);
  const cells = { words, truck, chosen: address.chosen, ...(await cellRecords(ctx, [category])) };
  const refused = truck && asked.showsRefused && shelf.refused > 0;
  return {
    address,
    truck,
    picker,
    total: shelf.total,
    sizes: shelf.sizes,
    pages: shelf.pages,
    lines: shelf.lines.map((line) => toStoreLine(line, cells)),
    facets: facetGroups(shelf.facets, { category, chosen: address.chosen, words }),
    refused: {
      count: shelf.refused,
      lines: refused ? await refusedLines(ctx, { request, fit: truck.wish, cells }) : [],
    },
    compared: await namesOf(ctx, address.compared),
    ...(shelf.total === 0 && (await bareShelf(ctx, category))),
  };
};

/** Nothing is on the shelf, whatever the truck and the filters. */
async function bareShelf(ctx: Ctx, category: ShelfCategory): Promise<Pick<StoreGridData, 'bare'>> {
  const { total } = await searchShelf(ctx, { ...wholeShelf, category });
  return total === 0 ? { bare: await callOf(ctx) } : {};
}

/** The number to call about what is not on the shelves. */
export async function callOf(ctx: Ctx): Promise<NonNullable<StoreGridData['bare']>> {
  const { phone } = await getShopSettings(ctx);
  return { call: phone, callText: formatPhone(phone) };
}

/** A page after the last is the last one, because a shelf may have shrunk since the URL was saved. */
async function searchPage(ctx: Ctx, request: ShelfRequest): Promise<ShelfPage> {
  const shelf = await searchShelf(ctx, request);
  return request.page <= shelf.pages ? shelf : searchShelf(ctx, { ...request, page: shelf.pages });
}

/** Without values that the shelf does not have: they filter nothing and are not passed on. */
function knownAddress(address: ShelfAddress, { facets, pages }: ShelfPage): ShelfAddress {
  const known = facets.map(({ name, values }) => {
    const has = new Set(values.map(({ value }) => value));
    return [name, (address.chosen[name] ?? []).filter((value) => has.has(value))] as const;
  });
  const chosen = Object.fromEntries(known.filter(([, values]) => values.length > 0));
  return { ...address, chosen, page: Math.min(address.page, pages) };
}

async function namesOf(ctx: Ctx, ids: readonly string[]): Promise<StoreGridData['compared']> {
  const lines = await Promise.all(ids.map((id) => getLine(ctx, id)));
  return lines.flatMap((found) =>
    found ? [{ lineId: found.line.lineId, name: found.line.name }] : [],
  );
}
