import { eq } from 'drizzle-orm';
import { builds } from '#src/db/schema/builds.ts';
import type { Ctx } from '#src/domain/context.ts';
import { type Origin, originSchema } from '#src/domain/traffic-sources/index.ts';

/**
 * Where a lead came from: the origin stored when its build was started, else that of the request. Experiments are
 * those at the time of sending, because that is the goal they are measured by.
 */
export async function leadOrigin(
  { db }: Pick<Ctx, 'db'>,
  { buildId, sending }: { buildId: string; sending: Origin | undefined },
): Promise<Origin> {
  const { source, experiments } = builds;
  const [row] = await db.select({ source, experiments }).from(builds).where(eq(builds.id, buildId));
  const start = originSchema.parse(row);
  return {
    source: start.source ?? sending?.source ?? null,
    experiments: sending?.experiments ?? start.experiments,
  };
}
