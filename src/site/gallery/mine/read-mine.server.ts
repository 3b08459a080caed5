import type { ChosenVehicle } from '#src/domain/builds/index.ts';
import { getVehicle } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { openUnsentBuild } from '#src/site/build/index.server.ts';
import { readOwnText } from '#src/site/build/index.ts';
import type { pageParams } from '#src/web/page/page-params.ts';

/** The truck that a link or a form names, as this device remembers it. */
type Given = { get(name: (typeof pageParams.galleryMine)[number]): FormDataEntryValue | null };

/**
 * The visitor's truck: the named one, else that of the build in progress. Null if there is neither, or if the shop
 * does not know the named one.
 */
export async function readMine(
  ctx: Ctx,
  { request, given }: { request: Request; given: Given },
): Promise<ChosenVehicle | null> {
  const vehicleId = given.get('vehicle');
  if (typeof vehicleId !== 'string' || vehicleId === '') {
    const open = await openUnsentBuild(ctx, request);
    return open?.build.completedOptions.vehicle ?? null;
  }
  const year = Number(given.get('year'));
  const record = await getVehicle(ctx, vehicleId);
  if (!record || !Number.isInteger(year)) return null;
  const [from, to] = record.years;
  if (year < from || year > (to ?? Number.POSITIVE_INFINITY)) return null;
  const text = given.get('own');
  const own = typeof text === 'string' ? readOwnText(text) : undefined;
  return { vehicleId, year, ...(own && { own }) };
}
