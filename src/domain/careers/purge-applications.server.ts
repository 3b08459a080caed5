import { and, asc, isNull, lt, or } from 'drizzle-orm';
import { careerCandidates } from '#src/db/schema/careers.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { Ctx } from '../context.ts';
import { requireSystem } from '../require-system.ts';
import { deleteCandidate } from './delete-candidate.server.ts';
import { sweepUploads } from './resume/store-resume.server.ts';

/**
 * Deletes candidates whose application, or last consent, is older than the privacy page promises
 * (`retention.applicationDays`), with their files, and files that belong to nobody; returns the number of people.
 */
export async function purgeApplications(ctx: Ctx): Promise<number> {
  requireSystem(ctx.actor);
  await sweepUploads(ctx);
  const { retention } = await getShopSettings(ctx);
  const oldest = ctx.clock.now().subtract({ hours: 24 * retention.applicationDays });
  const before = new Date(oldest.epochMilliseconds);
  const { id, appliedAt, keptAt } = careerCandidates;
  const old = await ctx.db
    .select({ id })
    .from(careerCandidates)
    .where(and(lt(appliedAt, before), or(isNull(keptAt), lt(keptAt, before))))
    .orderBy(asc(appliedAt));
  for (const candidate of old) await deleteCandidate(ctx, candidate.id);
  return old.length;
}
