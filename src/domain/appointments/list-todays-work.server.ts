import { and, isNotNull, isNull, or } from 'drizzle-orm';
import { appointments } from '#src/db/schema/calendar.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import type { Ctx } from '../context.ts';
import { requireScope } from '../require-scope.ts';
import { getShopSettings } from '../settings/index.server.ts';
import { shopDate } from './open-windows.ts';
import { isDuring, readVisits, type Visit } from './visits.server.ts';

/** The shop's day. Each list is ordered by start. */
export type TodaysWork = {
  /** The day in the shop, ISO 8601. */
  date: string;
  timeZone: string;
  /** Starts today, in any state, including no-shows. */
  comingIn: Visit[];
  /** In the shop now, since today or before, including overdue trucks. */
  inShop: Visit[];
  /** Promised for today, finished or not. */
  readyToday: Visit[];
  /** Names of bays, racks and people, by id. */
  places: { id: string; name: string }[];
};

/** Who arrives, what is in the bays, and what should be ready today. Requires calendar.read. */
export async function listTodaysWork(ctx: Ctx): Promise<TodaysWork> {
  requireScope(ctx.actor, 'calendar.read');
  const shop = await getShopSettings(ctx);
  const { timeZone } = shop;
  const day = shopDate(shop, ctx.clock.now().epochMilliseconds);
  const today = {
    from: day.toZonedDateTime(timeZone).epochMilliseconds,
    to: day.add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds,
  };
  const { cancelledAt, arrivedAt, finishedAt } = appointments;
  const isHere = and(isNotNull(arrivedAt), isNull(finishedAt));
  const visits = await readVisits(ctx, and(isNull(cancelledAt), or(isDuring(today), isHere)));
  const isToday = (at: string) => {
    const ms = Temporal.Instant.from(at).epochMilliseconds;
    return today.from <= ms && ms < today.to;
  };
  return {
    date: day.toString(),
    timeZone,
    comingIn: visits.filter(({ startsAt }) => isToday(startsAt)),
    inShop: visits.filter((visit) => isInShop(visit) || isCarriedOver(visit, today.from)),
    readyToday: visits.filter(({ readyBy, state }) => isToday(readyBy) && state !== 'missed'),
    places: placesOf(shop),
  };
}

function isInShop({ state }: Visit): boolean {
  return state === 'arrived' || state === 'started';
}

/** Arrived on an earlier day without being marked; its work continues anyway. */
function isCarriedOver({ state, startsAt }: Visit, todayFrom: number): boolean {
  return state === 'expected' && Temporal.Instant.from(startsAt).epochMilliseconds < todayFrom;
}

/** The English names of the bays, racks and people, in the order of the settings. */
function placesOf({ bays, technicians }: Pick<ShopSettings, 'bays' | 'technicians'>) {
  return [
    ...bays.map(({ id, name }) => ({ id, name: name[defaultLocale] })),
    ...technicians.map(({ id, name }) => ({ id, name })),
  ];
}
