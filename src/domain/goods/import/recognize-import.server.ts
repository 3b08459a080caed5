import { supplierProfiles } from '#src/db/schema/goods-imports.ts';
import { FileError } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import {
  type FeedTable,
  openTable,
  recognizeFile,
  summarizePies,
  type TableChoice,
} from '#src/domain/feeds/index.server.ts';
import {
  type ColumnGuess,
  type FileKind,
  guessColumns,
  matchProfile,
  toProfile,
} from '#src/domain/feeds/index.ts';
import { shopToday } from '#src/domain/settings/index.server.ts';
import { type DraftProfile, draftProfileSchema, type ImportGuess } from './import-schemas.ts';
import { piesGuess, piesProfile } from './pies-guess.ts';
import { why } from './refusals.ts';
import { storedFile } from './stored-file.server.ts';

type Stored = { key: string; size: number };

/** @throws {DomainError} invalid with what is wrong with the file */
export async function openStored(ctx: Ctx, file: Stored, choice: TableChoice): Promise<FeedTable> {
  return toldAsInvalid(() => openTable(storedFile(ctx, file), choice));
}

async function toldAsInvalid<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof FileError) throw new DomainError('invalid', error.problem);
    throw error;
  }
}

type Recognized = { guess: ImportGuess; profile: DraftProfile; lineId: string | null };

/** As the supplier whose columns or code it has, else by what its columns most likely are. */
export async function recognizeImport(ctx: Ctx, file: Stored): Promise<Recognized> {
  const open = await openPiesFile(ctx, file);
  if (open) return recognizePies(ctx, open);
  const table = await openStored(ctx, file, {});
  const read = await guessOf(ctx, table);
  const known = await findSupplier(ctx, table.header.names);
  if (known) return { guess: toGuess(table, read), ...known };
  const profile = draftProfileSchema.parse(toProfile(read, ''));
  return { guess: toGuess(table, read), profile, lineId: null };
}

/** Null if it is no XML. @throws {DomainError} invalid for fitment data, and for what is damaged */
async function openPiesFile(ctx: Ctx, file: Stored) {
  const recognized = await toldAsInvalid(() => recognizeFile(storedFile(ctx, file)));
  if (recognized.form !== 'xml' || recognized.root === 'Workbook') return null;
  if (recognized.root === 'ACES') throw new DomainError('invalid', why('import.aces'));
  return recognized.open;
}

async function recognizePies(ctx: Ctx, open: () => AsyncIterable<Uint8Array>): Promise<Recognized> {
  const summary = await toldAsInvalid(() => summarizePies(open));
  const guess = piesGuess(summary);
  const guessed = piesProfile(summary);
  const known = (await readSuppliers(ctx)).find(
    ({ profile }) => profile.format === 'pies' && profile.sender === guessed.sender,
  );
  if (!known) return { guess, profile: guessed, lineId: null };
  // How this file is written is its own; what the shop does with it is the supplier's.
  return { guess, ...known, profile: { ...known.profile, numbering: guessed.numbering } };
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

async function findSupplier(ctx: Ctx, header: readonly string[]) {
  const known = await readSuppliers(ctx);
  const fits = known.filter(
    ({ profile }) =>
      profile.format === 'table' && matchProfile(profile, header).missing.length === 0,
  );
  // The one that knows the most columns.
  return fits.sort((one, other) => other.profile.columns.length - one.profile.columns.length)[0];
}

async function readSuppliers({ db }: Ctx) {
  const rows = await db.select().from(supplierProfiles);
  return rows.map(({ profile, lineId }) => ({
    profile: draftProfileSchema.parse(profile),
    lineId,
  }));
}
