import type { DrawInput } from '#src/domain/builds/index.ts';
import { getVehicle, listTires, listWheels } from '#src/domain/catalog/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { type DrawingOf, lookOf } from '#src/site/kit/drawing-url.ts';

type Drawn = { drawing: DrawInput; parts: readonly { option: string; sku: string }[] };

/** The truck as it was sent; discontinued parts are drawn by their size. Null without a record. */
export async function leadDrawing(ctx: Ctx, { drawing, parts }: Drawn): Promise<DrawingOf | null> {
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
    ...lookOf(drawing.look),
  };
}
