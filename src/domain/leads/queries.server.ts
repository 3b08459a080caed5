import { eq } from 'drizzle-orm';
import { leads } from '#src/db/schema/leads.ts';
import { getBuild } from '#src/domain/builds/index.server.ts';
import type { BuildAccess } from '#src/domain/builds/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { type BuildSnapshot, buildSnapshotSchema } from './snapshot.ts';

type LeadRow = typeof leads.$inferSelect;

/** A sent build, as its owner sees it. */
export type BuildLead = Pick<
  LeadRow,
  | 'id'
  | 'number'
  | 'name'
  | 'contact'
  | 'contactKind'
  | 'preferred'
  | 'note'
  | 'stage'
  | 'createdAt'
> & { snapshot: BuildSnapshot };

/** The lead that was made from a visitor's build; null if it was not sent. */
export async function findBuildLead(ctx: Ctx, access: BuildAccess): Promise<BuildLead | null> {
  const build = await getBuild(ctx, access);
  return readBuildLead(ctx.db, build.id);
}

/** Whether a build was sent; from then on it belongs to the shop. */
export async function isBuildSent(ctx: Pick<Ctx, 'db'>, buildId: string): Promise<boolean> {
  const rows = await ctx.db.select({ id: leads.id }).from(leads).where(eq(leads.buildId, buildId));
  return rows.length > 0;
}

export async function readBuildLead(db: Ctx['db'], buildId: string): Promise<BuildLead | null> {
  const [row] = await db.select().from(leads).where(eq(leads.buildId, buildId));
  return row ? { ...row, snapshot: buildSnapshotSchema.parse(row.snapshot) } : null;
}
