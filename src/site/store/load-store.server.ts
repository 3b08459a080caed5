import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { searchShelf } from '#src/domain/store/index.server.ts';
import { type FacetValue, type ShelfCategory, shelfCategories } from '#src/domain/store/index.ts';
import { formatCents } from '#src/lib/money.ts';
import { limitedLanguages } from '#src/lib/site-languages.ts';
import type { PageMeta } from '#src/site/kit/page-meta.ts';
import { pictureLookOf } from '#src/site/kit/page-picture.ts';
import type { PageRequest } from '#src/site/stories/page-request.ts';
import { plural } from '#src/web/words/translate.ts';
import { cellRecords } from './shelf/cell-records.server.ts';
import { callOf, type StoreGridData } from './shelf/load.server.ts';
import { type ShelfTruck, truckOfPage } from './shelf/shelf-truck.server.ts';
import type { StoreLine } from './shelf/store-line.ts';
import { storeWords } from './shelf/store-words.ts';
import { toStoreLine } from './shelf/to-store-line.ts';
import { wholeShelf } from './whole-shelf.ts';

/** A shelf, as links to it show it. */
export type ShelfCard = {
  category: ShelfCategory;
  /** How many there are, or fit the truck, and the lowest price. */
  note: string;
  /** The line that represents the shelf. */
  shown: Pick<StoreLine, 'brand' | 'name' | 'picture'> | null;
  brands: FacetValue[];
};

export type StorePage = {
  truck: ShelfTruck | null;
  shelves: ShelfCard[];
  meta: PageMeta;
  /** Whom to call, if there are no goods at all. */
  bare: StoreGridData['bare'] | null;
};

/** The store's front: what is on each shelf, and for a truck, what fits it. */
export async function loadStore(ctx: Ctx, page: PageRequest): Promise<StorePage> {
  const { t } = storeWords(page.locale);
  const [{ truck }, settings] = await Promise.all([truckOfPage(ctx, page), getShopSettings(ctx)]);
  const [shelves, isBare] = await Promise.all([
    Promise.all(shelfCategories.map((category) => shelfCard(ctx, category, { truck, page }))),
    hasNoGoods(ctx),
  ]);
  return {
    truck,
    shelves,
    bare: isBare ? await callOf(ctx) : null,
    meta: {
      title: t('home.title'),
      siteName: settings.name,
      pictureLook: pictureLookOf(settings),
      ...limitedLanguages(settings.languages),
      description: t('home.description'),
      canonical: new URL(page.url.pathname, page.url.origin).href,
    },
  };
}

async function hasNoGoods(ctx: Ctx): Promise<boolean> {
  const pages = shelfCategories.map((category) => searchShelf(ctx, { ...wholeShelf, category }));
  return (await Promise.all(pages)).every(({ total }) => total === 0);
}

type StoreRequest = { truck: ShelfTruck | null; page: PageRequest };

async function shelfCard(
  ctx: Ctx,
  category: ShelfCategory,
  { truck, page }: StoreRequest,
): Promise<ShelfCard> {
  const words = storeWords(page.locale);
  const fit = truck?.wish ?? null;
  const found = await searchShelf(ctx, { ...wholeShelf, category, sort: 'priceUp', fit });
  const [cheapest] = found.lines;
  // The most expensive one on the page makes the best picture.
  const shown = found.lines.at(-1);
  const cells = { ...(await cellRecords(ctx, [category])), words, truck, chosen: {} };
  const brand = found.facets.find(({ name }) => name === 'brand');
  const count = words.t(`home.lines.${plural(found.total, words.locale)}`, { count: found.total });
  const low = cheapest && formatCents(cheapest.priceCents.min, words.locale);
  return {
    category,
    note: low ? words.t('home.from', { count, price: low }) : count,
    shown: shown ? cellOf(toStoreLine(shown, cells)) : null,
    brands: (brand?.values ?? []).filter((value) => value.count > 0).map(toValue),
  };
}

function cellOf({ brand, name, picture }: StoreLine): ShelfCard['shown'] {
  return { brand, name, picture };
}

function toValue({ value, label }: FacetValue): FacetValue {
  return { value, label };
}
