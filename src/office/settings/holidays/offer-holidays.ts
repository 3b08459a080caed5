import type { ShopSettings } from '#src/domain/settings/index.ts';
import { weekdays } from '#src/domain/settings/index.ts';
import { inEach } from '#src/lib/locales.ts';
import type { Translated } from '#src/lib/translated.ts';
import { federalHolidays, type HolidayName } from '#src/lib/us-holidays.ts';
import { translate } from '#src/web/words/translate.ts';
import holidayStrings from './words.json' with { type: 'json' };

/** A day that can be taken as closed. */
export type HolidayOffer = {
  /** ISO 8601. */
  date: string;
  label: Translated;
  /** It is among the closed days already. */
  isTaken: boolean;
};

type Week = Pick<ShopSettings, 'closures' | 'hours'>;

/** The name of the field with the chosen days. */
export const holidayField = 'holiday';

/**
 * The federal holidays of the coming twelve months on which the week's hours say that the shop is open: the day that
 * is observed and, if it is another one, the day itself.
 */
export function offerHolidays(
  { closures, hours }: Week,
  today: Temporal.PlainDate,
): HolidayOffer[] {
  const taken = new Set(closures.map(({ date }) => date));
  const openDays = new Set(hours.flatMap(({ days }) => days));
  const days = federalHolidays(today).flatMap(({ name, date, observedOn }) =>
    date === observedOn
      ? [{ date, label: nameOf(name) }]
      : [
          { date: observedOn, label: observedName(name) },
          { date, label: nameOf(name) },
        ],
  );
  return days
    .filter(({ date }) => date >= today.toString() && openDays.has(weekdayOf(date)))
    .map((day) => ({ ...day, isTaken: taken.has(day.date) }))
    .sort((one, other) => one.date.localeCompare(other.date));
}

/** The closed days with the chosen holidays among them; a day that is closed already keeps its reason. */
export function withHolidays(
  { closures, hours }: Week,
  { chosen, today }: { chosen: readonly string[]; today: Temporal.PlainDate },
): ShopSettings['closures'] {
  const added = offerHolidays({ closures, hours }, today)
    .filter(({ date, isTaken }) => !isTaken && chosen.includes(date))
    .map(({ date, label }) => ({ date, label }));
  return [...closures, ...added].sort((one, other) => one.date.localeCompare(other.date));
}

function weekdayOf(date: string) {
  return weekdays[Temporal.PlainDate.from(date).dayOfWeek - 1] ?? 'Mon';
}

function nameOf(name: HolidayName): Translated {
  return inEach((locale) => translate(holidayStrings, locale)(`name.${name}`));
}

function observedName(name: HolidayName): Translated {
  const full = nameOf(name);
  return inEach((locale) => translate(holidayStrings, locale)('observed', { name: full[locale] }));
}
