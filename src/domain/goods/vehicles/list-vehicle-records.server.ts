import type { Ctx } from '#src/domain/context.ts';
import { cacheByVersion } from '#src/domain/facts/index.server.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { compareNames } from '#src/lib/compare-names.ts';
import { type PartStatus, partStatuses } from '../part-query.ts';
import { differencesOf } from './shipped-facts.ts';
import { type VehicleOrigin, type VehicleQuery, vehicleOrigins } from './vehicle-query.ts';
import { readVehicleRecords, type VehicleRecord } from './vehicle-rows.server.ts';

export type VehicleSummary = {
  id: string;
  make: string;
  model: string;
  generation: string;
  years: readonly [number, number | null];
  configuration: string;
  boltPattern: string;
  trims: number;
  status: PartStatus;
  origin: VehicleOrigin;
  /** In how many facts the shop says something else than the product's data. */
  differences: number;
};

export type VehicleList = {
  vehicles: VehicleSummary[];
  /** Whatever is chosen. */
  all: number;
  total: number;
  /** At least 1. */
  pages: number;
  counts: {
    makes: { name: string; count: number }[];
    origins: { name: VehicleOrigin; count: number }[];
    statuses: { name: PartStatus; count: number }[];
  };
};

const pageSize = 50;

const everyVehicle = cacheByVersion(['catalog'], async (ctx) =>
  (await readVehicleRecords(ctx)).map(summaryOf).sort(byName),
);

/** Vehicles as the counter looks for them, 50 to a page. Requires catalog.read. */
export async function listVehicleRecords(ctx: Ctx, query: VehicleQuery): Promise<VehicleList> {
  requireScope(ctx.actor, 'catalog.read');
  const all = await everyVehicle(ctx);
  const named = all.filter((vehicle) => hasWords(vehicle, query.search));
  const found = named.filter((vehicle) => isChosen(vehicle, query));
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const skip = (Math.min(query.page, pages) - 1) * pageSize;
  return {
    vehicles: found.slice(skip, skip + pageSize),
    all: all.length,
    total: found.length,
    pages,
    counts: countChoices(named, query),
  };
}

/** Every vehicle by name, to choose one. Requires catalog.read. */
export async function listVehicleNames(
  ctx: Ctx,
): Promise<{ id: string; name: string; years: VehicleSummary['years'] }[]> {
  requireScope(ctx.actor, 'catalog.read');
  const all = await everyVehicle(ctx);
  return all.map(({ id, make, model, years }) => ({ id, name: `${make} ${model}`, years }));
}

function summaryOf({ vehicle, shipped }: VehicleRecord): VehicleSummary {
  const differences = differencesOf(vehicle, shipped).length;
  const known = differences > 0 ? 'changed' : 'shipped';
  return {
    id: vehicle.id,
    make: vehicle.make,
    model: vehicle.model,
    generation: vehicle.generation,
    years: vehicle.years,
    configuration: vehicle.representativeConfig,
    boltPattern: vehicle.boltPattern,
    trims: vehicle.trims?.length ?? 0,
    status: vehicle.status,
    origin: shipped === null ? 'own' : known,
    differences,
  };
}

/** By make and model, the newest generation first. */
function byName(one: VehicleSummary, other: VehicleSummary): number {
  return (
    compareNames(one.make, other.make) ||
    compareNames(one.model, other.model) ||
    other.years[0] - one.years[0] ||
    compareNames(one.id, other.id)
  );
}

/** A year finds the generations that were built in it. */
function hasWords(vehicle: VehicleSummary, search: string): boolean {
  const { id, make, model, generation, configuration, years } = vehicle;
  const text = [id, make, model, generation, configuration].join(' ').toLowerCase();
  const words = search.toLowerCase().split(/\s+/);
  return words.every((word) => text.includes(word) || isBuiltIn(years, word));
}

function isBuiltIn([from, to]: VehicleSummary['years'], word: string): boolean {
  const year = /^(19|20)\d\d$/.test(word) ? Number(word) : Number.NaN;
  return year >= from && year <= (to ?? Number.POSITIVE_INFINITY);
}

type Choices = Pick<VehicleQuery, 'make' | 'origin' | 'status'>;

function isChosen(vehicle: VehicleSummary, { make, origin, status }: Choices): boolean {
  if (make && vehicle.make !== make) return false;
  return (!origin || vehicle.origin === origin) && (!status || vehicle.status === status);
}

/** How many vehicles each choice would find, with the other choices as they are. */
function countChoices(
  named: readonly VehicleSummary[],
  query: VehicleQuery,
): VehicleList['counts'] {
  const found = (choice: Partial<Choices>) =>
    named.filter((vehicle) => isChosen(vehicle, { ...query, ...choice })).length;
  const makes = [...new Set(named.map(({ make }) => make))];
  return {
    makes: makes.map((name) => ({ name, count: found({ make: name }) })),
    origins: vehicleOrigins.map((name) => ({ name, count: found({ origin: name }) })),
    statuses: partStatuses.map((name) => ({ name, count: found({ status: name }) })),
  };
}
