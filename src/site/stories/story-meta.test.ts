import { expect, test } from 'vitest';
import { brandSchema } from '#src/domain/brand/index.ts';
import { allLanguages } from '#src/lib/site-languages.ts';
import { metaOf } from './story-meta.ts';

const page = {
  url: new URL('https://ironwood.example/careers?utm_source=x#jobs'),
  locale: 'en',
} as const;
const address = {
  street: '1 Main',
  city: 'Rochester',
  region: 'NY',
  postalCode: '14604',
  country: 'US',
};
const shop = {
  name: 'Ironwood Off-Road',
  brand: brandSchema.parse({}),
  combinedYears: 126,
  address,
  languages: allLanguages,
};
const content = { _uid: 'a', component: 'page' };

test('a story without words of its own has the shop’s default title and description', () => {
  const meta = metaOf({ content }, { page, shop });
  expect(meta.title).toBe('Off-road Shop in Rochester, NY');
  expect(meta.description).toMatch(/^Ironwood Off-Road has .* for all makes and models\.$/);
  expect(meta).not.toHaveProperty('robots');
});

test('a tagline is the default title and description, and a young shop claims no decades', () => {
  const own = { ...shop, brand: brandSchema.parse({ tagline: { en: 'Measured first' } }) };
  expect(metaOf({ content }, { page, shop: own })).toMatchObject({
    title: 'Measured first',
    description: 'Ironwood Off-Road: Measured first',
  });
  const young = metaOf({ content }, { page, shop: { ...shop, combinedYears: 3 } });
  expect(young.description).not.toContain('decades');
});

test('the canonical address has neither query nor hash', () => {
  expect(metaOf({ content }, { page, shop }).canonical).toBe('https://ironwood.example/careers');
});

test('a story’s own words win', () => {
  const own = { ...content, seo_title: 'Careers', seo_description: 'Pay.', robots: 'noindex' };
  expect(metaOf({ content: own }, { page, shop })).toMatchObject({
    title: 'Careers',
    description: 'Pay.',
    robots: 'noindex',
  });
});

test('a shop whose place is unknown is said to be nowhere', () => {
  const nowhere = { ...shop, address: { ...address, city: '', region: '' } };
  expect(metaOf({ content }, { page, shop: nowhere }).title).toBe('Off-road Shop');
});
