import type { FieldIssue } from '#src/domain/errors.ts';
import { type Opening, type Weekday, weekdays } from '#src/domain/settings/index.ts';
import { why } from './refusals.ts';

/** A day's hours; a closed day has times too, for when it is switched on. */
export type DayValues = { day: Weekday; isOpen: boolean; opens: string; closes: string };

const usualDay = { opens: '08:00', closes: '17:00' };

/** The week as the form shows it, one line per day. */
export function weekValues(hours: readonly Opening[]): DayValues[] {
  return weekdays.map((day) => {
    const opening = hours.find(({ days }) => days.includes(day));
    const { opens, closes } = opening ?? usualDay;
    return { day, isOpen: opening !== undefined, opens, closes };
  });
}

/** Names of the three fields of a day: "mon-open", "mon-opens", "mon-closes". */
export function dayField(day: Weekday, part: 'open' | 'opens' | 'closes'): string {
  return `${day.toLowerCase()}-${part}`;
}

/** Parses the week, with its errors. */
export function readWeek(form: FormData): { hours: Opening[]; issues: FieldIssue[] } {
  const days = weekdays.map((day) => readWeekday(day, form));
  const issues = days.flatMap(dayIssues);
  if (!days.some(({ isOpen }) => isOpen)) {
    issues.push({ path: dayField('Mon', 'open'), ...why('settings.no-open-day') });
  }
  return { hours: openingsOf(days), issues };
}

function readWeekday(day: Weekday, form: FormData): DayValues {
  const typed = (name: string) => String(form.get(name) ?? '').trim();
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
  return [{ path: dayField(day, 'closes'), ...why('settings.closes-first') }];
}

/** Consecutive days with the same hours are one line: "Mon-Fri 8am-6pm". */
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
