import { asc, sql } from 'drizzle-orm';
import { catalogLines, catalogVariants, catalogVehicles } from '#src/db/schema/catalog.ts';
import type { Ctx } from '#src/domain/context.ts';
import { liftKitsOf } from './lift-heights.ts';
import {
  type LiftKit,
  type LiftKitLine,
  liftKitLineSchema,
  type Tire,
  type TireLine,
  tireLineSchema,
  tireSchema,
  type Wheel,
  type WheelLine,
  wheelLineSchema,
  wheelSchema,
} from './schemas.ts';
import { type Vehicle, vehicleSchema } from './vehicle-schema.ts';

export type LoadedCatalog = {
  vehicles: readonly Vehicle[];
  vehicleById: ReadonlyMap<string, Vehicle>;
  liftLines: readonly LiftKitLine[];
  liftKits: readonly LiftKit[];
  wheelLines: readonly WheelLine[];
  wheels: readonly Wheel[];
  tireLines: readonly TireLine[];
  tires: readonly Tire[];
};

/**
 * Parsed once for each state of the tables: 550 records take ten times as long to parse as to ask.
 * Not kept by connection, so that a transaction finds what its process already knows.
 */
let latest: { version: string; catalog: Promise<LoadedCatalog> } | undefined;

/** Vehicles and catalogue as they are in the database now, read anew only after a change. */
export async function loadCatalog(ctx: Ctx): Promise<LoadedCatalog> {
  const version = await catalogVersion(ctx);
  if (latest?.version === version) return latest.catalog;
  const loading = { version, catalog: readCatalog(ctx) };
  latest = loading;
  loading.catalog.catch(() => {
    if (latest === loading) latest = undefined;
  });
  return loading.catalog;
}

async function catalogVersion(ctx: Ctx): Promise<string> {
  const stamp = (table: typeof catalogLines | typeof catalogVariants | typeof catalogVehicles) =>
    sql`(select count(*) || '@' || coalesce(max(${table.updatedAt})::text, '') from ${table})`;
  const result = await ctx.db.execute<{ version: string }>(
    sql`select ${stamp(catalogVehicles)} || ${stamp(catalogLines)} || ${stamp(catalogVariants)} as version`,
  );
  return result.rows[0]?.version ?? '';
}

async function readCatalog({ db }: Ctx): Promise<LoadedCatalog> {
  const vehicleRows = await db.select().from(catalogVehicles).orderBy(asc(catalogVehicles.id));
  const lineRows = await db.select().from(catalogLines).orderBy(asc(catalogLines.id));
  const variantRows = await db.select().from(catalogVariants).orderBy(asc(catalogVariants.sku));
  const vehicles = vehicleRows.map(({ record }) => vehicleSchema.parse(record));
  const records = (rows: { kind: string; record: unknown }[], kind: string) =>
    rows.filter((row) => row.kind === kind).map(({ record }) => record);
  const liftLines = records(lineRows, 'lift-kit').map((row) => liftKitLineSchema.parse(row));
  return {
    vehicles,
    vehicleById: new Map(vehicles.map((vehicle) => [vehicle.id, vehicle])),
    liftLines,
    liftKits: liftLines.flatMap(liftKitsOf),
    wheelLines: records(lineRows, 'wheel').map((row) => wheelLineSchema.parse(row)),
    wheels: records(variantRows, 'wheel').map((row) => wheelSchema.parse(row)),
    tireLines: records(lineRows, 'tire').map((row) => tireLineSchema.parse(row)),
    tires: records(variantRows, 'tire').map((row) => tireSchema.parse(row)),
  };
}
