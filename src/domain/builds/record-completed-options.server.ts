import { sql } from 'drizzle-orm';
import { builds } from '#src/db/schema/builds.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { Build } from './build-state.ts';
import { parseMeta } from './parse-meta.ts';
import { changeBuild } from './queries.server.ts';
import type { BuildAccess } from './schemas.ts';

/**
 * Merges completed options by key. The merge is one statement in the database: two saves at the
 * same moment, of different options, both stay.
 * @throws {DomainError} 'not-found', or 'invalid' with the paths of what is refused
 */
export function recordCompletedOptions(
  ctx: Ctx,
  { meta, ...access }: BuildAccess & { meta: unknown },
): Promise<Build> {
  const patch = JSON.stringify(parseMeta(meta));
  return changeBuild(ctx, { access, change: { meta: sql`${builds.meta} || ${patch}::jsonb` } });
}
