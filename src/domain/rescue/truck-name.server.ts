import type { CompletedOptions } from '#src/domain/builds/index.ts';
import { getVehicle } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';

/** "2021 Ford F-150", for letters; null while no truck was chosen or it left the catalogue. */
export async function truckName(
  ctx: Ctx,
  { vehicle }: Pick<CompletedOptions, 'vehicle'>,
): Promise<string | null> {
  const record = vehicle && (await getVehicle(ctx, vehicle.vehicleId));
  return record ? `${vehicle.year} ${record.make} ${record.model}` : null;
}
