import { asc, inArray, sql } from 'drizzle-orm';
import { catalogVehicles } from '#src/db/schema/catalog.ts';
import type { Ctx } from '#src/domain/context.ts';
import { wholeVehicle } from '../stored-vehicle.ts';
import { toVehicleRow } from '../to-rows.ts';
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
  write: writeVehicles,
};

async function writeVehicles({ db, clock }: Ctx, vehicles: readonly Vehicle[]): Promise<void> {
  const updatedAt = new Date(clock.now().epochMilliseconds);
  const presentCells = (name: string) => sql.raw(`excluded.${name}`);
  await db
    .insert(catalogVehicles)
    .values(vehicles.map((vehicle) => ({ ...toVehicleRow(vehicle), updatedAt })))
    .onConflictDoUpdate({
      target: catalogVehicles.id,
      set: {
        make: presentCells('make'),
        model: presentCells('model'),
        yearFrom: presentCells('year_from'),
        yearTo: presentCells('year_to'),
        record: presentCells('record'),
        added: presentCells('added'),
        updatedAt,
      },
    });
}
