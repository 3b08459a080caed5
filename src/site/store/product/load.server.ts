import {
  type LineWithVariants,
  listTires,
  listVehicles,
  listWheels,
} from '#src/domain/catalog/index.server.ts';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { assessLine } from '#src/domain/store/index.server.ts';
import type { ShelfCategory } from '#src/domain/store/index.ts';
import { offersForTruck } from '#src/domain/supplier-fit/index.server.ts';
import { slugOf } from '#src/lib/slug.ts';
import type { Load } from '#src/site/stories/blok-loader.ts';
import type { PageWords } from '#src/site/stories/page-words.ts';
import { liftPicture } from '../shelf/lift-cell.ts';
import { type ShelfTruck, truckOfPage } from '../shelf/shelf-truck.server.ts';
import { priceBandText, type StoreWords, storeWords } from '../shelf/store-words.ts';
import { chooseDrawn } from '../shelf/wheel-picture.ts';
import { type DrawnProduct, type DrawnTruck, drawProduct, drawTire } from './draw-product.ts';
import { lineStory, makerOf } from './line-story.server.ts';
import type { ProductFact } from './product-fact.ts';
import { productFacts } from './product-facts.ts';
import { productLineOf, shelfOfKind } from './product-line.server.ts';
import { type ProductPhoto, productPhotos } from './product-photos.server.ts';
import { type ProductWords, priceBand, productWords, typeText } from './product-words.ts';
import type { ProductDetailBlok } from './schema.ts';
import { type Seller, sellerOf } from './seller.server.ts';
import { type SizeGroup, sizeGroups } from './size-groups.ts';
import { type SizeRow, sizeRows } from './size-rows.ts';

export type ProductDetailData = {
  truck: ShelfTruck | null;
  pageWords: PageWords;
  kind: LineWithVariants['kind'];
  shelf: ShelfCategory;
  lineId: string;
  name: string;
  brand: string;
  /** Its maker's page; null if the maker has no story. */
  brandSlug: string | null;
  /** Construction, tread or kind of kit. */
  type: string;
  story: string;
  /** Whole cents each, or per kit. */
  priceCents: { min: number; max: number };
  price: string;
  picture: DrawnProduct | DrawnTruck | null;
  /** Empty for most: the drawing is shown then. */
  photos: ProductPhoto[];
  facts: ProductFact[];
  sizes: SizeRow[];
  /** The same rows in collapsible groups; empty if there are few. */
  sizeGroups: SizeGroup[];
  /** Replaces the page's own text, which is about wheels; null for a wheel. */
  description: string | null;
  /** Stock number and cents of each part, for structured data. */
  offers: { sku: string; name: string; lowCents: number; highCents: number }[];
  /** Where else it is sold; null if the shop names no one. */
  seller: Seller | null;
};

const mostOffers = 100;

/** @throws {DomainError} not-found if the shop has no such line on this shelf */
export const load: Load<ProductDetailBlok, ProductDetailData> = async ({ ctx, page }) => {
  const words = storeWords(page.locale);
  const [product, { truck }] = await Promise.all([
    productLineOf(ctx, page),
    truckOfPage(ctx, page),
  ]);
  const { line, kind } = product;
  const { lineId, name, brand } = line;
  const maker = await makerOf(ctx, { brand, locale: page.locale });
  const priceCents = priceBand(product);
  const told: ProductWords = { product, words, price: priceBandText(priceCents, words) };
  const { pageWords, description } = productWords(told);
  const picture = await pictureOf(ctx, product, { words, truck });
  const assessments = await assessmentsOf(ctx, lineId, truck);
  const offers = await offersOn(ctx, product, truck);
  const sizes = sizeRows(product, { words, assessments, offers });
  const drawn = picture?.kind === 'wheel' ? (picture.tire?.size ?? null) : null;
  return {
    truck,
    pageWords: { ...pageWords, shelf: words.t(shelfOfKind[kind]).toLocaleLowerCase(words.locale) },
    description,
    kind,
    shelf: shelfOfKind[kind],
    lineId,
    name,
    brand,
    brandSlug: maker && slugOf(brand),
    type: typeText(product, words),
    story: lineStory(maker, lineId),
    priceCents,
    price: told.price,
    picture,
    photos: await productPhotos(ctx, product, words),
    facts: productFacts(product, words),
    sizes,
    sizeGroups: sizeGroups(product, { words, rows: sizes, drawn }),
    offers: offersOf(product),
    seller: await sellerOf(ctx, { maker, lineId }),
  };
};

async function assessmentsOf(ctx: Ctx, lineId: string, truck: ShelfTruck | null) {
  const parts = truck ? await assessLine(ctx, { lineId, fit: truck.wish }) : [];
  return new Map(parts.map(({ variant, assessment }) => [variant.sku, assessment]));
}

/** Read for all sizes at once. */
async function offersOn(ctx: Ctx, { variants }: LineWithVariants, truck: ShelfTruck | null) {
  if (!truck) return new Map();
  const { vehicleId, year } = truck.wish;
  return offersForTruck(ctx, { skus: variants.map(({ sku }) => sku), vehicleId, year });
}

type Shown = { words: StoreWords; truck: ShelfTruck | null };

async function pictureOf(ctx: Ctx, product: LineWithVariants, { words, truck }: Shown) {
  if (product.kind === 'wheel') {
    const tires = (await listTires(ctx)).filter(({ type }) => type === 'A/T');
    const drawn = chooseDrawn(product.variants, tires);
    return drawn ? drawProduct(drawn, words) : null;
  }
  if (product.kind === 'tire') {
    return drawTire(product.variants, { wheels: await listWheels(ctx), words });
  }
  const [sample] = product.variants;
  const context = { words, truck, vehicles: await listVehicles(ctx), drawn: new Set<Vehicle>() };
  const picture = sample ? liftPicture({ line: product.line, sample }, context) : null;
  return picture && 'drawing' in picture ? { kind: 'truck' as const, ...picture } : null;
}

function offersOf({ variants }: LineWithVariants): ProductDetailData['offers'] {
  return variants.slice(0, mostOffers).map((part) => {
    const { sku, priceCents: price } = part;
    const [lowCents, highCents] =
      typeof price === 'number' ? [price, price] : [price.min, price.max];
    return { sku, name: partName(part), lowCents, highCents };
  });
}

function partName(part: LineWithVariants['variants'][number]): string {
  const { brand, name } = part;
  if ('size' in part) return `${brand} ${name} ${part.size}`;
  if ('frontIn' in part) return `${brand} ${name} ${part.frontIn}/${part.rearIn} in`;
  const { diameterIn, widthIn, offsetMm, boltPatterns } = part;
  return `${brand} ${name} ${diameterIn}x${widthIn} ${offsetMm} mm ${boltPatterns.join(' ')}`;
}
