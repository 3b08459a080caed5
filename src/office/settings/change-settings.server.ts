import { z } from 'zod';
import { writeAndBump } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import { why as whyAny } from '#src/domain/refusals.ts';
import {
  announceLanguages,
  type ShopChange,
  shopToday,
} from '#src/domain/settings/index.server.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import { changeWithZone } from '#src/domain/time-zone/index.server.ts';
import {
  asLocale,
  defaultLocale,
  inEach,
  nameIn,
  namesIn,
  otherLocales,
} from '#src/lib/locales.ts';
import { type SiteLanguages, spokenOr } from '#src/lib/site-languages.ts';
import { why as whyForm } from '#src/office/kit/refusals.ts';
import { overNewest } from './changed-fields.ts';
import { financingOf } from './financing/financing-form.ts';
import { garageOf, withGarage } from './garages/garage-form.ts';
import { holidayField, withHolidays } from './holidays/offer-holidays.ts';
import { languageField } from './language-field.ts';
import { why } from './refusals.ts';
import { shopOf } from './shop-form.ts';
import { seenField } from './zone-move/seen-field.ts';

type Change = (form: FormData, today: Temporal.PlainDate) => (now: ShopSettings) => ShopChange;

const line = z.string().trim().min(1, whyAny('input.required').reason).max(200);

const closureForm = z.object({
  date: z.iso.date(whyAny('input.not-a-date').reason),
  ...namesIn('reason', () => line),
});

const changes: Record<string, Change> = {
  shop:
    (form, { year }) =>
    (now) => ({ isSetUp: true, ...shopOf(overNewest(form, now), { now, year }) }),
  languages: (form) => () => ({ languages: languagesOf(form) }),
  'add-closure': (form) => {
    const { date, ...reason } = parseInput(closureForm, typedIn(form, closureForm.shape));
    const label = inEach((locale) => reason[nameIn('reason', locale)]);
    return ({ closures }) => {
      const others = closures.filter((closure) => closure.date !== date);
      const all = [...others, { date, label }];
      return { closures: all.sort((a, b) => a.date.localeCompare(b.date)) };
    };
  },
  'add-holidays': (form, today) => {
    const chosen = form.getAll(holidayField).map(String);
    if (chosen.length === 0) throw new DomainError('invalid', why('settings.no-holiday'));
    return (now) => ({ closures: withHolidays(now, { chosen, today }) });
  },
  'add-garage': (form) => {
    const garage = garageOf(form);
    return (now) => ({ cityGarages: withGarage(now, garage) });
  },
  'remove-garage': (form) => {
    const gone = form.get('garageName');
    return ({ cityGarages }) => ({ cityGarages: cityGarages.filter(({ name }) => name !== gone) });
  },
  financing: (form) => {
    const financing = financingOf(form);
    return () => ({ financing });
  },
  'remove-financing': () => () => ({ financing: null }),
  'remove-closure': (form) => {
    const date = form.get('date');
    return ({ closures }) => ({ closures: closures.filter((closure) => closure.date !== date) });
  },
};

/**
 * Handles the forms of the settings page; visitors see changes with the new content version.
 * @throws {DomainError} invalid with the fields; a `ZoneMoveError` with what a new time zone moves, until it was seen
 */
export async function changeSettings(ctx: Ctx, form: FormData): Promise<void> {
  const intent = String(form.get('intent'));
  const change = Object.hasOwn(changes, intent) ? changes[intent] : undefined;
  if (!change) throw new DomainError('invalid', whyForm('form.unknown'));
  const patch = change(form, await shopToday(ctx));
  const seen = String(form.get(seenField) ?? '');
  const saved = await writeAndBump(ctx, (inner) => changeWithZone(inner, { change: patch, seen }));
  announceLanguages(ctx.db, saved.languages);
}

/** English is always on. A default that is off is none. */
function languagesOf(form: FormData): SiteLanguages {
  const others = otherLocales.filter((locale) => form.has(languageField(locale)));
  const on = [defaultLocale, ...others];
  return {
    on,
    default: spokenOr({ on, default: defaultLocale }, asLocale(String(form.get('default')))),
  };
}

function typedIn<Name extends string>(
  form: FormData,
  shape: Record<Name, unknown>,
): Record<Name, string> {
  const names = Object.keys(shape) as Name[];
  // Has exactly these keys.
  return Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')])) as Record<
    Name,
    string
  >;
}
