import type { PageMeta } from '#src/app/components/site/page-meta.ts';
import type { ProductDetailData } from './load.server.ts';

/** A type of the router's: what `script:ld+json` takes. */
type LinkedData = {
  [key: string]: string | number | boolean | null | LinkedData | string[] | LinkedData[];
};

/**
 * The product for those who read pages by machine (schema.org). Neither stock nor stars are said:
 * the catalogue has no count of pieces, and a shop does not rate itself.
 */
export function productLinkedData(product: ProductDetailData, page: PageMeta): LinkedData {
  const { brand, name, type, story, offers } = product;
  const common = {
    '@context': 'https://schema.org',
    name: `${brand} ${name}`,
    brand: { '@type': 'Brand', name: brand },
    category: type,
    description: story || page.description,
    url: page.canonical,
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
