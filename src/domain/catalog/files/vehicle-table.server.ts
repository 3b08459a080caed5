import { asc, inArray } from 'drizzle-orm';
import { catalogVehicles } from '#src/db/schema/catalog.ts';
import { wholeVehicle } from '../stored-vehicle.ts';
import { storedVehicleSchema, type Vehicle, vehicleSchema } from '../vehicle-schema.ts';
import { valueAt } from './field-paths.ts';
import type { GoodsTable } from './goods-table.server.ts';

/** Vehicle generations by id. A shop has a few hundred at most. */
export const vehicleTable: GoodsTable<Vehicle> = {
  key: 'id',
  schema: vehicleSchema,
  async *stream({ db }) {
    const rows = await db.select().from(catalogVehicles).orderBy(asc(catalogVehicles.id));
    yield rows.map((row) => storedVehicleSchema.parse(wholeVehicle(row)));
  },
  async find({ db }, ids) {
    const rows = await db
      .select()
      .from(catalogVehicles)
      .where(inArray(catalogVehicles.id, [...ids]));
    return new Map(rows.map((row) => [row.id, storedVehicleSchema.parse(wholeVehicle(row))]));
  },
  complete: async () => (fields) => ({
    ...fields,
    years: [valueAt(fields, 'years.0'), valueAt(fields, 'years.1')],
  }),
};
