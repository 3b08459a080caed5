import type { Ctx } from '#src/domain/context.ts';
import type { Build } from './build-state.ts';
import type { BuildOption } from './options.ts';
import { recordCompletedOptions } from './record-completed-options.server.ts';
import { requireVehicle } from './require-vehicle.server.ts';
import type { BuildAccess, ChosenVehicle } from './schemas.ts';
import { selectOptions } from './select-options.server.ts';

/**
 * Moves a build to another vehicle. All parts stay chosen, including those that do not fit it: the owner decides what
 * to do about them.
 * @throws {DomainError} 'not-found', or 'invalid' for a vehicle that is not in the catalog
 */
export async function changeVehicle(
  ctx: Ctx,
  { vehicle, options, ...access }: BuildAccess & Changed,
): Promise<Build> {
  await requireVehicle(ctx, vehicle);
  return ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await recordCompletedOptions(inner, { ...access, meta: { vehicle } });
    return selectOptions(inner, { ...access, options });
  });
}

type Changed = { vehicle: ChosenVehicle; options: readonly BuildOption[] };
