import { asc, inArray, sql } from 'drizzle-orm';
import { catalogVehicles } from '#src/db/schema/catalog.ts';
import {
  storedVehicleSchema,
  toVehicleRow,
  type Vehicle,
  wholeVehicle,
} from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { StockVehicle } from './vehicle-facts.ts';

export type VehicleRecord = {
  vehicle: StockVehicle;
  /** As the product brought it last; null for a vehicle of the shop's own. */
  shipped: Vehicle | null;
};

const columns = {
  record: catalogVehicles.record,
  added: catalogVehicles.added,
  status: catalogVehicles.status,
  shipped: catalogVehicles.shipped,
};

/** Whatever their status, by id; without `ids` all of them. */
export async function readVehicleRecords(
  { db }: Pick<Ctx, 'db'>,
  ids?: readonly string[],
): Promise<VehicleRecord[]> {
  if (ids?.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(catalogVehicles)
    .where(ids && inArray(catalogVehicles.id, [...ids]))
    .orderBy(asc(catalogVehicles.id));
  return rows.map(({ shipped, status, ...row }) => ({
    vehicle: { ...storedVehicleSchema.parse(wholeVehicle(row)), status },
    shipped: shipped === null ? null : storedVehicleSchema.parse(shipped),
  }));
}

/** Adds records and replaces those with the same id; what the product brought stays beside them. */
export async function writeVehicles(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  vehicles: readonly StockVehicle[],
): Promise<void> {
  if (vehicles.length === 0) return;
  const updatedAt = new Date(clock.now().epochMilliseconds);
  const given = (name: string) => sql.raw(`excluded.${name}`);
  const rows = vehicles.map(({ status, ...vehicle }) => ({
    ...toVehicleRow(vehicle),
    status,
    updatedAt,
  }));
  await db
    .insert(catalogVehicles)
    .values(rows)
    .onConflictDoUpdate({
      target: catalogVehicles.id,
      set: {
        make: given('make'),
        model: given('model'),
        yearFrom: given('year_from'),
        yearTo: given('year_to'),
        record: given('record'),
        added: given('added'),
        status: given('status'),
        updatedAt,
      },
    });
}
