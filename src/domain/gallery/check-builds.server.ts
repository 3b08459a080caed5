import type { Ctx } from '#src/domain/context.ts';
import { cacheByVersion } from '#src/domain/facts/index.server.ts';
import { compareWithEngine, type EngineCheck } from './compare-with-engine.ts';
import { findFinishedParts, fitOfFinished } from './finished-parts.server.ts';
import { listFinishedBuilds } from './queries.server.ts';
import type { FinishedBuildRecord } from './schemas.ts';

/** By slug. A build whose vehicle or parts are no longer in the catalog is not checked. */
export async function checkBuilds(
  ctx: Ctx,
  builds: readonly FinishedBuildRecord[],
): Promise<ReadonlyMap<string, EngineCheck>> {
  const parts = await findFinishedParts(ctx, builds);
  return new Map(
    builds.flatMap((build) => {
      const found = parts.get(build.slug);
      const fit = found && fitOfFinished(found);
      return fit ? [[build.slug, compareWithEngine(build, fit)] as const] : [];
    }),
  );
}

/** All published builds, by slug. */
export const checkPublishedBuilds = cacheByVersion(['gallery', 'media', 'catalog'], async (ctx) =>
  checkBuilds(ctx, (await listFinishedBuilds(ctx)).builds),
);
