import { sideDrawingUrl } from '#src/site/kit/drawing-url.ts';
import type { PageMeta } from '#src/site/kit/page-meta.ts';
import { srcsetOf } from '#src/site/kit/picture-sources.ts';
import type { ProductDetailData } from './load.server.ts';

/** A type of the router's: what `script:ld+json` accepts. */
type LinkedData = {
  [key: string]: string | number | boolean | null | LinkedData | string[] | LinkedData[];
};

/**
 * The product as structured data (schema.org), without stock and ratings: the catalog does not count pieces exactly,
 * and a shop does not rate itself.
 */
export function productLinkedData(product: ProductDetailData, page: PageMeta): LinkedData {
  const { brand, name, type, story, offers } = product;
  const image = picturesOf(product).map((address) => new URL(address, page.canonical).href);
  const common = {
    '@context': 'https://schema.org',
    name: `${brand} ${name}`,
    brand: { '@type': 'Brand', name: brand },
    category: type,
    description: story || page.description,
    url: page.canonical,
    ...(image.length > 0 && { image }),
  };
  const [only] = offers;
  if (only && offers.length === 1) {
    return { ...common, '@type': 'Product', sku: only.sku, offers: offerOf(only, page) };
  }
  return {
    ...common,
    '@type': 'ProductGroup',
    productGroupID: product.lineId,
    variesBy: ['https://schema.org/size'],
    hasVariant: offers.map((offer) => ({
      '@type': 'Product',
      sku: offer.sku,
      name: offer.name,
      offers: offerOf(offer, page),
    })),
  };
}

/** The photos; without one, what the page shows instead. */
function picturesOf({ photos, picture }: ProductDetailData): string[] {
  if (photos.length > 0) return photos.map(({ src }) => srcsetOf(src).src);
  if (picture === null) return [];
  if (picture.kind === 'wheel') return picture.finishes.map(({ url }) => url);
  return [sideDrawingUrl(picture.drawing, 'light')];
}

function offerOf(
  { lowCents, highCents }: ProductDetailData['offers'][number],
  { canonical }: PageMeta,
): LinkedData {
  const common = { priceCurrency: 'USD', url: canonical };
  if (lowCents === highCents) return { '@type': 'Offer', price: dollars(lowCents), ...common };
  const [lowPrice, highPrice] = [dollars(lowCents), dollars(highCents)];
  return { '@type': 'AggregateOffer', lowPrice, highPrice, ...common };
}

/** "239.00". */
function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
