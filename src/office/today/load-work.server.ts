import {
  listTodaysWork,
  listVisitorChanges,
  type Visit,
} from '#src/domain/appointments/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { lastClosedTime, openingsOn, type ShopSettings } from '#src/domain/settings/index.ts';
import type { TruckOf } from '#src/office/trucks/index.server.ts';
import { laneOf, rulerOf } from './bay-lanes.ts';
import { lateVisits } from './late-visits.ts';
import { shortList } from './short-list.ts';

/** The trucks of the day, and what customers booked and canceled while the shop was closed. */
export async function loadWork(ctx: Ctx, shop: ShopSettings) {
  const { comingIn, inShop, readyToday, places, date } = await listTodaysWork(ctx);
  const names = new Map(places.map(({ id, name }) => [id, name]));
  const listOf = (all: Visit[]) => {
    const { visits, more } = shortList(all);
    return { visits: visits.map((visit) => toVisitLine(visit, names)), more, total: all.length };
  };
  const all = [...new Set([...comingIn, ...inShop, ...readyToday])];
  const openings = openingsOn(shop, Temporal.PlainDate.from(date));
  const day = { date, timeZone: shop.timeZone, openings };
  return {
    /** How many come in the course of the day. */
    arrivals: comingIn.length,
    // What is in a bay or finished is in the lists of the shop.
    comingIn: listOf(comingIn.filter(({ state }) => state !== 'started' && state !== 'finished')),
    inShop: listOf(inShop),
    readyToday: listOf(readyToday),
    late: lateVisits(all, ctx.clock.now()).map((one) => ({
      ...one,
      visit: toVisitLine(one.visit, names),
    })),
    overnight: await loadOvernight(ctx, shop),
    lanes: shop.bays.map((bay) => ({
      id: bay.id,
      name: bay.name,
      bars: laneOf(all, { place: bay.id, day }),
    })),
    ruler: rulerOf(day),
  };
}

export type Work = Awaited<ReturnType<typeof loadWork>>;
export type VisitLine = ReturnType<typeof toVisitLine>;
export type OvernightLine = NonNullable<Work['overnight']>['lines'][number];

async function loadOvernight(ctx: Ctx, shop: ShopSettings) {
  const closed = lastClosedTime(shop, ctx.clock.now());
  if (!closed) return null;
  return { isOver: closed.isOver, lines: await listVisitorChanges(ctx, closed) };
}

function toVisitLine({ resources, ...visit }: Visit, names: ReadonlyMap<string, string>) {
  const { id, name, vehicle, serviceName, startsAt, readyBy, state, contact, contactKind } = visit;
  const { leadId, buildId } = visit;
  const places = resources.map((place) => names.get(place) ?? place);
  return {
    ...{ id, name, vehicle, serviceName, startsAt, readyBy, state, places, leadId, buildId },
    phone: contactKind === 'phone' ? contact : null,
  };
}

/** Every visit that a list shows, with what is known of its truck. */
export function workTrucks({ comingIn, inShop, readyToday, late, overnight }: Work): TruckOf[] {
  const shown = [comingIn, inShop, readyToday].flatMap(({ visits }) => visits);
  const all = [...shown, ...late.map(({ visit }) => visit), ...(overnight?.lines ?? [])];
  return [...new Map(all.map((one) => [one.id, one])).values()].map(
    ({ id, leadId, buildId, vehicle }) => ({ id, leadId, buildId, typed: vehicle }),
  );
}
