import type { DrawingOf } from '#src/app/components/site/drawing-url.ts';
import { getVehicle, listTires, listWheels } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { BuildSnapshot } from '#src/domain/leads/index.ts';

/** The truck as it was sent; what is no longer offered is drawn by its size. Null without a record. */
export async function leadDrawing(ctx: Ctx, snapshot: BuildSnapshot): Promise<DrawingOf | null> {
  const { drawing, parts } = snapshot;
  const [vehicle, tires, wheels] = await Promise.all([
    getVehicle(ctx, drawing.vehicleId),
    listTires(ctx),
    listWheels(ctx),
  ]);
  if (!vehicle) return null;
  const skuOf = (option: string) => parts.find((part) => part.option === option)?.sku;
  const tire = tires.find(({ sku }) => sku === skuOf('tires'));
  const wheel = wheels.find(({ sku }) => sku === skuOf('wheels'));
  return {
    vehicle: vehicle.id,
    lift: drawing.liftFrontIn,
    liftRear: drawing.liftRearIn,
    tire: tire?.sku ?? drawing.tire.diameterIn,
    wheel: wheel?.sku,
  };
}
