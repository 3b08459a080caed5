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
import { type Layout, layoutOf } from './keep-layout.server.ts';
import { piesGuess, piesProfile } from './pies-guess.ts';
import { readLayouts } from './read-layouts.server.ts';
import { why } from './refusals.ts';
import { categoryOf } from './stage-row.ts';
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

type Recognized = Layout & { guess: ImportGuess };

/** As the supplier whose columns or code it has, else by what its columns most likely are. */
export async function recognizeImport(ctx: Ctx, file: Stored): Promise<Recognized> {
  const open = await openPiesFile(ctx, file);
  if (open) return recognizePies(ctx, open);
  const table = await openStored(ctx, file, {});
  const read = await guessOf(ctx, table);
  const guess = toGuess(table, read);
  const profile = draftProfileSchema.parse(toProfile(read, ''));
  return { guess, ...((await findLayout(ctx, { guess, profile })) ?? { profile, lineId: null }) };
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
  const known = (await readLayouts(ctx)).find(
    ({ profile }) => profile.format === 'pies' && profile.sender === guessed.sender,
  );
  if (!known) return { guess, profile: guessed, lineId: null };
  // How this file is written is its own; what the shop does with it is the supplier's.
  const { lineId, profile } = known;
  return { guess, lineId, profile: { ...profile, numbering: guessed.numbering } };
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

/**
 * How a file of a known supplier with these columns was read, or else one whose columns are among them: the one that
 * knows the most. A list of stock is not taken for one of wheels because its columns are among theirs.
 */
async function findLayout(
  ctx: Ctx,
  { guess, profile: guessed }: { guess: ImportGuess; profile: DraftProfile },
): Promise<Layout | null> {
  const header = guess.columns.map((column) => column.header);
  const known = (await readLayouts(ctx)).filter(
    ({ profile }) =>
      profile.format === 'table' && matchProfile(profile, header).missing.length === 0,
  );
  const layout = layoutOf(guess, guessed);
  const mayBe = known.filter(
    ({ profile }) => categoryOf(guessed) === null || profile.kind === guessed.kind,
  );
  const [most] = mayBe.sort((one, other) => columnsOf(other) - columnsOf(one));
  const found = known.find((one) => one.layout === layout) ?? most;
  return found ? { profile: found.profile, lineId: found.lineId } : null;
}

const columnsOf = ({ profile }: Layout) => profile.columns.length;
