import { inArray, sql } from 'drizzle-orm';
import { auditEntries } from '#src/db/schema/audit.ts';
import { galleryBuilds } from '#src/db/schema/gallery.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { PersonKeys } from './find-keys.server.ts';
import { type Holding, type HoldingName, holdingNames, holdings } from './holdings.server.ts';
import { type HeldCounts, listHeldFiles } from './read-person.server.ts';
import { unnamed } from './unnamed.ts';

/**
 * Deletes rows of customers in the transaction of `ctx.db`, removes their names from rows that stay, and queues the
 * deletion of their files. Returns the number of deleted rows of each kind, and the files.
 */
export async function deleteCustomerRows(
  ctx: Ctx,
  keys: PersonKeys,
): Promise<{ counts: HeldCounts; files: string[] }> {
  const kept = await listHeldFiles(ctx, keys);
  // Queued in the same transaction, so the files are deleted even if this process ends now.
  const files = kept.map(({ key }) => key);
  if (files.length > 0) {
    await ctx.jobs.enqueue(ctx.db, { name: 'delete-files', data: { keys: files } });
  }
  await forgetInGallery(ctx, keys);
  const counts = await deleteRows(ctx, keys);
  await forgetInHistory(ctx, keys);
  return { counts, files };
}

/** Deletes files; missing ones are ignored. */
export async function deleteFiles({ files }: Pick<Ctx, 'files'>, keys: readonly string[]) {
  for (const key of keys) if (await files.exists(key)) await files.delete(key);
}

async function deleteRows({ db }: Ctx, keys: PersonKeys): Promise<HeldCounts> {
  const counted: [HoldingName, number][] = [];
  for (const name of holdingNames) {
    const { table, where }: Holding = holdings[name];
    const { rowCount } = await db.delete(table).where(where(keys));
    counted.push([name, rowCount ?? 0]);
  }
  return Object.fromEntries(counted) as HeldCounts; // A pair for each name.
}

/** A finished build shows at most a first name and a city of its owner. */
async function forgetInGallery({ db }: Ctx, keys: PersonKeys): Promise<void> {
  await db
    .update(galleryBuilds)
    .set({ record: sql`jsonb_set(${galleryBuilds.record}, '{owner}', 'null')` })
    .where(inArray(galleryBuilds.leadId, keys.leads));
}

async function forgetInHistory({ db }: Ctx, keys: PersonKeys): Promise<void> {
  const { leads, requests, waiting, appointments, candidates, applications, builds } = keys;
  const ids = [leads, requests, waiting, appointments, candidates, applications, builds].flat();
  await db
    .update(auditEntries)
    .set({ subjectName: unnamed, detail: {} })
    .where(inArray(auditEntries.subjectId, ids));
}
