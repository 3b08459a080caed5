import { and, eq, inArray, or } from 'drizzle-orm';
import { feedIdNames } from '#src/db/schema/supplier-fit.ts';
import { listVehicles } from '#src/domain/catalog/index.server.ts';
import type { Vehicle } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import {
  type Application,
  idsToName,
  type LegendEntry,
  legendOf,
  matchVehicles,
  type NamedId,
  nameApplication,
} from '#src/domain/feeds/index.ts';
import type { MatchedApplication } from './matched-application.ts';

/** Lets visitors go first: a round of applications takes longer than one of them should wait. */
type GiveWay = () => Promise<void> | null;
type Received = Pick<Application, 'vehicle' | 'narrowing' | 'notes'>;
/**
 * Puts the legend's names to the ids of applications and finds the shop's vehicles, in their order. One with an id that
 * no legend names has no hints, even if its vehicle is known: the id may narrow it to a submodel.
 */
export async function matchApplications(
  ctx: Ctx,
  { applications, giveWay }: { applications: readonly Received[]; giveWay: GiveWay },
): Promise<MatchedApplication[]> {
  const vehicles = await listVehicles(ctx);
  const legend = legendOf(await readNames(ctx, applications.flatMap(idsToName)));
  const matched: MatchedApplication[] = [];
  for (const one of applications) {
    await giveWay();
    matched.push(matchOne(one, { legend, vehicles }));
  }
  return matched;
}

type Known = { legend: ReturnType<typeof legendOf>; vehicles: readonly Vehicle[] };

function matchOne(application: Received, { legend, vehicles }: Known): MatchedApplication {
  const named = nameApplication(application, legend);
  const conditions = named.conditions.map(({ text }) => text);
  const nothing = { conditions, hints: [], unknown: null, isCut: false };
  if (!application.vehicle) return { ...nothing, outcome: 'equipment' };
  if (named.unknown.length > 0 || !named.vehicle) {
    const unknown = JSON.stringify([application.vehicle, named.unknown]);
    return { ...nothing, outcome: 'unknown', unknown };
  }
  const { years, make, model } = named.vehicle;
  const wording = `${make} ${model ?? ''}`.replace(/\s+/g, ' ').trim();
  const { ids, asked, yearsWithout } = matchVehicles(named, { vehicles, notes: application.notes });
  const hintsFor = (found: readonly string[], isAsked: boolean) =>
    vehicles
      .filter(({ id }) => found.includes(id))
      .map((vehicle) => ({
        vehicleId: vehicle.id,
        isAsked,
        wording: isAsked ? wording : null,
        ...cutYears(vehicle, years),
      }));
  return {
    conditions,
    hints: [...hintsFor(ids, false), ...hintsFor(asked, true)],
    outcome: ids.length > 0 ? 'named' : asked.length > 0 ? 'asked' : 'outside',
    unknown: null,
    isCut: ids.length > 0 && yearsWithout.length > 0,
  };
}

function cutYears({ years: [first, last] }: Vehicle, [from, to]: readonly [number, number]) {
  return { yearFrom: Math.max(from, first), yearTo: Math.min(to, last ?? to) };
}

async function readNames({ db }: Ctx, ids: readonly NamedId[]): Promise<LegendEntry[]> {
  const byKind = Map.groupBy(ids, ({ kind }) => kind);
  const wanted = [...byKind].map(([kind, some]) =>
    and(
      eq(feedIdNames.kind, kind),
      inArray(feedIdNames.id, [...new Set(some.map(({ id }) => id))]),
    ),
  );
  return wanted.length === 0
    ? []
    : db
        .select()
        .from(feedIdNames)
        .where(or(...wanted));
}
