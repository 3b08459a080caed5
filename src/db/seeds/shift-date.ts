/** The date the demo's texts were written for: a Saturday. */
const writtenOn = '2026-11-21';

/**
 * Moves the demo's dates along with the day of seeding, by whole weeks so that weekdays stay, and never back: a shop
 * seeded next year still has recent builds and open jobs.
 */
export function createDateShift(today: Temporal.PlainDate): (date: string) => string {
  const elapsed = Temporal.PlainDate.from(writtenOn).until(today, { largestUnit: 'day' }).days;
  const weeks = Math.max(0, Math.floor(elapsed / 7));
  return (date) => Temporal.PlainDate.from(date).add({ weeks }).toString();
}
