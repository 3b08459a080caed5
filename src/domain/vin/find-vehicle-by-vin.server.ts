import { vehicleChoices } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { shopToday } from '#src/domain/settings/index.server.ts';
import { loadVinTable } from './load-vin-table.server.ts';
import { readVin, type VinAnswer } from './read-vin.ts';

/** Reads a typed VIN against our records. Asks no other service, and neither logs nor stores the VIN. */
export async function findVehicleByVin(ctx: Ctx, typed: string): Promise<VinAnswer> {
  const [table, choices, { year }] = await Promise.all([
    loadVinTable(),
    vehicleChoices(ctx),
    shopToday(ctx),
  ]);
  return readVin(typed, { table, choices, currentYear: year });
}
