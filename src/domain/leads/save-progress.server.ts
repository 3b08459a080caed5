import { lockBuild, recordCompletedOptions } from '#src/domain/builds/index.server.ts';
import type { Build, BuildAccess } from '#src/domain/builds/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { readBuildLead } from './queries.server.ts';
import { why } from './refusals.ts';

/**
 * Merges completed options by key into a build that was not sent yet, so simultaneous saves are both kept.
 * @throws {DomainError} 'not-found', 'conflict' for a sent build, 'invalid' with the paths
 */
export function saveProgress(ctx: Ctx, input: BuildAccess & { meta: unknown }): Promise<Build> {
  return ctx.db.transaction(async (tx) => {
    const { id } = await lockBuild(tx, input);
    if (!(await readBuildLead(tx, id))) return recordCompletedOptions({ ...ctx, db: tx }, input);
    throw new DomainError('conflict', why('leads.already-sent'));
  });
}
