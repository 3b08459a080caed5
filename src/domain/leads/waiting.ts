import {
  openMinutesAgo,
  openMinutesBetween,
  type ShopSettings,
} from '#src/domain/settings/index.ts';

type Hours = Pick<ShopSettings, 'hours' | 'closures' | 'timeZone'>;

/** The shop promises a first answer within two working hours. */
export const answerWithinMinutes = 120;

/** How long somebody has waited. `soon`: half of the promised time is over; `late`: all of it. */
export type Waiting = {
  openMinutes: number;
  clockMinutes: number;
  state: 'fine' | 'soon' | 'late';
};

export function waitingSince(
  shop: Hours,
  { since, now }: { since: Temporal.Instant; now: Temporal.Instant },
): Waiting {
  const openMinutes = openMinutesBetween(shop, { from: since, to: now });
  const clockMinutes = Math.max(0, Math.floor(since.until(now).total('minutes')));
  return { openMinutes, clockMinutes, state: waitState(openMinutes) };
}

/** Whoever has waited since before this time should have been answered by now. */
export function lateBefore(shop: Hours, now: Temporal.Instant): Temporal.Instant {
  return openMinutesAgo(shop, { now, minutes: answerWithinMinutes });
}

function waitState(openMinutes: number): Waiting['state'] {
  if (openMinutes >= answerWithinMinutes) return 'late';
  return openMinutes >= answerWithinMinutes / 2 ? 'soon' : 'fine';
}
