import { expect, test } from 'vitest';
import { DomainError } from '#src/domain/errors.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import { shopOf, shopValues } from './shop-form.ts';

const shop = {
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

function formOf(changes: Record<string, string | null> = {}): FormData {
  const { fields, days, storeHosts } = shopValues(shop);
  const form = new FormData();
  form.set('storeHosts', storeHosts);
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const { day, isOpen, opens, closes } of days) {
    const name = day.toLowerCase();
    if (isOpen) form.set(`${name}-open`, 'on');
    form.set(`${name}-opens`, opens);
    form.set(`${name}-closes`, closes);
  }
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) form.delete(name);
    else form.set(name, value);
  }
  return form;
}

function issuesOf(changes: Record<string, string | null>) {
  try {
    shopOf(formOf(changes), 'US');
  } catch (error) {
    return error instanceof DomainError ? error.issues.map(({ path }) => path) : error;
  }
}

test('a form that nobody changed says what was there', () => {
  expect(shopOf(formOf(), 'US')).toEqual(shop);
});

test('a phone number may be written as people write it', () => {
  expect(shopOf(formOf({ phone: '480.777.7799' }), 'US').phone).toBe('+14807777799');
});

test('days of the same times are one line, a closed day parts them', () => {
  const changed = {
    'tue-open': null,
    'thu-open': 'on',
    'thu-opens': '07:30',
    'thu-closes': '18:00',
  };
  expect(shopOf(formOf(changed), 'US').hours).toEqual([
    { days: ['Mon'], opens: '07:30', closes: '18:00' },
    { days: ['Wed', 'Thu'], opens: '07:30', closes: '18:00' },
    { days: ['Sat'], opens: '09:00', closes: '13:00' },
  ]);
});

test('what cannot be saved is marked at its field', () => {
  expect(issuesOf({ phone: '12', email: 'x', street: ' ' })).toEqual(['phone', 'email', 'street']);
  expect(issuesOf({ 'mon-closes': '07:00' })).toEqual(['mon-closes']);
  expect(issuesOf({ 'mon-opens': '' })).toEqual(['mon-closes']);
  const closed = { 'mon-open': null, 'tue-open': null, 'wed-open': null, 'sat-open': null };
  expect(issuesOf(closed)).toEqual(['mon-open']);
  expect(issuesOf({ storeHosts: 'shop.example\nno host' })).toEqual(['storeHosts']);
});
