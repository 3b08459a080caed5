import { eq } from 'drizzle-orm';
import {
  goodsImportPictures,
  goodsImportPresence,
  goodsImportRows,
  goodsImportSupply,
  goodsImports,
} from '#src/db/schema/goods-imports.ts';
import { FileError } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { recognizeFile } from '#src/domain/feeds/index.server.ts';
import { startGivingWay } from '#src/lib/give-way.ts';
import { openPresence } from '../complete/stage-presence.server.ts';
import { type JoinedNumbers, readJoined } from '../numbers/read-joined.server.ts';
import { openSuggestions } from '../numbers/suggest-parts.server.ts';
import { type OwnFields, readOwnFields } from '../own-fields.server.ts';
import { type PartCategory, partCategories } from '../part-category.ts';
import { readParts } from '../part-rows.server.ts';
import { openPictureStage } from '../pictures/stage-pictures.server.ts';
import type { StockPart } from '../stock-part.ts';
import { type KnownSupply, openSupply } from '../supply/open-supply.server.ts';
import { findImportLine, type ImportLines } from './import-lines.ts';
import {
  type DraftProfile,
  draftProfileSchema,
  guessSchema,
  type ImportCounts,
  noCounts,
  tableChoiceSchema,
} from './import-schemas.ts';
import { type Check, isRun, keepRound, type Round, type StagedRow } from './keep-round.server.ts';
import { readImportLines } from './read-import-lines.server.ts';
import { readPiesRows } from './read-pies-rows.server.ts';
import { readTableRows } from './read-table-rows.server.ts';
import { openStored, todayOf } from './recognize-import.server.ts';
import { why } from './refusals.ts';
import type { SourceRow } from './source-row.ts';
import { stageRow } from './stage-row.ts';
import { refused, type StagedFate } from './staged-fate.ts';
import { storedFile } from './stored-file.server.ts';

/** What an earlier check has left. */
const stagedTables = [goodsImportRows, goodsImportPictures, goodsImportPresence, goodsImportSupply];

/**
 * Each takes a dozen statements, whatever its size: with 50 rows a check took twice as long. Comparing gives way to
 * visitors in between, and no statement about so many takes long.
 */
const rowsPerRound = 200;

/**
 * Reads the file once and keeps for each row what applying it would do, in short transactions: the site goes on, and
 * a check that is killed is simply done again. Stops if the mapping has changed since it was queued.
 */
export async function checkImport(ctx: Ctx, check: Check): Promise<void> {
  const [row] = await ctx.db.select().from(goodsImports).where(isRun(check));
  if (row?.state !== 'checking') return;
  for (const table of stagedTables) {
    await ctx.db.delete(table).where(eq(table.importId, check.importId));
  }
  const profile = profileOf(row);
  try {
    if (!profile.columns.some(({ field }) => field === 'partNumber')) {
      throw new DomainError('invalid', why('import.no-number-column'));
    }
    const { today } = await todayOf(ctx);
    const rows = await openRows(ctx, { row, profile, today });
    const lines = await readImportLines(ctx, row.lineId);
    const counts = await stageRows(ctx, { check, rows, how: { lines, profile, today } });
    if (counts) await finish(ctx, check, { state: 'checked', counts });
  } catch (error) {
    const told = toldOf(error);
    if (!told) throw error;
    await finish(ctx, check, { state: 'failed', problem: told });
  }
}

/** A PIES file that brings updates says nothing about what it leaves out, whatever its sender's others do. */
function profileOf({ profile, guess }: typeof goodsImports.$inferSelect): DraftProfile {
  const read = draftProfileSchema.parse(profile);
  const isUpdate = guessSchema.parse(guess).pies?.isFull === false;
  return isUpdate ? { ...read, isComplete: false } : read;
}

function toldOf(error: unknown) {
  if (error instanceof DomainError) return error.told;
  return error instanceof FileError ? error.problem : null;
}

type Opened = { row: typeof goodsImports.$inferSelect; profile: DraftProfile; today: string };

/** The rows of the file, whatever it is written in. @throws {DomainError} invalid with what is wrong with the file */
async function openRows(
  ctx: Ctx,
  { row, profile, today }: Opened,
): Promise<AsyncIterable<SourceRow>> {
  const file = { key: row.fileKey, size: row.bytes };
  const how = { profile, today };
  if (profile.format === 'pies') {
    const recognized = await recognizeFile(storedFile(ctx, file));
    if (recognized.form === 'xml') return readPiesRows(recognized.open, how);
  }
  return readTableRows(await openStored(ctx, file, tableChoiceSchema.parse(row.choice)), how);
}

type Finished = Partial<Pick<typeof goodsImports.$inferInsert, 'state' | 'counts' | 'problem'>>;

async function finish({ db, clock }: Ctx, check: Check, result: Finished): Promise<void> {
  const updatedAt = new Date(clock.now().epochMilliseconds);
  await db
    .update(goodsImports)
    .set({ problem: null, ...result, updatedAt })
    .where(isRun(check));
}

type Staging = { check: Check; rows: AsyncIterable<SourceRow>; how: StagingHow };

