import { expect, test } from 'vitest';
import emptyShop from '#src/db/seeds/empty/settings.json' with { type: 'json' };
import { shopSettingsSchema } from '#src/domain/settings/index.ts';
import { businessData } from './business-data.ts';

const origin = 'https://shop.example';
const { rates: _rates, ...facts } = emptyShop;
const placeholders = shopSettingsSchema.parse(facts);
const told = (changes: object) => businessData({ ...placeholders, ...changes }, origin);

test('placeholders of a new shop are told to nobody', () => {
  expect(told({})).toEqual({
    '@context': 'https://schema.org',
    '@type': ['AutoRepair', 'AutoPartsStore', 'TireShop'],
    '@id': `${origin}/#business`,
    url: `${origin}/`,
  });
});

test('what a shop does not say of itself is left out', () => {
  const business = told({ isSetUp: true, name: 'Lakeshore 4x4' });
  expect(business).toMatchObject({ name: 'Lakeshore 4x4' });
  for (const name of [
    'telephone',
    'email',
    'address',
    'legalName',
    'foundingDate',
    'priceRange',
    'geo',
    'areaServed',
    'sameAs',
  ]) {
    expect(business).not.toHaveProperty(name);
  }
});

test('machines read the number, the e-mail address and the hours of the settings', () => {
  const contact = { phone: '+12085550100', email: 'desk@shop.example' };
  expect(told({ isSetUp: true, ...contact })).toMatchObject({
    telephone: contact.phone,
    email: contact.email,
    openingHoursSpecification: placeholders.hours.map(({ opens, closes }) => ({ opens, closes })),
  });
});

test('what it says is told in the words of schema.org', () => {
  const changes = {
    ...{ isSetUp: true, legalName: 'Lakeshore LLC', founded: 1998, priceRange: '$$' },
    ...{ geo: { lat: 43.1566, lng: -77.6088 }, areaServed: ['Rochester'] },
    address: {
      ...{ street: '1 Main', city: 'Rochester', region: 'NY' },
      ...{ postalCode: '14604', country: 'US' },
    },
  };
  expect(told(changes)).toMatchObject({
    ...{ legalName: 'Lakeshore LLC', foundingDate: '1998', priceRange: '$$' },
    address: { addressLocality: 'Rochester', addressRegion: 'NY' },
    geo: { '@type': 'GeoCoordinates', latitude: 43.1566, longitude: -77.6088 },
    areaServed: ['Rochester'],
  });
});
