import { recordCompletedOptions, startBuild } from '#src/domain/builds/index.server.ts';
import type { BuildAccess } from '#src/domain/builds/index.ts';
import type { Ctx, Locale } from '#src/domain/context.ts';
import type { Origin } from '#src/domain/traffic-sources/index.ts';
import { compareWithToday } from './compare-with-today.server.ts';
import { readSnapshot } from './queries.server.ts';

/**
 * Creates a new build from a shared one. Parts that are no longer sold are left open, so that the visitor chooses
 * others.
 * @throws {DomainError} 'not-found', or 'invalid' if the shop no longer has the vehicle
 */
export async function forkSnapshot(
  ctx: Ctx,
  { id, locale, origin }: { id: string; locale: Locale; origin?: Origin },
): Promise<BuildAccess> {
  const shared = await readSnapshot(ctx, id);
  const { gone } = await compareWithToday(ctx, shared);
  const { selectedOptions, completedOptions } = shared.frozen.state;
  const { vehicle = { vehicleId: '', year: 0 }, ...parts } = completedOptions;
  const goneOptions: string[] = gone.map(({ option }) => option);
  const meta = Object.fromEntries(
    Object.entries(parts).filter(([option]) => !goneOptions.includes(option)),
  );
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const access = await startBuild(inside, { ...vehicle, selectedOptions, locale, origin });
    await recordCompletedOptions(inside, { ...access, meta });
    return access;
  });
}