/** Null if another mapping has taken over. */
async function stageRows(ctx: Ctx, { check, rows, how }: Staging): Promise<ImportCounts | null> {
  const seen = new Map<string, number>();
  const counts = { ...noCounts };
  const pictures = openPictureStage(how.profile);
  const presence = openPresence(how.profile);
  const supply = await openSupply(ctx, how.profile);
  const suggest = openSuggestions(ctx);
  const giveWay = startGivingWay();
  const { hosts } = pictures;
  const so: Omit<Round, 'staged'> = { check, rowsRead: 0, counts, hosts };
  let last = 0;
  for await (const batch of inRounds(rows, giveWay)) {
    const joined = await readJoined(ctx, { supplier: how.profile.name, numbers: numbersOf(batch) });
    const ours = batch.map((row) => inShopsNumber(row, joined));
    const known = await findParts(ctx, ours);
    const own = await readOwnFields(ctx, [...known.keys()]);
    const supplied = await supply.known([...known.keys()]);
    const staged: StagedRow[] = [];
    for (const row of ours) {
      await giveWay();
      const found = fateOf(row, { seen, known, own, supplied, ...how });
      const fate = (await suggestedFate(row, { found, joined, suggest })) ?? found;
      const category = known.get(row.row?.partNumber ?? '')?.category ?? row.goods;
      staged.push({ ...row, fate, category: category === 'tires' ? category : 'wheels' });
      last = row.line;
    }
    so.rowsRead += batch.length;
    const named = await pictures.take(ctx, { staged, own });
    const listed = await presence.take(ctx, staged);
    const news = supply.news(staged, supplied);
    supply.count(counts, news);
    const round = { staged, named, presence: listed, supply: news };
    if (!(await keepRound(ctx, { ...so, ...round }))) return null;
  }
  for await (const missing of presence.missing(ctx, (sku) => seen.has(sku))) {
    // They have no line in the file: numbers after its last keep them apart.
    const staged = missing.ended.map((row, at) => ({ ...row, line: last + at + 1 }));
    last += staged.length;
    if (!(await keepRound(ctx, { ...so, staged, presence: missing.presence }))) return null;
  }
  return counts;
}

function numbersOf(rows: readonly SourceRow[]): string[] {
  return rows.flatMap(({ row }) => (row && row.partNumber !== '' ? [row.partNumber] : []));
}

/** Under the number that the shop has the part under. */
function inShopsNumber(source: SourceRow, joined: JoinedNumbers): SourceRow {
  const sku = source.row && joined.get(source.row.partNumber);
  return sku ? { ...source, row: { ...source.row, partNumber: sku } } : source;
}

type Suggesting = {
  found: StagedFate;
  joined: JoinedNumbers;
  suggest: ReturnType<typeof openSuggestions>;
};

/** A number that the shop does not have may be one of its parts: a person says so, before it is added a second time. */
async function suggestedFate(
  { row }: SourceRow,
  { found, joined, suggest }: Suggesting,
): Promise<StagedFate | null> {
  const isNew = found.fate === 'added' || found.fate === 'foreign';
  if (!row || !isNew || row.partNumber === '' || joined.has(row.partNumber)) return null;
  const suggestion = await suggest(row);
  return suggestion && { fate: 'suggested', ...suggestion };
}

type Known = ReadonlyMap<string, { category: PartCategory; part: StockPart }>;

async function findParts(ctx: Ctx, rows: readonly SourceRow[]): Promise<Known> {
  const skus = numbersOf(rows);
  const known = new Map<string, { category: PartCategory; part: StockPart }>();
  for (const category of partCategories) {
    for (const part of await readParts(ctx, { category, skus })) {
      known.set(part.sku, { category, part });
    }
  }
  return known;
}

type StagingHow = {
  lines: Readonly<Record<PartCategory, ImportLines>>;
  profile: DraftProfile;
  today: string;
};
type FateInput = StagingHow & {
  seen: Map<string, number>;
  known: Known;
  own: OwnFields;
  supplied: KnownSupply;
};

function fateOf({ line, row, goods, fate }: SourceRow, input: FateInput): StagedFate {
  if (!row) return fate;
  const { seen, known, own, supplied, lines, profile, today } = input;
  const number = row.partNumber;
  const first = seen.get(number);
  if (number !== '' && first !== undefined) {
    return refused(why('import.twice', { number, line: first }));
  }
  seen.set(number, line);
  const part = known.get(number) ?? null;
  const found = findImportLine(lines[goods === 'tires' ? 'tires' : 'wheels'], row.fields);
  const typed = own.get(number) ?? new Set<string>();
  const elsewhere = supplied.elsewhere.get(number) ?? null;
  return stageRow({ row, goods, profile, part, today, own: typed, elsewhere, ...found });
}

async function* inRounds(
  rows: AsyncIterable<SourceRow>,
  giveWay: () => Promise<void> | null,
): AsyncGenerator<SourceRow[]> {
  let round: SourceRow[] = [];
  for await (const row of rows) {
    await giveWay();
    round.push(row);
    if (round.length < rowsPerRound) continue;
    yield round;
    round = [];
  }
  if (round.length > 0) yield round;
}
