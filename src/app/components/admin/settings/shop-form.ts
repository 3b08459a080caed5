import { DomainError, type FieldIssue } from '#src/domain/errors.ts';
import {
  formatPhone,
  type Opening,
  type ShopSettings,
  type Weekday,
  weekdays,
} from '#src/domain/settings/index.ts';
import { isEmail, phoneDigits } from '#src/lib/rules.ts';
import { readStoreHosts, storeHostsField, storeHostsText } from './store-hosts.ts';

type Shop = Pick<ShopSettings, 'phone' | 'smsPhone' | 'email' | 'address' | 'hours' | 'storeHosts'>;
type Typed = (name: string) => string;

/** The shop's facts as the fields of the form show them. */
export type ShopValues = {
  fields: Record<
    'phone' | 'smsPhone' | 'email' | 'street' | 'city' | 'region' | 'postalCode',
    string
  >;
  days: DayValues[];
  /** One a line. */
  storeHosts: string;
};

/** A day's opening; the times stand there also when it is closed, to be switched on. */
export type DayValues = { day: Weekday; isOpen: boolean; opens: string; closes: string };

const usualDay = { opens: '08:00', closes: '17:00' };

export function shopValues(shop: Shop): ShopValues {
  const { phone, smsPhone, email, address, hours } = shop;
  const { country: _country, ...place } = address;
  return {
    fields: { phone: formatPhone(phone), smsPhone: formatPhone(smsPhone), email, ...place },
    days: weekdays.map((day) => {
      const opening = hours.find(({ days }) => days.includes(day));
      const { opens, closes } = opening ?? usualDay;
      return { day, isOpen: opening !== undefined, opens, closes };
    }),
    storeHosts: storeHostsText(shop.storeHosts),
  };
}

/** Names of the three fields of a day: "mon-open", "mon-opens", "mon-closes". */
export function dayField(day: Weekday, part: 'open' | 'opens' | 'closes'): string {
  return `${day.toLowerCase()}-${part}`;
}

/**
 * What the form says of the shop.
 * @throws {DomainError} invalid, with what to mend beside each field
 */
export function shopOf(form: FormData, country: string): Shop {
  const typed: Typed = (name) => String(form.get(name) ?? '').trim();
  const days = weekdays.map((day) => dayOf(day, typed));
  const store = readStoreHosts(typed(storeHostsField));
  const issues = [...lineIssues(typed), ...days.flatMap(dayIssues), ...store.issues];
  if (!days.some(({ isOpen }) => isOpen)) {
    issues.push({ path: dayField('Mon', 'open'), message: 'Open on one day of the week at least' });
  }
  if (issues.length > 0) {
    throw new DomainError(
      'invalid',
      'Some of this cannot be saved. See the marked fields.',
      issues,
    );
  }
  return {
    phone: `+1${phoneDigits(typed('phone'))}`,
    smsPhone: `+1${phoneDigits(typed('smsPhone'))}`,
    email: typed('email'),
    address: {
      street: typed('street'),
      city: typed('city'),
      region: typed('region'),
      postalCode: typed('postalCode'),
      country,
    },
    hours: openingsOf(days),
    storeHosts: store.hosts,
  };
}

function lineIssues(typed: Typed): FieldIssue[] {
  const phone = 'Write a US phone number with its area code, such as (480) 777-7700';
  const needed = ['street', 'city', 'region', 'postalCode'].filter((name) => typed(name) === '');
  return [
    ...['phone', 'smsPhone']
      .filter((name) => phoneDigits(typed(name)) === null)
      .map((path) => ({ path, message: phone })),
    ...(isEmail(typed('email'))
      ? []
      : [{ path: 'email', message: 'Write an e-mail address, such as hello@shop.com' }]),
    ...needed.map((path) => ({ path, message: 'This field is required' })),
  ];
}

function dayOf(day: Weekday, typed: Typed): DayValues {
  return {
    day,
    isOpen: typed(dayField(day, 'open')) !== '',
    opens: typed(dayField(day, 'opens')).slice(0, 5),
    closes: typed(dayField(day, 'closes')).slice(0, 5),
  };
}

function dayIssues({ day, isOpen, opens, closes }: DayValues): FieldIssue[] {
  const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
  if (!isOpen || (isTime(opens) && isTime(closes) && opens < closes)) return [];
  return [{ path: dayField(day, 'closes'), message: 'It has to close later than it opens' }];
}

/** Days that follow each other with the same times are one line: "Mon-Fri 8am-6pm". */
function openingsOf(days: readonly DayValues[]): Opening[] {
  const openings: Opening[] = [];
  for (const [index, { day, isOpen, opens, closes }] of days.entries()) {
    if (!isOpen) continue;
    const last = openings.at(-1);
    const follows = days[index - 1]?.isOpen && last?.opens === opens && last.closes === closes;
    if (follows) last?.days.push(day);
    else openings.push({ days: [day], opens, closes });
  }
  return openings;
}
