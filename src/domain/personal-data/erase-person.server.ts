import { inArray, sql } from 'drizzle-orm';
import { auditEntries } from '#src/db/schema/audit.ts';
import { galleryBuilds } from '#src/db/schema/gallery.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { findKeys, type PersonKeys } from './find-keys.server.ts';
import { type Holding, type HoldingName, holdingNames, holdings } from './holdings.server.ts';
import type { Person } from './person.ts';
import { type HeldCounts, listHeldFiles } from './read-person.server.ts';
import { traceOf, unnamed } from './trace-of.server.ts';

/**
 * Deletes all that the shop has of a person, in one transaction: rows, mail that waits, their times in
 * the calendar, then the files. The history keeps what was done, without whom it was done to. A
 * finished build that the shop shows stays, without its owner's name. Scope privacy.manage.
 * @returns how many rows of each kind went; again, all zero
 */
export async function erasePerson(ctx: Ctx, person: Person): Promise<HeldCounts> {
  requireScope(ctx.actor, 'privacy.manage');
  const { counts, files } = await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const keys = await findKeys(tx, person);
    const kept = await listHeldFiles(inner, keys);
    // Queued with the rows: should this process end now, the files still go.
    const fileKeys = kept.map(({ key }) => key);
    if (fileKeys.length > 0) {
      await ctx.jobs.enqueue(tx, { name: 'delete-files', data: { keys: fileKeys } });
    }
    await forgetInGallery(inner, keys);
    const deleted = await deleteRows(inner, keys);
    await forgetInHistory(inner, keys);
    if (deleted.calendar > 0) {
      await ctx.jobs.enqueue(tx, { name: 'offer-freed-times', data: {} }, { key: 'now' });
    }
    await recordErasure(inner, person, deleted);
    return { counts: deleted, files: fileKeys };
  });
  await deleteFiles(ctx, files);
  return counts;
}

/** Deletes files; one that is gone already stays gone. */
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
  return Object.fromEntries(counted) as HeldCounts; // a pair for each name
}

/** Of its owner a finished build shows a first name and a city at most. */
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

async function recordErasure(ctx: Ctx, person: Person, counts: HeldCounts): Promise<void> {
  await recordAudit(ctx, {
    action: 'privacy.erase',
    subject: { kind: 'erased-person', id: traceOf(ctx, person), name: unnamed },
    detail: { counts },
  });
}
