import { listVehicles } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { truckAt } from '#src/office/trucks/index.server.ts';
import type { Truck } from '#src/office/trucks/index.ts';

const gray = '#c4c0ba';

/** A stock truck without a color, for a list that nobody is in; null if the shop knows no vehicles. */
export async function idleTruck(ctx: Ctx): Promise<Truck | null> {
  const vehicles = await listVehicles(ctx);
  const vehicle = vehicles.find(({ bodyStyle }) => bodyStyle === 'crew-cab-pickup') ?? vehicles[0];
  if (!vehicle) return null;
  const truck = truckAt(vehicle, { setup: null });
  return { ...truck, drawing: { ...truck.drawing, colour: gray } };
}
