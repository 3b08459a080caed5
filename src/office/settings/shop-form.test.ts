import { expect, test } from 'vitest';
import { DomainError } from '#src/domain/errors.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import { overNewest } from './changed-fields.ts';
import { shopOf, shopValues, shownFields } from './shop-form.ts';

const shop = {
  name: 'Ironwood',
  legalName: 'Ironwood LLC',
  founded: 2013,
  priceRange: '$$',
  timeZone: 'America/Phoenix',
  geo: { lat: 33.5876, lng: -112.1049 },
  areaServed: ['Phoenix', 'Mesa'],
  phone: '+14807777700',
  smsPhone: '+14807777701',
  email: 'hello@ironwood.example',
  address: { street: '1 Main', city: 'Phoenix', region: 'AZ', postalCode: '85001', country: 'US' },
  hours: [
    { days: ['Mon', 'Tue', 'Wed'], opens: '07:30', closes: '18:00' },
    { days: ['Sat'], opens: '09:00', closes: '13:00' },
  ],
  storeHosts: ['maker.example', 'shop.example'],
} satisfies Partial<ShopSettings>;
const since = { now: shop, year: 2026 };

function formOf(changes: Record<string, string | null> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(shownFields(shopValues(shop)))) {
    if (value !== '') form.set(name, value);
  }
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) form.delete(name);
    else form.set(name, value);
  }
  return form;
}

function issuesOf(changes: Record<string, string | null>) {
  try {
    shopOf(formOf(changes), since);
  } catch (error) {
    return error instanceof DomainError ? error.issues.map(({ path }) => path) : error;
  }
}

test('a form that nobody changed says what was there', () => {
  expect(shopOf(formOf(), since)).toEqual(shop);
});

test('a phone number may be written as people write it', () => {
  expect(shopOf(formOf({ phone: '480.777.7799' }), since).phone).toBe('+14807777799');
});

test('a shop without a phone for text messages leaves it empty', () => {
  expect(shopOf(formOf({ smsPhone: ' ' }), since).smsPhone).toBe('');
  expect(issuesOf({ phone: '', smsPhone: '12' })).toEqual(['phone', 'smsPhone']);
});

test('a state is two letters or its name, and a ZIP code five digits, or the field says so', () => {
  const messages = (changes: Record<string, string>) => {
    try {
      return shopOf(formOf(changes), since).address;
    } catch (error) {
      return error instanceof DomainError ? error.issues : error;
    }
  };
  expect(messages({ region: 'az' })).toMatchObject({ region: 'AZ' });
  expect(messages({ region: 'nevada' })).toMatchObject({ region: 'NV' });
  expect(messages({ region: 'Nevadaa', postalCode: '8500' })).toEqual([
    { path: 'region', reason: 'settings.length', values: {} },
    { path: 'postalCode', reason: 'settings.digits', values: {} },
  ]);
  expect(messages({ region: 'A1', postalCode: '8500l' })).toEqual([
    { path: 'region', reason: 'settings.letters', values: {} },
    { path: 'postalCode', reason: 'settings.digits', values: {} },
  ]);
  // A mobile installer may have no street, and no ZIP code.
  expect(messages({ street: '', postalCode: ' ' })).toMatchObject({ street: '', postalCode: '' });
  const none = { street: '', city: '', region: '', postalCode: '' };
  expect(messages(none)).toMatchObject(none);
});

test('days of the same times are one line, a closed day parts them', () => {
  const changed = {
    'tue-open': null,
    'thu-open': 'on',
    'thu-opens': '07:30',
    'thu-closes': '18:00',
  };
  expect(shopOf(formOf(changed), since).hours).toEqual([
    { days: ['Mon'], opens: '07:30', closes: '18:00' },
    { days: ['Wed', 'Thu'], opens: '07:30', closes: '18:00' },
    { days: ['Sat'], opens: '09:00', closes: '13:00' },
  ]);
});

