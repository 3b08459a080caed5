import { readBuildCatalogue } from '#src/domain/builds/index.server.ts';
import { type Build, resolveBuild } from '#src/domain/builds/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { takeSnapshot } from '#src/domain/leads/index.ts';
import { ratesAt } from '#src/domain/rates/index.server.ts';
import { type FrozenBuild, frozenBuildSchema, type SharedState } from './schemas.ts';

/** A build with today's catalog and rates; null if its vehicle is not in the catalog. */
export async function freezeBuild(ctx: Ctx, build: Build): Promise<FrozenBuild | null> {
  // Sequentially, because an idempotent request does all of this in one session.
  const catalogue = await readBuildCatalogue(ctx, build);
  const rates = await ratesAt(ctx);
  const resolved = resolveBuild(build, catalogue);
  if (!resolved) return null;
  const { selectedOptions, completedOptions } = build;
  // The schema keeps what a shared page shows and drops everything else.
  return frozenBuildSchema.parse({
    ...takeSnapshot(build, { resolved, basis: { rates } }),
    state: { selectedOptions, completedOptions } satisfies SharedState,
    vehicleRecord: resolved.vehicle,
  });
}
