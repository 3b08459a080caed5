import { inArray } from 'drizzle-orm';
import { buildSnapshots } from '#src/db/schema/snapshots.ts';
import type { Ctx } from '#src/domain/context.ts';
import { notFound } from '#src/domain/errors.ts';
import { why } from './refusals.ts';
import { frozenBuildSchema, type SharedBuild } from './schemas.ts';
import { snapshotIdSchema } from './snapshot-id.ts';

type SnapshotRow = typeof buildSnapshots.$inferSelect;

/** @throws {DomainError} 'not-found' for an invalid id, and for an unknown one */
export async function readSnapshot(ctx: Pick<Ctx, 'db'>, id: string): Promise<SharedBuild> {
  const [found] = await listSnapshots(ctx, [id]);
  if (!found) throw notFound(why('snapshots.missing'));
  return found;
}

/** In the requested order; missing ones are left out. */
export async function listSnapshots(
  { db }: Pick<Ctx, 'db'>,
  ids: readonly string[],
): Promise<SharedBuild[]> {
  const wanted = ids.filter((id) => snapshotIdSchema.safeParse(id).success);
  if (wanted.length === 0) return [];
  const rows = await db.select().from(buildSnapshots).where(inArray(buildSnapshots.id, wanted));
  return wanted.flatMap((id) => rows.filter((row) => row.id === id).map(parseSnapshot));
}

export function parseSnapshot(row: SnapshotRow | undefined): SharedBuild {
  if (!row) throw notFound(why('snapshots.missing'));
  const { id, takenAt, catalogVersion, record } = row;
  return { id, takenAt, catalogVersion, frozen: frozenBuildSchema.parse(record) };
}
