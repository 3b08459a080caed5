import type { Ctx } from '#src/domain/context.ts';
import { getVehicleRecord } from '#src/domain/goods/index.server.ts';
import { withShipped } from '#src/domain/goods/index.ts';
import { checkTypedVehicle, checkVehicle, type VehicleCheck } from './check-vehicle.server.ts';

/**
 * What a refused form would change, so that the page shows it without script too. Null if that cannot be said, or if
 * somebody who may not read the record sent it.
 */
export async function checkRefused(
  ctx: Ctx,
  { id, form }: { id: string; form: FormData },
): Promise<VehicleCheck | null> {
  try {
    if (form.get('intent') !== 'take') {
      return (await checkTypedVehicle(ctx, { id, form: Object.fromEntries(form) })).check;
    }
    const { vehicle: saved, shipped } = await getVehicleRecord(ctx, id);
    if (shipped === null) return null;
    const fact = String(form.get('fact') ?? '') || null;
    const isFact = fact === null || fact in shipped;
    if (!isFact) return null;
    return await checkVehicle(ctx, { vehicle: withShipped(saved, { shipped, fact }), saved });
  } catch {
    return null;
  }
}
