import { DomainError, type FieldIssue } from '#src/domain/errors.ts';
import { formatPhone, type ShopSettings } from '#src/domain/settings/index.ts';
import {
  alpha,
  digits,
  firstFailure,
  isEmail,
  length,
  phoneDigits,
  type Rule,
  required,
} from '#src/lib/rules.ts';
import { type FactFields, factFields, factIssues, factsOf } from './facts-form.ts';
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

/** The shop's facts as the fields of the form show them. */
export type ShopValues = {
  fields: FactFields &
    Record<'phone' | 'smsPhone' | 'email' | 'street' | 'city' | 'region' | 'postalCode', string>;
  days: DayValues[];
  /** One a line. */
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

/** The same by the names of the form's fields; a day on which the shop is closed has none to open. */
export function shownFields({ fields, days, storeHosts }: ShopValues): Record<string, string> {
  const week = days.flatMap(({ day, isOpen, opens, closes }) => [
    [dayField(day, 'open'), isOpen ? 'on' : ''],
    [dayField(day, 'opens'), opens],
    [dayField(day, 'closes'), closes],
  ]);
  return { ...fields, ...Object.fromEntries(week), [storeHostsField]: storeHosts };
}

/**
 * What the form says of the shop, which until `now` was so; `year` is the one that it is.
 * @throws {DomainError} invalid, with what to mend beside each field
 */
export function shopOf(form: FormData, { now, year }: { now: Shop; year: number }): Shop {
  const typed: Typed = (name) => String(form.get(name) ?? '').trim();
  const week = readWeek(form);
  const store = readStoreHosts(typed(storeHostsField));
  const facts = factIssues(typed, { now, year });
  const issues = [...facts, ...lineIssues(typed), ...week.issues, ...store.issues];
  if (issues.length > 0) {
    throw new DomainError(
      'invalid',
      'Some of this cannot be saved. See the marked fields.',
      issues,
    );
  }
  return {
    ...factsOf(typed),
    phone: `+1${phoneDigits(typed('phone'))}`,
    smsPhone: `+1${phoneDigits(typed('smsPhone'))}`,
    email: typed('email'),
    address: {
      street: typed('street'),
      city: typed('city'),
      region: typed('region').toUpperCase(),
      postalCode: typed('postalCode'),
      country: now.address.country,
    },
    hours: week.hours,
    storeHosts: store.hosts,
  };
}

/** A state is written as mail has it, "AZ"; of a ZIP code the five digits are the shop's place. */
const ofAddress: Readonly<Record<string, readonly Rule[]>> = {
  street: [required()],
  city: [required()],
  region: [required(), alpha({ locale: 'en' }), length(2)],
  postalCode: [required(), digits(5)],
};

function addressIssues(typed: Typed): FieldIssue[] {
  return Object.entries(ofAddress).flatMap(([path, rules]) => {
    const message = firstFailure(rules, typed(path), { field: path });
    return message === null ? [] : [{ path, message }];
  });
}

function lineIssues(typed: Typed): FieldIssue[] {
  const phone = 'Write a US phone number with its area code, such as (480) 777-7700';
  return [
    ...['phone', 'smsPhone']
      .filter((name) => phoneDigits(typed(name)) === null)
      .map((path) => ({ path, message: phone })),
    ...(isEmail(typed('email'))
      ? []
      : [{ path: 'email', message: 'Write an e-mail address, such as hello@shop.com' }]),
    ...addressIssues(typed),
  ];
}
