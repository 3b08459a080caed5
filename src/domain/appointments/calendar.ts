import { type ShopSettings, weekdays } from '../settings/index.ts';

/** A day of the calendar: ISO date, and whether it can be wished for. */
export type CalendarDay = { date: string; open: boolean };

type Opening = Pick<ShopSettings, 'hours' | 'closures' | 'timeZone'>;

/** A wish may lie this many days ahead at most. */
const horizonDays = 35;

/**
 * Whole weeks, Monday first, from the current one on. Open are the shop's working days from
 * tomorrow to the horizon; "today" is the shop's, wherever server and visitor are.
 */
export function appointmentCalendar(settings: Opening, now: Temporal.Instant): CalendarDay[] {
  const today = now.toZonedDateTimeISO(settings.timeZone).toPlainDate();
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  const last = today.add({ days: horizonDays });
  const weeks = Math.ceil((monday.until(last).days + 1) / 7);
  return Array.from({ length: weeks * 7 }, (_, at) => {
    const date = monday.add({ days: at });
    const ahead =
      Temporal.PlainDate.compare(date, today) > 0 && Temporal.PlainDate.compare(date, last) <= 0;
    return { date: date.toString(), open: ahead && isOpenOn(settings, date) };
  });
}

function isOpenOn({ hours, closures }: Opening, date: Temporal.PlainDate): boolean {
  if (closures.some((closure) => closure.date === date.toString())) return false;
  const weekday = weekdays[date.dayOfWeek - 1];
  return weekday !== undefined && hours.some(({ days }) => days.includes(weekday));
}
