import { goodsImports, supplierProfiles } from '#src/db/schema/goods-imports.ts';
import { FileError } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { type FeedTable, openTable, type TableChoice } from '#src/domain/feeds/index.server.ts';
import {
  type ColumnGuess,
  type FileKind,
  guessColumns,
  matchProfile,
  toProfile,
} from '#src/domain/feeds/index.ts';
import { actorName, requireScope } from '#src/domain/require-scope.ts';
import { shopToday } from '#src/domain/settings/index.server.ts';
import { type DraftProfile, draftProfileSchema, type ImportGuess } from './import-schemas.ts';
import { queueCheck } from './queue-check.server.ts';
import { why } from './refusals.ts';
import { storedFile } from './stored-file.server.ts';

const mostMegabytes = 48;

type Incoming = { fileName: string; bytes: Uint8Array };

/**
 * Takes a supplier's file in, guesses its columns or recognizes the supplier, and queues its check. Nothing in the
 * catalog changes. Requires catalog.write. @throws {DomainError} invalid if it is no table
 */
export async function startImport(
  ctx: Ctx,
  { fileName, bytes }: Incoming,
): Promise<{ id: string }> {
  requireScope(ctx.actor, 'catalog.write');
  if (bytes.length === 0) throw new DomainError('invalid', why('import.empty-file'));
  if (bytes.length > mostMegabytes * 1024 ** 2) {
    throw new DomainError('too-large', why('import.too-large', { megabytes: mostMegabytes }));
  }
  const id = ctx.ids.uuid();
  const fileKey = `imports/${id}`;
  await ctx.files.put(fileKey, bytes);
  try {
    const { guess, profile, lineId } = await recognize(ctx, { key: fileKey, size: bytes.length });
    await ctx.db.transaction(async (tx) => {
      const inner = { ...ctx, db: tx };
      const run = ctx.ids.uuid();
      await tx.insert(goodsImports).values({
        id,
        fileName: fileName.slice(0, 200),
        fileKey,
        bytes: bytes.length,
        guess,
        profile,
        lineId,
        run,
        actorName: actorName(ctx.actor),
        ...nowOf(ctx),
      });
      await queueCheck(inner, { importId: id, run });
    });
  } catch (error) {
    await ctx.files.delete(fileKey);
    throw error;
  }
  return { id };
}

function nowOf({ clock }: Ctx) {
  const now = new Date(clock.now().epochMilliseconds);
  return { createdAt: now, updatedAt: now };
}

type Stored = { key: string; size: number };

/** @throws {DomainError} invalid with what is wrong with the file */
export async function openStored(ctx: Ctx, file: Stored, choice: TableChoice): Promise<FeedTable> {
  try {
    return await openTable(storedFile(ctx, file), choice);
  } catch (error) {
    if (error instanceof FileError) throw new DomainError('invalid', error.problem);
    throw error;
  }
}

type Recognized = { guess: ImportGuess; profile: DraftProfile; lineId: string | null };

/** As the supplier whose columns it has, else by what the columns most likely are. */
async function recognize(ctx: Ctx, file: Stored): Promise<Recognized> {
  const table = await openStored(ctx, file, {});
  const read = await guessOf(ctx, table);
  const known = await findSupplier(ctx, table.header.names);
  if (known) return { guess: toGuess(table, read), ...known };
  return { guess: toGuess(table, read), profile: toProfile(read, ''), lineId: null };
}

const sampleRows = 200;

/** What the columns of a table most likely are. */
export async function guessOf(ctx: Ctx, table: FeedTable, kind?: FileKind): Promise<ColumnGuess> {
  const samples: string[][] = [];
  for await (const { cells, problem } of table.rows()) {
    if (!problem) samples.push(cells);
    if (samples.length === sampleRows) break;
  }
  const { today } = await todayOf(ctx);
  return guessColumns(table.header.names, samples, { kind, today });
}

export async function todayOf(ctx: Ctx): Promise<{ today: string }> {
  return { today: (await shopToday(ctx)).toString() };
}

export function toGuess(table: FeedTable, { columns }: ColumnGuess): ImportGuess {
  return {
    format: table.format,
    sheets: [...table.sheets],
    sheet: table.sheet,
    headerLine: table.header.line,
    notes: table.notes.map((note) => ({ reason: note.reason, values: { ...note.values } })),
    columns: columns.map(({ header, field, confidence, reasons, samples }) => ({
      header,
      field,
      confidence,
      reasons: reasons.map(({ reason, values }) => ({ reason, values: { ...values } })),
      samples: samples.slice(0, 3),
    })),
  };
}

async function findSupplier({ db }: Ctx, header: readonly string[]) {
  const rows = await db.select().from(supplierProfiles);
  const known = rows.map(({ profile, lineId }) => ({
    profile: draftProfileSchema.parse(profile),
    lineId,
  }));
  const fits = known.filter(({ profile }) => matchProfile(profile, header).missing.length === 0);
  // The one that knows the most columns.
  return fits.sort((one, other) => other.profile.columns.length - one.profile.columns.length)[0];
}
