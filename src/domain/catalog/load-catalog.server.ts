import { asc } from 'drizzle-orm';
import { catalogVehicles } from '#src/db/schema/catalog.ts';
import type { Ctx } from '#src/domain/context.ts';
import { cacheByVersion } from '#src/domain/facts/index.server.ts';
import { liftKitsOf } from './lift-heights.ts';
import { isOffered, wasOffered } from './offer.ts';
import {
  readLines,
  streamOffered,
  type VariantKind,
  type VariantOfKind,
} from './read-rows.server.ts';
import { wholeVehicle } from './stored-vehicle.ts';
import { storedVehicleSchema, type Vehicle } from './vehicle-schema.ts';

type Vehicles = {
  /** Those that visitors can choose. */
  offered: readonly Vehicle[];
  /** With those that the shop no longer offers and builds still name. */
  known: readonly Vehicle[];
  /** Of the known ones. */
  byId: ReadonlyMap<string, Vehicle>;
};

// What the shop offers according to the database, reread only after a change.
export const loadVehicles = cacheByVersion(['catalog'], readVehicles);
export const loadLiftLines = cacheByVersion(['catalog'], (ctx) => readActiveLines(ctx, 'lift-kit'));
export const loadWheelLines = cacheByVersion(['catalog'], (ctx) => readActiveLines(ctx, 'wheel'));
export const loadTireLines = cacheByVersion(['catalog'], (ctx) => readActiveLines(ctx, 'tire'));
export const loadLiftKits = cacheByVersion(['catalog'], async (ctx) =>
  (await loadLiftLines(ctx)).flatMap(liftKitsOf).filter(isOffered),
);
export const loadWheels = cacheByVersion(['catalog'], async (ctx) =>
  readActiveVariants(ctx, { kind: 'wheel', lines: await loadWheelLines(ctx) }),
);
export const loadTires = cacheByVersion(['catalog'], async (ctx) =>
  readActiveVariants(ctx, { kind: 'tire', lines: await loadTireLines(ctx) }),
);

async function readVehicles({ db }: Ctx): Promise<Vehicles> {
  const { id, record, added, status } = catalogVehicles;
  const rows = await db.select({ record, added, status }).from(catalogVehicles).orderBy(asc(id));
  const read = rows.filter(wasOffered).map((row) => ({
    vehicle: storedVehicleSchema.parse(wholeVehicle(row)),
    isNow: isOffered(row),
  }));
  const known = read.map(({ vehicle }) => vehicle);
  return {
    offered: read.filter(({ isNow }) => isNow).map(({ vehicle }) => vehicle),
    known,
    byId: new Map(known.map((vehicle) => [vehicle.id, vehicle])),
  };
}

async function readActiveLines<Kind extends Parameters<typeof readLines>[1]>(ctx: Ctx, kind: Kind) {
  return (await readLines(ctx, kind)).filter(isOffered);
}

type Variants<Kind> = { kind: Kind; lines: readonly { lineId: string }[] };

async function readActiveVariants<Kind extends VariantKind>(
  ctx: Ctx,
  { kind, lines }: Variants<Kind>,
): Promise<VariantOfKind[Kind][]> {
  const offered = new Set(lines.map(({ lineId }) => lineId));
  const found: VariantOfKind[Kind][] = [];
  for await (const batch of streamOffered(ctx, kind)) {
    found.push(...batch.filter(({ lineId }) => offered.has(lineId)));
  }
  return found;
}
