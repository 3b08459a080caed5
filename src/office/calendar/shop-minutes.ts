import { type ShopSettings, weekdays } from '#src/domain/settings/index.ts';

/** "13:30" gives 810. */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
}

/** The shop's hours on a day, in minutes since midnight; empty on a closure. */
export function dayOpenings(
  { hours, closures }: Pick<ShopSettings, 'hours' | 'closures'>,
  date: Temporal.PlainDate,
): { from: number; to: number }[] {
  if (closures.some((closure) => closure.date === date.toString())) return [];
  const weekday = weekdays[date.dayOfWeek - 1];
  return hours
    .filter(({ days }) => weekday !== undefined && days.includes(weekday))
    .map(({ opens, closes }) => ({ from: minuteOf(opens), to: minuteOf(closes) }));
}

/** The first opening and the last closing of any weekday, in minutes since midnight. */
export function hoursOfWeek({ hours }: Pick<ShopSettings, 'hours'>) {
  const ends = hours.flatMap(({ opens, closes }) => [minuteOf(opens), minuteOf(closes)]);
  return { earliest: Math.min(...ends), latest: Math.max(...ends) };
}
