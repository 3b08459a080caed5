import { and, asc, count, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { goodsBatches } from '#src/db/schema/goods.ts';
import { goodsImportBatches, goodsImportRows, goodsImports } from '#src/db/schema/goods-imports.ts';
import type { Ctx } from '#src/domain/context.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import type { Refusal } from '../../refusal.ts';
import type { KeptOnUndo } from '../kept-on-undo.server.ts';
import { countNotOurs } from '../numbers/count-not-ours.server.ts';
import type { PartCategory } from '../part-category.ts';
import type { PartFields, PartPatch } from '../part-patch.ts';
import { getImportPictures, type ImportPictures } from '../pictures/import-pictures.server.ts';
import { listSupplyNews, type SupplyNews } from '../supply/list-supply-news.server.ts';
import { hasSupply } from '../supply/undo-supply.server.ts';
import { findImport } from './find-import.server.ts';
import {
  type DraftProfile,
  draftProfileSchema,
  guessSchema,
  type ImportCounts,
  type ImportGuess,
  importCountsSchema,
} from './import-schemas.ts';
import { olderFile } from './older-file.server.ts';
import { isKnownLayout } from './read-layouts.server.ts';

type Stored = typeof goodsImports.$inferSelect;

/** An import in the list of them. `at` is ISO 8601 in UTC. */
export type ImportLine = Pick<Stored, 'id' | 'fileName' | 'actorName'> & {
  /** As it is stored, undone since, or applied and waiting for the day of some of its prices. */
  state: Stored['state'] | 'waiting' | 'undone';
  at: string;
  /** Empty if nobody has said whose file it is. */
  supplier: string;
  counts: ImportCounts;
};

/** Why a row is refused, and in which column that stands. */
type ToldFault = Refusal & { column: string | null };

export type ImportRow = {
  line: number;
  sku: string;
  category: PartCategory;
  fate: 'added' | 'changed' | 'kept' | 'refused' | 'suggested';
  before: PartFields | null;
  after: PartFields | null;
  /** What the row says beside that of fields that stay as somebody in the shop has typed them. */
  held: PartPatch | null;
  told: (ToldFault & { more?: ToldFault[] }) | null;
};

export type ImportView = ImportLine & {
  guess: ImportGuess;
  profile: DraftProfile;
  lineId: string | null;
  rowsRead: number;
  problem: Refusal | null;
  /** That a newer file of the supplier is applied already. */
  older: Refusal | null;
  /** The first of each fate. */
  rows: ImportRow[];
  /** Rows that count from a later day, by day; `isWaiting` until it has come or was called off. */
  later: { day: string; rows: number; isWaiting: boolean }[];
  /** Numbers of this supplier that are said to be none of the shop's parts. */
  notOurs: number;
  /** Sites that its pictures are on, with how many of its rows name one there. */
  pictureHosts: { host: string; rows: number }[];
  /** How far they are; null before it is applied. */
  pictures: ImportPictures | null;
  /** What it changed, until that was undone. */
  batchIds: string[];
  /** Whether anything that it did, or is still to do on its day, can be taken back. */
  canUndo: boolean;
  /** Once it is undone: what stayed. */
  kept: KeptOnUndo | null;
  /** What it says of its supplier's stock, the first of it. */
  supply: SupplyNews[];
  /** Whether a file with these columns was applied under this supplier's name before. */
  isKnown: boolean;
};

const shownImports = 20;
const shownRows = 40;

/** The last imports, newest first. Requires catalog.read. */
export async function listImports({ db, actor }: Ctx): Promise<ImportLine[]> {
  requireScope(actor, 'catalog.read');
  const rows = await db
    .select()
    .from(goodsImports)
    .orderBy(desc(goodsImports.createdAt))
    .limit(shownImports);
  const open = await findOpen({ db }, rows);
  return rows.map((row) => toLine(row, open.get(row.id) ?? null));
}

/** `open`: how many of its batches were not undone; null if it has made none. */
function toLine(row: Stored, open: number | null): ImportLine {
  const { id, fileName, actorName } = row;
  const counts = importCountsSchema.parse(row.counts);
  // One that changed only what its supplier has made no batch; one whose prices were called off before their day, too.
  const isTakenBack = row.undoneAt !== null || counts.added + counts.changed > 0;
  const isUndone = row.state === 'applied' && (open === null ? isTakenBack : open === 0);
  const at = row.createdAt.toISOString();
  const isWaiting = row.state === 'applied' && row.waits.length > 0;
  const state = isWaiting ? 'waiting' : isUndone ? 'undone' : row.state;
  const { name: supplier } = draftProfileSchema.parse(row.profile);
  return { id, fileName, state, actorName, at, supplier, counts };
}

/** An import with its mapping and what it would do, costs included. Requires catalog.write. @throws {DomainError} not-found */
export async function getImport(ctx: Ctx, id: string): Promise<ImportView> {
  requireScope(ctx.actor, 'catalog.write');
  const row = await findImport(ctx, id);
  const made = await findBatches(ctx, [id]);
  const batchIds = made.flatMap(({ batchId, isUndone }) => (isUndone ? [] : [batchId]));
  const profile = draftProfileSchema.parse(row.profile);
  const guess = guessSchema.parse(row.guess);
  const line = toLine(row, made.length === 0 ? null : batchIds.length);
  const isUndone = line.state === 'undone';
  const isApplied = row.state === 'applied';
  const supplyNews = { importId: id, supplier: profile.name, isApplied, most: shownRows };
  const waits = line.state === 'waiting';
  const fates = ['refused', 'suggested', 'changed', 'kept', 'added'] as const;
  const rows = await Promise.all(fates.map((fate) => firstRows(ctx, { id, fate })));
  return {
    ...line,
    guess,
    profile,
    notOurs: await countNotOurs(ctx, profile.name),
    lineId: row.lineId,
    rowsRead: row.rowsRead,
    problem: row.problem as Refusal | null,
    older: row.state === 'checked' ? await olderFile(ctx, row) : null,
    rows: rows.flat(),
    later: await countLater(ctx, row),
    pictureHosts: Object.entries(row.pictureHosts).map(([host, rows]) => ({ host, rows })),
    pictures: row.state === 'applied' ? await getImportPictures(ctx, id) : null,
    batchIds,
    canUndo: isApplied && (waits || batchIds.length > 0 || (await hasSupply(ctx, id))),
    kept: isUndone ? row.kept : null,
    supply: isUndone ? [] : await listSupplyNews(ctx, supplyNews),
    isKnown: await isKnownLayout(ctx, { profile, guess }),
  };
}

async function firstRows(
  { db }: Ctx,
  { id, fate }: { id: string; fate: ImportRow['fate'] },
): Promise<ImportRow[]> {
  const { importId, fate: fateColumn, line } = goodsImportRows;
  const rows = await db
    .select()
    .from(goodsImportRows)
    .where(and(eq(importId, id), eq(fateColumn, fate)))
    .orderBy(asc(line))
    .limit(shownRows);
  return rows.map((row) => ({
    line: row.line,
    sku: row.sku,
    category: row.category,
    fate: row.fate,
    before: row.before as PartFields | null,
    after: row.after as PartFields | null,
    held: row.held as PartPatch | null,
    told: row.told as ImportRow['told'],
  }));
}

async function countLater({ db }: Ctx, { id, waits }: Stored): Promise<ImportView['later']> {
  const { importId, startsOn } = goodsImportRows;
  const days = await db
    .select({ day: startsOn, rows: count() })
    .from(goodsImportRows)
    .where(and(eq(importId, id), isNotNull(startsOn)))
    .groupBy(startsOn)
    .orderBy(asc(startsOn));
  return days.flatMap(({ day, rows }) =>
    day === null ? [] : [{ day, rows, isWaiting: waits.includes(day) }],
  );
}

/** What imports have changed, batch by batch. */
async function findBatches({ db }: Pick<Ctx, 'db'>, importIds: readonly string[]) {
  if (importIds.length === 0) return [];
  const undoing = alias(goodsBatches, 'undoing');
  const { importId, batchId } = goodsImportBatches;
  const rows = await db
    .select({ importId, batchId, undoneBy: undoing.id })
    .from(goodsImportBatches)
    .innerJoin(goodsBatches, eq(goodsBatches.id, batchId))
    .leftJoin(undoing, and(eq(undoing.undoes, batchId), eq(undoing.isPending, false)))
    .where(and(inArray(importId, [...importIds]), eq(goodsBatches.isPending, false)));
  return rows.map(({ undoneBy, ...row }) => ({ ...row, isUndone: undoneBy !== null }));
}

/** How many batches of each of these imports were not undone; none for an import that has made none. */
async function findOpen(
  { db }: Pick<Ctx, 'db'>,
  imports: readonly Pick<Stored, 'id' | 'state'>[],
): Promise<ReadonlyMap<string, number>> {
  const applied = imports.filter(({ state }) => state === 'applied').map(({ id }) => id);
  const open = new Map<string, number>();
  for (const { importId, isUndone } of await findBatches({ db }, applied)) {
    open.set(importId, (open.get(importId) ?? 0) + (isUndone ? 0 : 1));
  }
  return open;
}
