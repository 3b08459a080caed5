import { inArray, sql } from 'drizzle-orm';
import { feedIdNames, fitFiles } from '#src/db/schema/supplier-fit.ts';
import { recordAudit } from '#src/domain/audit/index.server.ts';
import { FileError } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { inMemory, openTable } from '#src/domain/feeds/index.server.ts';
import { type LegendEntry, readLegendEntries } from '#src/domain/feeds/index.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import { findFitFile } from './find-fit-file.server.ts';
import { why } from './refusals.ts';

type Incoming = { fileName: string; bytes: Uint8Array };
type Imported = { names: number; skipped: number };

/**
 * Keeps what ids mean (columns kind, id, year, make, model, text) and has every file named anew. An id that is there
 * already gets its new meaning. Requires catalog.write. @throws {DomainError} invalid if it is no such table
 */
export async function importLegend(ctx: Ctx, { fileName, bytes }: Incoming): Promise<Imported> {
  requireScope(ctx.actor, 'catalog.write');
  const { entries, rows } = await readEntries(bytes);
  if (entries.length === 0) throw new DomainError('invalid', why('legend.no-names'));
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    for (let from = 0; from < entries.length; from += perStatement) {
      await writeNames(inner, { entries: entries.slice(from, from + perStatement), fileName });
    }
    await queueNaming(inner);
    const subject = { kind: 'legend', id: fileName, name: fileName };
    await recordAudit(inner, { action: 'catalog.legend', subject });
  });
  return { names: entries.length, skipped: rows - entries.length };
}

const perStatement = 1_000;

async function readEntries(bytes: Uint8Array) {
  try {
    const table = await openTable(inMemory(bytes));
    const names = table.header.names.map((name) => name.trim().toLowerCase());
    if (!names.includes('kind') || !names.includes('id')) {
      throw new DomainError('invalid', why('legend.no-columns'));
    }
    const rows: string[][] = [];
    for await (const { cells, problem } of table.rows()) rows.push(problem ? [] : cells);
    const said = readLegendEntries(table.header.names, rows).filter(saysSomething);
    const byId = new Map(said.map((entry) => [`${entry.kind} ${entry.id}`, entry]));
    return { entries: [...byId.values()], rows: rows.length };
  } catch (error) {
    if (error instanceof FileError) throw new DomainError('invalid', error.problem);
    throw error;
  }
}

function saysSomething({ kind, id, make, model, text }: LegendEntry): boolean {
  return kind !== '' && id !== '' && (make ?? model ?? text) !== null;
}

type Names = { entries: readonly LegendEntry[]; fileName: string };

async function writeNames({ db, clock }: Ctx, { entries, fileName }: Names): Promise<void> {
  const updatedAt = new Date(clock.now().epochMilliseconds);
  const given = (column: string) => sql.raw(`excluded.${column}`);
  await db
    .insert(feedIdNames)
    .values(entries.map((entry) => ({ ...entry, source: fileName.slice(0, 200), updatedAt })))
    .onConflictDoUpdate({
      target: [feedIdNames.kind, feedIdNames.id],
      set: {
        year: given('year'),
        make: given('make'),
        model: given('model'),
        text: given('text'),
        source: given('source'),
        updatedAt,
      },
    });
}

/** How many ids have a name. Requires catalog.read. */
export async function countNamedIds({ db, actor }: Ctx): Promise<number> {
  requireScope(actor, 'catalog.read');
  return db.$count(feedIdNames);
}

/** Files that were read keep their state: only their vehicles are looked up again. */
async function queueNaming(ctx: Ctx): Promise<void> {
  const files = await ctx.db
    .select({ id: fitFiles.id })
    .from(fitFiles)
    .where(inArray(fitFiles.state, ['checked', 'applied']));
  for (const { id } of files) await queueRematch(ctx, id);
}

/**
 * Looks the vehicles of a file up again, after vehicles of the shop have changed. Requires catalog.write.
 * @throws {DomainError} not-found; conflict while it is being read
 */
export async function matchAgain(ctx: Ctx, { id }: { id: string }): Promise<void> {
  requireScope(ctx.actor, 'catalog.write');
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    const { state } = await findFitFile(inner, id);
    if (state !== 'checked' && state !== 'applied') {
      throw new DomainError('conflict', why('fit-file.not-checked'));
    }
    await queueRematch(inner, id);
  });
}

async function queueRematch(ctx: Ctx, fileId: string): Promise<void> {
  const run = ctx.ids.uuid();
  await ctx.db
    .update(fitFiles)
    .set({ run })
    .where(inArray(fitFiles.id, [fileId]));
  await ctx.jobs.enqueue(ctx.db, { name: 'check-fit-file', data: { fileId, run } });
}