test('what cannot be saved is marked at its field', () => {
  expect(issuesOf({ phone: '12', email: 'x' })).toEqual(['phone', 'email']);
  expect(issuesOf({ 'mon-closes': '07:00' })).toEqual(['mon-closes']);
  expect(issuesOf({ 'mon-opens': '' })).toEqual(['mon-closes']);
  const closed = { 'mon-open': null, 'tue-open': null, 'wed-open': null, 'sat-open': null };
  expect(issuesOf(closed)).toEqual(['mon-open']);
  expect(issuesOf({ storeHosts: 'shop.example\nno host' })).toEqual(['storeHosts']);
});

const moved = { street: '9 Elm St', city: 'Rochester', region: 'NY', postalCode: '14604' };

test('who the shop is, its clock and its place are read as people write them', () => {
  const changes = {
    ...moved,
    ...{ name: ' Lakeshore 4x4 ', legalName: '', founded: '', priceRange: '' },
    ...{ timeZone: 'America/New_York', position: '43.1566; -77.6088°' },
    areaServed: 'Rochester\r\n\r\nGreece, Irondequoit\nRochester',
  };
  expect(shopOf(formOf(changes), since)).toMatchObject({
    ...{ name: 'Lakeshore 4x4', legalName: '', founded: null, priceRange: '' },
    ...{ timeZone: 'America/New_York', geo: { lat: 43.1566, lng: -77.6088 } },
    areaServed: ['Rochester', 'Greece', 'Irondequoit'],
  });
  const none = shopOf(formOf({ position: '', areaServed: '' }), since);
  expect(none).toMatchObject({ geo: null, areaServed: [] });
});

test.each([
  ['name', ' '],
  ['founded', '1'],
  ['founded', '1850'],
  ['founded', '2027'],
  ['timeZone', ''],
  ['timeZone', 'Phoenix'],
  ['timeZone', '+02:00'],
  ['position', 'north'],
  ['position', '33.5876'],
  ['position', '91, 0'],
  ['position', '33.5, -181'],
  ['position', '33.5876, 112.1049'],
])('a wrong %s (%s) is marked at its field', (name, typed) => {
  expect(issuesOf({ [name]: typed })).toEqual([name]);
});

test('who moves to another state says where the shop is now and whom it serves', () => {
  expect(issuesOf(moved)).toEqual(['position', 'areaServed']);
  expect(issuesOf({ ...moved, region: 'New York' })).toEqual(['position', 'areaServed']);
  expect(issuesOf({ ...moved, position: '', areaServed: 'Rochester' })).toBeUndefined();
  // A corrected state is the same place; a move of a few streets may be in the same town.
  expect(issuesOf({ region: 'NM' })).toBeUndefined();
  expect(issuesOf({ street: '10 Main', postalCode: '85002' })).toBeUndefined();
});

test('of what was not changed the newest counts, of what was changed this form', () => {
  const opened = JSON.stringify(shownFields(shopValues(shop)));
  const now = {
    ...shop,
    email: 'desk@ironwood.example',
    address: { ...shop.address, city: 'Tempe' },
    hours: [{ days: ['Mon', 'Tue'], opens: '07:30', closes: '18:00' }],
    storeHosts: ['third.example'],
  } as ShopSettings;
  const form = formOf({ opened, city: 'Mesa', 'sat-closes': '14:00', 'mon-opens': '08:00' });
  form.set('storeHosts', 'maker.example\r\nshop.example');
  expect(shopOf(overNewest(form, now), { now, year: 2026 })).toEqual({
    ...now,
    address: { ...shop.address, city: 'Mesa' },
    hours: [
      { days: ['Mon'], opens: '08:00', closes: '18:00' },
      { days: ['Tue'], opens: '07:30', closes: '18:00' },
    ],
  });
});

test.each([undefined, '{', '[]', '{"city":1}'])(
  'without word of how it was opened (%s) a form is taken whole',
  (opened) => {
    const form = formOf(opened === undefined ? {} : { opened });
    expect(overNewest(form, { ...shop, email: 'x' } as unknown as ShopSettings)).toBe(form);
  },
);
