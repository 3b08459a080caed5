import { and, isNotNull, isNull, or } from 'drizzle-orm';
import { appointments } from '#src/db/schema/calendar.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import type { Ctx } from '../context.ts';
import { requireScope } from '../require-scope.ts';
import { getShopSettings } from '../settings/index.server.ts';
import { shopDate } from './open-windows.ts';
import { isDuring, readVisits, type Visit } from './visits.server.ts';

/** What a day in the shop is about. Each list is in the order of the beginning. */
export type TodaysWork = {
  /** The day in the shop, ISO 8601. */
  date: string;
  timeZone: string;
  /** Begins today, in whatever state; also who did not come. */
  comingIn: Visit[];
  /** On the lot or in a bay now, since today or before; also what was to be ready already. */
  inShop: Visit[];
  /** Was promised for today, finished or not. */
  readyToday: Visit[];
  /** Names of bays, racks and people, by their ids. */
  places: { id: string; name: string }[];
};

/** Who comes in, what is in the bays, what should be ready today. Scope calendar.read. */
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

/** Came on an earlier day, and nobody has said so: its work goes on all the same. */
function isCarriedOver({ state, startsAt }: Visit, todayFrom: number): boolean {
  return state === 'expected' && Temporal.Instant.from(startsAt).epochMilliseconds < todayFrom;
}

/** What the shop calls its bays, racks and people, in English, in the order of the settings. */
function placesOf({ bays, technicians }: Pick<ShopSettings, 'bays' | 'technicians'>) {
  return [
    ...bays.map(({ id, name }) => ({ id, name: name.en })),
    ...technicians.map(({ id, name }) => ({ id, name })),
  ];
}
