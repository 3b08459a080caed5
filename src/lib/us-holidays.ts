/** A federal holiday as its date falls, and the day on which it is observed; both ISO 8601. */
export type Holiday = { name: HolidayName; date: string; observedOn: string };

export const holidayNames = [
  'new-year',
  'king',
  'washington',
  'memorial',
  'juneteenth',
  'independence',
  'labor',
  'columbus',
  'veterans',
  'thanksgiving',
  'christmas',
] as const;
export type HolidayName = (typeof holidayNames)[number];

type Rule = (year: number) => Temporal.PlainDate;

const on =
  (month: number, day: number): Rule =>
  (year) =>
    Temporal.PlainDate.from({ year, month, day });

/** ISO: Monday is 1. */
const monday = 1;
const thursday = 4;

const nth =
  (count: number, dayOfWeek: number, month: number): Rule =>
  (year) => {
    const first = Temporal.PlainDate.from({ year, month, day: 1 });
    const ahead = (dayOfWeek - first.dayOfWeek + 7) % 7;
    return first.add({ days: ahead + 7 * (count - 1) });
  };

const last =
  (dayOfWeek: number, month: number): Rule =>
  (year) => {
    const end = Temporal.PlainDate.from({ year, month, day: 1 })
      .add({ months: 1 })
      .subtract({ days: 1 });
    return end.subtract({ days: (end.dayOfWeek - dayOfWeek + 7) % 7 });
  };

/** 5 U.S.C. 6103(a). */
const rules: Readonly<Record<HolidayName, Rule>> = {
  'new-year': on(1, 1),
  king: nth(3, monday, 1),
  washington: nth(3, monday, 2),
  memorial: last(monday, 5),
  juneteenth: on(6, 19),
  independence: on(7, 4),
  labor: nth(1, monday, 9),
  columbus: nth(2, monday, 10),
  veterans: on(11, 11),
  thanksgiving: nth(4, thursday, 11),
  christmas: on(12, 25),
};

/**
 * One that falls on a Saturday is observed on the Friday before, one on a Sunday on the Monday after: 5 U.S.C. 6103(b)
 * and Executive Order 11582. A New Year's Day on a Saturday is observed in the year before.
 */
export function observedOn(date: Temporal.PlainDate): Temporal.PlainDate {
  if (date.dayOfWeek === 6) return date.subtract({ days: 1 });
  return date.dayOfWeek === 7 ? date.add({ days: 1 }) : date;
}

/** The federal holidays of the United States that are observed within twelve months from a day on, in order. */
export function federalHolidays(from: Temporal.PlainDate): Holiday[] {
  const until = from.add({ years: 1 });
  const years = [from.year, from.year + 1, from.year + 2];
  const all = years.flatMap((year) =>
    holidayNames.map((name) => {
      const date = rules[name](year);
      return { name, date, day: observedOn(date) };
    }),
  );
  return all
    .filter(({ day }) => isBetween(day, { from, until }))
    .sort((one, other) => Temporal.PlainDate.compare(one.day, other.day))
    .map(({ name, date, day }) => ({ name, date: date.toString(), observedOn: day.toString() }));
}

function isBetween(
  day: Temporal.PlainDate,
  { from, until }: { from: Temporal.PlainDate; until: Temporal.PlainDate },
): boolean {
  return Temporal.PlainDate.compare(from, day) <= 0 && Temporal.PlainDate.compare(day, until) < 0;
}
