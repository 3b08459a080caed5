import type { CompletedOptions } from '#src/domain/builds/index.ts';
import { getVehicle } from '#src/domain/catalog/index.server.ts';
import { vehicleName } from '#src/domain/catalog/index.ts';
import type { Ctx, Locale } from '#src/domain/context.ts';

/** "2021 Ford F-150", for letters; null if no truck was chosen or it is no longer in the catalog. */
export async function truckName(
  ctx: Ctx,
  { completed, locale }: { completed: CompletedOptions; locale: Locale },
): Promise<string | null> {
  const { vehicle } = completed;
  const record = vehicle && (await getVehicle(ctx, vehicle.vehicleId));
  return record ? vehicleName(record, vehicle.year, locale) : null;
}
