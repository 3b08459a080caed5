import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { productLinkedData } from './linked-data.ts';
import type { ProductDetailData } from './load.server.ts';

const page = {
  title: 'Quoin',
  siteName: 'Ironwood',
  description: 'A wheel.',
  canonical: 'https://ironwood.example/store/wheels/vantrel-quoin',
};
// The first example is a complete product.
const product = examples[0]?.data as ProductDetailData;
const part = { sku: 'a', name: 'Vantrel Quoin 17x8.5', lowCents: 30_900, highCents: 30_900 };

test('sizes are variants of a group, each with its price', () => {
  const data = productLinkedData({ ...product, offers: [part, { ...part, sku: 'b' }] }, page);
  expect(data).toMatchObject({
    '@type': 'ProductGroup',
    name: 'Vantrel Quoin',
    productGroupID: 'vantrel-quoin',
    hasVariant: [{ sku: 'a', offers: { '@type': 'Offer', price: '309.00' } }, { sku: 'b' }],
  });
});

test('a single part is a product; a price from to is told as such', () => {
  const offers = [{ ...part, highCents: 34_900 }];
  expect(productLinkedData({ ...product, offers }, page)).toMatchObject({
    '@type': 'Product',
    sku: 'a',
    offers: { '@type': 'AggregateOffer', lowPrice: '309.00', highPrice: '349.00' },
  });
});

test('nothing is said of stars, or of a stock that nobody has counted', () => {
  const text = JSON.stringify(productLinkedData({ ...product, offers: [part, part] }, page));
  expect(text).not.toMatch(/rating|availability/i);
});

test('its pictures are the photographs, and the drawn ones where there is none', () => {
  const at = (path: string) => `https://ironwood.example${path}`;
  expect(productLinkedData(product, page)).toMatchObject({ image: [at('/a.svg'), at('/b.svg')] });
  const src = `/f/1/1920x1080/${'a'.repeat(64)}/quoin.jpg`;
  const photographed = { ...product, photos: [{ src, alt: 'A wheel', focus: '' }] };
  expect(productLinkedData(photographed, page)).toMatchObject({ image: [at(`${src}/m/1920x0`)] });
  expect(productLinkedData({ ...product, picture: null }, page)).not.toHaveProperty('image');
});
