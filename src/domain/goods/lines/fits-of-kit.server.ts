import { listVehicles } from '#src/domain/catalog/index.server.ts';
import { type LiftKitLine, liftKitsOf } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { judgePart, toFitQuestion } from '#src/domain/store/index.ts';
import type { VehicleFit } from '../fit-flips.ts';

/** What the engine says of a kit at one of its heights, on every vehicle. */
export type HeightFits = { sku: string; frontIn: number; rearIn: number; fits: VehicleFit[] };

/** The verdicts of a line of lift kits, as the store shows them, for each height in the line's order. */
export async function fitsOfKit(ctx: Ctx, line: LiftKitLine): Promise<HeightFits[]> {
  const vehicles = await listVehicles(ctx);
  return liftKitsOf(line).map((kit) => ({
    sku: kit.sku,
    frontIn: kit.frontIn,
    rearIn: kit.rearIn,
    fits: vehicles.map((vehicle) => {
      const question = toFitQuestion({ vehicle, lift: null, tire: null, tires: [] });
      return { vehicle, verdict: judgePart('lift-kits', { part: kit, question }).verdict };
    }),
  }));
}
