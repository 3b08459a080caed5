import { getVehicle } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { countSentTrucks } from '#src/domain/leads/index.server.ts';
import { type KnownTruck, readTrucks } from '#src/office/trucks/index.server.ts';

/** Trucks of one model, with the picture of the build that came in last. */
export type ComingModel = { name: string; count: number; truck: KnownTruck };

/** So many stand side by side. */
const mostModels = 6;

/** The models that most builds were sent for in a period, on the shop's clock, and how many builds that were in all. */
export async function readWhatComesIn(
  ctx: Ctx,
  { from, until, zone }: { from: string; until: string; zone: string },
): Promise<{ sent: number; models: ComingModel[] }> {
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(zone).toInstant();
  const { sent, trucks } = await countSentTrucks(ctx, {
    from: startOf(Temporal.PlainDate.from(from)),
    until: startOf(Temporal.PlainDate.from(until).add({ days: 1 })),
  });
  const pictures = await readTrucks(
    ctx,
    trucks.map(({ vehicleId, newest }) => ({ id: vehicleId, leadId: newest.leadId, typed: '' })),
  );
  const models = new Map<string, ComingModel>();
  for (const { vehicleId, count } of trucks) {
    const truck = pictures.get(vehicleId);
    const vehicle = await getVehicle(ctx, vehicleId);
    if (!truck || !vehicle) continue;
    // "Wrangler Unlimited (4-door)"
    const name = vehicle.model.replace(/ *\(.*/, '');
    const counted = models.get(name);
    // Generations of one model are one; the commonest is in the picture.
    models.set(name, {
      name,
      count: (counted?.count ?? 0) + count,
      truck: counted?.truck ?? truck,
    });
  }
  const commonest = [...models.values()].toSorted((one, other) => other.count - one.count);
  return { sent, models: commonest.slice(0, mostModels) };
}
