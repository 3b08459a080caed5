import { expect, test } from 'vitest';
import { serviceLinkedData } from './linked-data.ts';

const meta = {
  title: 'Lift Kits',
  siteName: 'Ironwood',
  description: 'Trucks, lifted.',
  canonical: 'https://shop.example/services/lift-kits',
};
const story = { name: 'Lift Kits' };

test('a service is done by the shop that every page describes', () => {
  expect(serviceLinkedData({ story, meta, data: {} })).toEqual([
    expect.objectContaining({
      '@type': 'Service',
      name: 'Lift Kits',
      provider: { '@id': 'https://shop.example/#business' },
    }),
  ]);
});

test('it has the prices and the questions that its page shows, and no others', () => {
  const card = { slug: 'leveling', name: 'Leveling', summary: 'Nose up.', fromCents: 72_050 };
  const data = {
    cards: { services: [{ ...card, included: [] }] },
    faq: { groups: [{ name: 'Leveling', questions: [{ q: 'How long?', a: 'A morning.' }] }] },
    other: { services: [{ name: 'A name in a list' }], groups: [] },
  };
  const [service, faq] = serviceLinkedData({ story, meta, data });
  expect(service).toMatchObject({
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      itemListElement: [
        {
          url: 'https://shop.example/services/lift-kits#leveling',
          itemOffered: { name: 'Leveling', description: 'Nose up.' },
          priceSpecification: { minPrice: 720.5, priceCurrency: 'USD' },
        },
      ],
    },
  });
  expect(faq).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'How long?', acceptedAnswer: { text: 'A morning.' } }],
  });
});
