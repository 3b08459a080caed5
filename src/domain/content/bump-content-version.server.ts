import { sql } from 'drizzle-orm';
import { contentSpaces } from '#src/db/schema/content.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { queueCdnPurge } from '../queue-cdn-purge.server.ts';
import { why as whyAny } from '../refusals.ts';
import { spaceId } from './space.ts';

/**
 * Raises the content version: Unix seconds, and always larger than the last one. Call it inside the transaction that
 * changes what the public sees: the row lock puts publications in order.
 */
export async function bumpContentVersion(ctx: Ctx): Promise<number> {
  if (ctx.actor.kind === 'visitor')
    throw new DomainError('unauthenticated', whyAny('access.signed-out'));
  const now = Math.floor(ctx.clock.now().epochMilliseconds / 1000);
  const [space] = await ctx.db
    .insert(contentSpaces)
    .values({ id: spaceId, name: '', domain: '', version: now })
    .onConflictDoUpdate({
      target: contentSpaces.id,
      set: { version: sql`greatest(${contentSpaces.version} + 1, excluded.version)` },
    })
    .returning({ version: contentSpaces.version });
  await queueCdnPurge(ctx);
  return space?.version ?? now;
}
