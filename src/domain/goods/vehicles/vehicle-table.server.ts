import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { catalogVehicles } from '#src/db/schema/catalog.ts';
import type { GoodsTable } from '../goods-table.server.ts';
import { findNamedVehicles } from './find-named-vehicles.server.ts';
import { factsOf, type VehicleFacts, vehicleOf } from './vehicle-facts.ts';
import { readVehicleRecords, writeVehicles } from './vehicle-rows.server.ts';

const schema = z
  .looseObject({ id: z.string(), status: z.enum(['active', 'draft', 'discontinued']) })
  .transform((facts): VehicleFacts => factsOf(vehicleOf(facts)));

/** Vehicles by id, each as its facts. */
export const vehicleTable: GoodsTable<VehicleFacts> = {
  schema,
  copied: [],
  keyOf: ({ id }) => id,
  async read(ctx, ids) {
    return (await readVehicleRecords(ctx, ids)).map(({ vehicle }) => factsOf(vehicle));
  },
  write: (ctx, rows) => writeVehicles(ctx, rows.map(vehicleOf)),
  async delete({ db }, ids) {
    await db.delete(catalogVehicles).where(inArray(catalogVehicles.id, [...ids]));
  },
  findUsed: (ctx, rows) =>
    findNamedVehicles(
      ctx,
      rows.map(({ id }) => id),
    ),
  settle: async () => (next) => next,
};
