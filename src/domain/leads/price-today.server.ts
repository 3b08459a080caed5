import { eq } from 'drizzle-orm';
import { builds } from '#src/db/schema/builds.ts';
import { readBuildCatalogue } from '#src/domain/builds/index.server.ts';
import {
  choicesOf,
  type ResolvedBuild,
  resolveBuild,
  selectedOptionsSchema,
} from '#src/domain/builds/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { readCatalogVersion } from '#src/domain/facts/index.server.ts';
import { type Assessment, assessFitment } from '#src/domain/fitment/index.ts';
import { type Quote, quoteBuild } from '#src/domain/quotes/index.ts';
import { ratesAt } from '#src/domain/rates/index.server.ts';
import { requireScope } from '#src/domain/require-scope.ts';

/** A sent build with the current catalog and rates. */
export type BuildToday = { resolved: ResolvedBuild; quote: Quote; assessment: Assessment };

/**
 * Judges and prices a sent build again, for comparison with the frozen version. Null if its vehicle is no longer in
 * the catalog. Requires leads.read.
 */
export async function priceToday(ctx: Ctx, buildId: string): Promise<BuildToday | null> {
  requireScope(ctx.actor, 'leads.read');
  const [row] = await ctx.db.select().from(builds).where(eq(builds.id, buildId));
  if (!row) return null;
  const build = {
    selectedOptions: selectedOptionsSchema.parse(row.selectedOptions),
    completedOptions: choicesOf(row),
  };
  const catalogue = await readBuildCatalogue(ctx, build);
  const resolved = resolveBuild(build, catalogue);
  if (!resolved) return null;
  const assessment = assessFitment(resolved.fit);
  const quote = quoteBuild(resolved, {
    assessment,
    rates: await ratesAt(ctx),
    catalogVersion: await readCatalogVersion(ctx),
  });
  return { resolved, quote, assessment };
}
