import { createHash } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { builds } from '#src/db/schema/builds.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import type { Build } from './build-state.ts';
import { why } from './refusals.ts';
import {
  type BuildAccess,
  buildAccessSchema,
  buildLocaleSchema,
  buildOptionSchema,
  selectedOptionsSchema,
} from './schemas.ts';
import { choicesOf } from './stored-choices.ts';

type BuildRow = typeof builds.$inferSelect;
type BuildChange = {
  [K in 'meta' | 'ownTruck' | 'currentOption' | 'firstOption']?: SQL | BuildRow[K];
} & {
  selectedOptions?: string[];
  /** The version is incremented unless one is given. */
  version?: SQL;
};

/** Only the hash is stored, so access to the table gives no access to a build. */
export function hashCapability(capability: string): string {
  return createHash('sha256').update(capability).digest('hex');
}

/** @throws {DomainError} 'not-found' for an unknown build and for another visitor's alike */
export async function getBuild(ctx: Pick<Ctx, 'db'>, access: BuildAccess): Promise<Build> {
  const [row] = await ctx.db.select().from(builds).where(ownBuild(access));
  return parseBuild(row);
}

/** Like `getBuild`, and locks the row until the transaction ends. */
export async function lockBuild(tx: Ctx['db'], access: BuildAccess): Promise<Build> {
  const [row] = await tx.select().from(builds).where(ownBuild(access)).for('update');
  return parseBuild(row);
}

/**
 * Updates a visitor's own build in one statement and increments its version.
 * @throws {DomainError} 'not-found' for an unknown build and for another visitor's alike
 */
export async function changeBuild(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { access, change }: { access: BuildAccess; change: BuildChange },
): Promise<Build> {
  const [row] = await ctx.db
    .update(builds)
    .set({
      version: sql`${builds.version} + 1`,
      ...change,
      updatedAt: new Date(ctx.clock.now().epochMilliseconds),
    })
    .where(ownBuild(access))
    .returning();
  return parseBuild(row);
}

function ownBuild(access: BuildAccess): SQL | undefined {
  const { success, data } = buildAccessSchema.safeParse(access);
  if (!success) throw notFound(why('builds.missing'));
  return and(eq(builds.id, data.id), eq(builds.capabilityHash, hashCapability(data.capability)));
}

function parseBuild(row: BuildRow | undefined): Build {
  if (!row) throw notFound(why('builds.missing'));
  return {
    id: row.id,
    locale: buildLocaleSchema.parse(row.locale),
    selectedOptions: selectedOptionsSchema.parse(row.selectedOptions),
    currentOption: buildOptionSchema.nullable().parse(row.currentOption),
    firstOption: buildOptionSchema.nullable().parse(row.firstOption),
    completedOptions: choicesOf(row),
    version: row.version,
  };
}
