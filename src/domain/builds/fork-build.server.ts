import { eq } from 'drizzle-orm';
import { builds } from '#src/db/schema/builds.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { hashCapability } from './queries.server.ts';
import { why } from './refusals.ts';
import type { BuildAccess } from './schemas.ts';

/**
 * Creates a new build with the choices of another one. The caller must have checked that the visitor may see that
 * one.
 * @throws {DomainError} 'not-found' if the other build no longer exists
 */
export async function forkBuild(ctx: Ctx, id: string): Promise<BuildAccess> {
  const [other] = await ctx.db.select().from(builds).where(eq(builds.id, id));
  if (!other) throw notFound(why('builds.missing'));
  const access = { id: ctx.ids.uuid(), capability: ctx.ids.token() };
  const now = new Date(ctx.clock.now().epochMilliseconds);
  await ctx.db.insert(builds).values({
    ...other,
    id: access.id,
    capabilityHash: hashCapability(access.capability),
    version: 1,
    createdAt: now,
    updatedAt: now,
  });
  return access;
}
