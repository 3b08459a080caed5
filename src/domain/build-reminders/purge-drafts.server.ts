import { and, asc, eq, gte, lt, notExists } from 'drizzle-orm';
import { buildPhotos } from '#src/db/schema/build-photos.ts';
import { builds } from '#src/db/schema/builds.ts';
import { leads } from '#src/db/schema/leads.ts';
import { discardBuild } from '#src/domain/builds/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireSystem } from '#src/domain/require-system.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';

/**
 * Deletes builds that were never sent and not changed for as long as the privacy page promises
 * (`retention.draftOnServerDays`); returns how many. Each is deleted in its own transaction, so a visitor waits for
 * one build at most.
 */
export async function purgeDrafts(ctx: Ctx): Promise<number> {
  requireSystem(ctx.actor);
  const { retention } = await getShopSettings(ctx);
  const oldest = ctx.clock.now().subtract({ hours: 24 * retention.draftOnServerDays });
  const before = new Date(oldest.epochMilliseconds);
  let purged = 0;
  while (await purgeNext(ctx, before)) purged += 1;
  return purged;
}

function purgeNext(ctx: Ctx, before: Date): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const [build] = await tx
      .select({ id: builds.id })
      .from(builds)
      .where(and(lt(builds.updatedAt, before), notSent(tx), noPhotoSince(tx, before)))
      .orderBy(asc(builds.updatedAt), asc(builds.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (build) await discardBuild({ ...ctx, db: tx }, build.id);
    return build !== undefined;
  });
}

function notSent(db: Ctx['db']) {
  return notExists(db.select({ id: leads.id }).from(leads).where(eq(leads.buildId, builds.id)));
}

/** Adding a photo is a change that the build's own row does not record. */
function noPhotoSince(db: Ctx['db'], before: Date) {
  const { id, buildId, createdAt } = buildPhotos;
  const recent = db
    .select({ id })
    .from(buildPhotos)
    .where(and(eq(buildId, builds.id), gte(createdAt, before)));
  return notExists(recent);
}
