import type { Occupation, ShopResources } from '#src/domain/appointments/pick-resources.ts';
import type { Job } from '#src/domain/appointments/plan-job.ts';

/**
 * A scheduler that steps from minute to minute, without any code of the real one, as a second opinion on what is
 * free: it marks what is open and what is occupied, minute by minute, and tries.
 */
export type MinuteWorld = {
  open: Uint8Array;
  taken: Map<string, Uint8Array>;
  shop: ShopResources;
};

const minuteMs = 60_000;
const dayMinutes = 24 * 60;
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** A calendar of this many days, for a shop on UTC. It starts on a Monday at midnight. */
export function markMinutes(
  shop: ShopResources,
  calendar: { beginsAt: number; days: number; occupations: readonly Occupation[] },
): MinuteWorld {
  const { beginsAt, days, occupations } = calendar;
  const open = new Uint8Array(days * dayMinutes);
  for (let day = 0; day < days; day += 1) {
    const date = new Date(beginsAt + day * dayMinutes * minuteMs).toISOString().slice(0, 10);
    if (shop.closures.some((closure) => closure.date === date)) continue;
    for (const opening of shop.hours) {
      if (!(opening.days as string[]).includes(weekdays[day % 7] ?? '')) continue;
      const from = day * dayMinutes + minutesOf(opening.opens);
      open.fill(1, from, day * dayMinutes + minutesOf(opening.closes));
    }
  }
  const taken = new Map<string, Uint8Array>();
  for (const { resource, during } of occupations) {
    const minutes = taken.get(resource) ?? new Uint8Array(days * dayMinutes);
    minutes.fill(1, (during.from - beginsAt) / minuteMs, (during.to - beginsAt) / minuteMs);
    taken.set(resource, minutes);
  }
  return { open, taken, shop };
}

/** The minute in which the truck is ready if the job starts in this one; null if it cannot. */
export function tryMinute({ open, taken, shop }: MinuteWorld, job: Job, start: number) {
  if (!open[start]) return null;
  const worked: number[] = [];
  for (let minute = start; worked.length < job.minutes; minute += 1) {
    if (minute >= open.length) return null;
    if (open[minute]) worked.push(minute);
  }
  const end = (worked.at(-1) ?? start) + 1;
  const isShort = job.minutes <= 3 * 60;
  if (isShort && dayOf(end - 1) !== dayOf(start) && fitsSomeDay(shop, job)) return null;
  const { bufferMinutes } = job.service;
  const stay: number[] = [];
  for (let at = start - bufferMinutes.before; at < end + bufferMinutes.after; at += 1)
    stay.push(at);
  if (!isFree({ taken, shop }, job, { stay, worked })) return null;
  return end;
}

type Marked = { stay: number[]; worked: number[] };

function isFree({ taken, shop }: Omit<MinuteWorld, 'open'>, job: Job, { stay, worked }: Marked) {
  const { needsBay, rackMinutes } = job.service;
  const racked = needsBay ? worked.slice(Math.max(0, worked.length - rackMinutes)) : worked;
  const someone = (ids: string[], minutes: number[]) =>
    ids.some((id) => minutes.every((minute) => !taken.get(id)?.[minute]));
  const idsOf = (kind: 'bay' | 'rack') =>
    shop.bays.filter((bay) => bay.kind === kind).map(({ id }) => id);
  const people = shop.technicians.map(({ id }) => id);
  if (needsBay && !someone(idsOf('bay'), stay)) return false;
  if (racked.length > 0 && !someone(idsOf('rack'), racked)) return false;
  return people.length === 0 || someone(people, worked);
}

const dayOf = (minute: number) => Math.floor(minute / dayMinutes);

/** Whether there is a weekday on which the job can start at a full step of the clock and end the same day. */
function fitsSomeDay(shop: ShopResources, { service, minutes }: Job): boolean {
  const week = { ...shop, closures: [] };
  const { open } = markMinutes(week, { beginsAt: monday, days: 7, occupations: [] });
  for (let start = 0; start < open.length; start += service.startEveryMinutes) {
    if (!open[start]) continue;
    const evening = (dayOf(start) + 1) * dayMinutes;
    const left = open.slice(start, evening).filter(Boolean).length;
    if (left >= minutes) return true;
  }
  return false;
}

const monday = Date.parse('2026-11-16T00:00Z');

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
}
