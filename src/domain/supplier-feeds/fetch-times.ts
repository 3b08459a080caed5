import { z } from 'zod';

/** Hours between two fetches. */
export const pauseHours = { hourly: 1, 'four-hours': 4, 'twelve-hours': 12, daily: 24 } as const;

export type FetchPause = keyof typeof pauseHours;

export const fetchPauses = Object.keys(pauseHours) as FetchPause[];

/** `at` is a time of the shop's day, "05:30", from which the others follow in equal steps. */
export const feedScheduleSchema = z.object({
  pause: z.enum(fetchPauses),
  at: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'feed.schedule'),
});

export type FeedSchedule = z.infer<typeof feedScheduleSchema>;

/** The first moment after `now` by the shop's clock, on days with a changed clock too. */
export function nextFetch(
  { pause, at }: FeedSchedule,
  { now, timeZone }: { now: Temporal.Instant; timeZone: string },
): Temporal.Instant {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const first = Temporal.PlainTime.from(at);
  const hours = pauseHours[pause];
  const times = Array.from({ length: 24 / hours }, (_, step) => first.add({ hours: hours * step }));
  const moments = [-1, 0, 1, 2].flatMap((days) =>
    times.map((plainTime) =>
      today.add({ days }).toZonedDateTime({ timeZone, plainTime }).toInstant(),
    ),
  );
  const later = moments.filter((moment) => Temporal.Instant.compare(moment, now) > 0);
  return later.sort(Temporal.Instant.compare)[0] as Temporal.Instant; // Two days ahead there is one.
}

/** The longest pause before another try after a fault, in minutes. */
const longestRetryMinutes = 60;

/** A fault is often over soon: 5, 10, 20, 40, 60 minutes, but never after the next regular fetch. */
export function retryAt(
  schedule: FeedSchedule,
  { failures, now, timeZone }: { failures: number; now: Temporal.Instant; timeZone: string },
): Temporal.Instant {
  const minutes = Math.min(longestRetryMinutes, 5 * 2 ** (failures - 1));
  const soon = now.add({ minutes });
  const regular = nextFetch(schedule, { now, timeZone });
  return Temporal.Instant.compare(soon, regular) < 0 ? soon : regular;
}
