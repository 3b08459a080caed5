import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { searchShelf } from '#src/domain/store/index.server.ts';
import { type ShelfCategory, shelfCategories } from '#src/domain/store/index.ts';
import { type BrandKind, brandKind } from '#src/site/build/index.ts';
import type { PageMeta } from '#src/site/kit/page-meta.ts';
import type { PageRequest } from '#src/site/stories/page-request.ts';
import { metaOf } from '#src/site/stories/story-meta.ts';
import { toNotFound } from '#src/web/page/to-not-found.ts';
import { lineStory, makerStory } from './product/line-story.server.ts';
import { cellRecords } from './shelf/cell-records.server.ts';
import type { StoreLine } from './shelf/store-line.ts';
import { storeWords } from './shelf/store-words.ts';
import { toStoreLine } from './shelf/to-store-line.ts';
import { wholeShelf } from './whole-shelf.ts';

export type BrandLine = StoreLine & { story: string };

export type BrandPage = {
  name: string;
  kind: BrandKind;
  story: string;
  shelves: { category: ShelfCategory; lines: BrandLine[] }[];
  meta: PageMeta;
};

/** A maker's page: its story, and its products in the store. @throws a 404 response without a story */
export async function loadBrand(ctx: Ctx, page: PageRequest): Promise<BrandPage> {
  const slug = page.params.slug ?? '';
  const found = await makerStory(ctx, { slug, locale: page.locale });
  if (!found) throw toNotFound(notFound());
  const { story, maker } = found;
  const shop = await getShopSettings(ctx);
  const meta = metaOf(story, { page, shop });
  const { t } = storeWords(page.locale);
  return {
    name: maker.name,
    kind: brandKind.parse(story.content.kind),
    story: maker.story,
    shelves: await shelvesOf(ctx, { slug, page, tell: (lineId) => lineStory(maker, lineId) }),
    meta: {
      ...meta,
      title: maker.name,
      description: maker.story || t('brand.description', { name: maker.name }),
    },
  };
}

type BrandRequest = { slug: string; page: PageRequest; tell(lineId: string): string };

async function shelvesOf(
  ctx: Ctx,
  { slug, page, tell }: BrandRequest,
): Promise<BrandPage['shelves']> {
  const words = storeWords(page.locale);
  const cells = { ...(await cellRecords(ctx, shelfCategories)), words, truck: null, chosen: {} };
  const shelves = shelfCategories.map(async (category) => {
    const found = await searchShelf(ctx, { ...wholeShelf, category, chosen: { brand: [slug] } });
    // A maker that the shelf does not have is ignored.
    const brand = found.facets.find(({ name }) => name === 'brand');
    if (!brand?.values.some(({ value }) => value === slug)) return { category, lines: [] };
    const lines = found.lines.map((line) => toStoreLine(line, cells));
    return { category, lines: lines.map((line) => ({ ...line, story: tell(line.lineId) })) };
  });
  return (await Promise.all(shelves)).filter(({ lines }) => lines.length > 0);
}
