import { DomainError, type FieldIssue } from '#src/domain/errors.ts';
import type { Refusal } from '#src/domain/refusal.ts';
import { why as whyAny } from '#src/domain/refusals.ts';
import { formatPhone, type ShopSettings } from '#src/domain/settings/index.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import type { RuleName } from '#src/lib/rule-messages.ts';
import { alpha, digits, isEmail, length, phoneDigits, type Rule } from '#src/lib/rules.ts';
import { stateLetters } from '#src/lib/us-states.ts';
import { why as whyForm } from '#src/office/kit/refusals.ts';
import { type FactFields, factFields, factIssues, readShopFacts } from './facts-form.ts';
import { why } from './refusals.ts';
import { readStoreHosts, storeHostsField, storeHostsText } from './store-hosts.ts';
import { type DayValues, dayField, readWeek, weekValues } from './week-form.ts';

type Shop = Pick<
  ShopSettings,
  | 'name'
  | 'legalName'
  | 'founded'
  | 'priceRange'
  | 'timeZone'
  | 'geo'
  | 'areaServed'
  | 'phone'
  | 'smsPhone'
  | 'email'
  | 'address'
  | 'hours'
  | 'storeHosts'
>;
type Typed = (name: string) => string;

/** The values of the settings form. */
export type ShopValues = {
  fields: FactFields &
    Record<'phone' | 'smsPhone' | 'email' | 'street' | 'city' | 'region' | 'postalCode', string>;
  days: DayValues[];
  /** One per line. */
  storeHosts: string;
};

export function shopValues(shop: Shop): ShopValues {
  const { phone, smsPhone, email, address, hours } = shop;
  const { country: _country, ...place } = address;
  return {
    fields: {
      ...factFields(shop),
      phone: formatPhone(phone),
      smsPhone: formatPhone(smsPhone),
      email,
      ...place,
    },
    days: weekValues(hours),
    storeHosts: storeHostsText(shop.storeHosts),
  };
}

/** The same by field name; a closed day has no hours to check. */
export function shownFields({ fields, days, storeHosts }: ShopValues): Record<string, string> {
  const week = days.flatMap(({ day, isOpen, opens, closes }) => [
    [dayField(day, 'open'), isOpen ? 'on' : ''],
    [dayField(day, 'opens'), opens],
    [dayField(day, 'closes'), closes],
  ]);
  return { ...fields, ...Object.fromEntries(week), [storeHostsField]: storeHosts };
}

/**
 * Parses the shop's facts; `now` are the saved ones, `year` the current year.
 * @throws {DomainError} invalid, with the error of each field
 */
export function shopOf(form: FormData, { now, year }: { now: Shop; year: number }): Shop {
  const typed = readTyped(form);
  const week = readWeek(form);
  const store = readStoreHosts(typed(storeHostsField));
  const facts = factIssues(typed, { now, year });
  const issues = [...facts, ...lineIssues(typed), ...week.issues, ...store.issues];
  if (issues.length > 0) {
    throw new DomainError('invalid', whyForm('form.see-fields'), issues);
  }
  return {
    ...readShopFacts(typed),
    phone: `+1${phoneDigits(typed('phone'))}`,
    smsPhone: typed('smsPhone') === '' ? '' : `+1${phoneDigits(typed('smsPhone'))}`,
    email: typed('email'),
    address: {
      street: typed('street'),
      city: typed('city'),
      region: typed('region'),
      postalCode: typed('postalCode'),
      country: now.address.country,
    },
    hours: week.hours,
    storeHosts: store.hosts,
  };
}

/** What was typed by the name of the field; a state's name as its two letters. */
function readTyped(form: FormData): Typed {
  return (name) => {
    const text = String(form.get(name) ?? '').trim();
    return name === 'region' ? stateLetters(text) : text;
  };
}

/** Every part may be left out. A state is written as in postal addresses, "AZ"; the first five digits of a ZIP code identify the place. */
const ofAddress: Readonly<Record<string, readonly Rule[]>> = {
  region: [alpha({ locale: defaultLocale }), length(2)],
  postalCode: [digits(5)],
};

const whyByRule: Partial<Record<RuleName, Refusal>> = {
  alpha: why('settings.letters'),
  length: why('settings.length'),
  digits: why('settings.digits'),
};

function addressIssues(typed: Typed): FieldIssue[] {
  return Object.entries(ofAddress).flatMap(([path, rules]) => {
    const value = typed(path);
    const failed = value === '' ? undefined : rules.find((rule) => !rule.passes(value, {}));
    const refusal = failed && (whyByRule[failed.name] ?? whyAny('input.wrong'));
    return refusal ? [{ path, ...refusal }] : [];
  });
}

/** A shop may take no text messages; everything else here it has. */
function lineIssues(typed: Typed): FieldIssue[] {
  const phones = ['phone', ...(typed('smsPhone') === '' ? [] : ['smsPhone'])];
  const wrong = phones.filter((name) => phoneDigits(typed(name)) === null);
  return [
    ...wrong.map((path) => ({ path, ...why('settings.phone') })),
    ...(isEmail(typed('email')) ? [] : [{ path: 'email', ...whyAny('input.not-an-email') }]),
    ...addressIssues(typed),
  ];
}
