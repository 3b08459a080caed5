import { and, desc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { goodsImports, supplierProfiles } from '#src/db/schema/goods-imports.ts';
import { feedFetches, supplierFeeds } from '#src/db/schema/supplier-feeds.ts';
import type { Ctx } from '#src/domain/context.ts';
import {
  notePresence,
  olderFile,
  queueApply,
  recheckImport,
  takeSupply,
} from '#src/domain/goods/index.server.ts';
import { draftProfileSchema, importCountsSchema, siteChanges } from '#src/domain/goods/index.ts';
import { requireSystem } from '#src/domain/require-system.ts';
import type { Refusal, RefusalOrText } from '../refusal.ts';
import { brakesOf } from './brakes.ts';
import type { StoredFeed } from './find-feed.server.ts';
import { why } from './refusals.ts';
import { tellShop } from './tell-shop.server.ts';

/** How often a file is checked anew because somebody changed the same goods meanwhile. */
const mostAgain = 3;

type Fetch = typeof feedFetches.$inferSelect;
type Import = typeof goodsImports.$inferSelect;
type Known = { fetch: Fetch; feed: StoredFeed; row: Import };

/**
 * After a file of a feed was checked or applied: applies it if the feed may and nothing is odd, else leaves it to
 * somebody. Nothing for a file that a person sent.
 */
export async function settleFetch(ctx: Ctx, importId: string): Promise<void> {
  requireSystem(ctx.actor);
  const known = await findFetch(ctx, importId);
  if (!known) return;
  const { fetch, row } = known;
  if (fetch.outcome === 'received' && row.state === 'failed') {
    return leave(ctx, known, { outcome: 'failed', told: problemOf(row), isAlarm: true });
  }
  if (fetch.outcome === 'received' && row.state === 'checked') return judge(ctx, known);
  if (fetch.outcome === 'applied' && row.state === 'checked') return tryAgain(ctx, known);
}

async function findFetch({ db }: Ctx, importId: string): Promise<Known | null> {
  const [found] = await db
    .select({ fetch: feedFetches, feed: supplierFeeds, row: goodsImports })
    .from(feedFetches)
    .innerJoin(supplierFeeds, eq(supplierFeeds.id, feedFetches.feedId))
    .innerJoin(goodsImports, eq(goodsImports.id, feedFetches.importId))
    .where(eq(feedFetches.importId, importId));
  return found ?? null;
}

function problemOf({ problem }: Import): RefusalOrText[] {
  return problem ? [problem as RefusalOrText] : [];
}

async function judge(ctx: Ctx, known: Known): Promise<void> {
  const { feed, row } = known;
  const counts = importCountsSchema.parse(row.counts);
  if (!(await isKnownSupplier(ctx, row))) {
    const told = [why('feed.hold.new-supplier')];
    return leave(ctx, known, { outcome: 'held', told, isAlarm: true });
  }
  const rowsBefore = await lastRows(ctx, known);
  const older = await olderFile(ctx, row);
  const told = [...brakesOf({ counts, rows: row.rowsRead, rowsBefore }), ...(older ? [older] : [])];
  if (told.length > 0) return leave(ctx, known, { outcome: 'held', told, isAlarm: true });
  if (siteChanges(counts) === 0) {
    // What it leaves out, and what the supplier has, count although nothing on the site changes.
    const taken = { importId: row.id, supplier: draftProfileSchema.parse(row.profile).name };
    await takeSupply(ctx, taken);
    return ctx.db.transaction(async (tx) => {
      const inner = { ...ctx, db: tx };
      await leave(inner, known, { outcome: 'same', told: [] });
      await notePresence(inner, taken);
    });
  }
  if (feed.applies === 'asked') return leave(ctx, known, { outcome: 'waiting', told: [] });
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await mark(inner, known, { outcome: 'applied', told: [] });
    const actor = {
      kind: 'token',
      tokenId: 0,
      name: feed.name,
      scopes: ['catalog.write'],
    } as const;
    await queueApply({ ...inner, actor }, { id: row.id, goodRowsOnly: true });
  });
}

/** Whether the shop has said how these files are read, or a person has to look at the columns first. */
async function isKnownSupplier({ db }: Ctx, { profile }: Import): Promise<boolean> {
  const { name } = draftProfileSchema.parse(profile);
  if (name === '') return false;
  const [known] = await db
    .select({ id: supplierProfiles.id })
    .from(supplierProfiles)
    .where(eq(supplierProfiles.name, name));
  return known !== undefined;
}

/** Rows of the last file of the feed that was applied, or changed nothing. */
async function lastRows({ db }: Ctx, { fetch, feed }: Known): Promise<number | null> {
  const { feedId, rows, outcome, number, importId } = feedFetches;
  const isGood = or(inArray(outcome, ['applied', 'same']), eq(goodsImports.state, 'applied'));
  const earlier = await db
    .select({ id: feedFetches.id, rows })
    .from(feedFetches)
    .leftJoin(goodsImports, eq(goodsImports.id, importId))
    .where(and(eq(feedId, feed.id), isNotNull(rows), isGood))
    .orderBy(desc(number))
    .limit(2);
  return earlier.find(({ id }) => id !== fetch.id)?.rows ?? null;
}

/** Somebody has changed one of its goods between the check and the applying. */
async function tryAgain(ctx: Ctx, known: Known): Promise<void> {
  const { fetch, row } = known;
  if (fetch.again >= mostAgain) {
    const told = [why('feed.hold.shop-changed')];
    return leave(ctx, known, { outcome: 'held', told, isAlarm: true });
  }
  await ctx.db.transaction(async (tx) => {
    await tx
      .update(feedFetches)
      .set({ outcome: 'received', again: fetch.again + 1 })
      .where(eq(feedFetches.id, fetch.id));
    await recheckImport({ ...ctx, db: tx }, row.id);
  });
}

type Left = {
  outcome: 'failed' | 'held' | 'waiting' | 'same';
  told: readonly (Refusal | RefusalOrText)[];
  isAlarm?: boolean;
};

async function leave(ctx: Ctx, known: Known, { isAlarm, ...left }: Left): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await mark(inner, known, left);
    if (isAlarm) await tellShop(inner, known.feed, left.told);
  });
}

type Mark = Pick<Left, 'told'> & { outcome: Fetch['outcome'] };

async function mark({ db }: Ctx, { fetch, row }: Known, { outcome, told }: Mark): Promise<void> {
  await db
    .update(feedFetches)
    .set({ outcome, problems: told, rows: row.rowsRead })
    .where(eq(feedFetches.id, fetch.id));
}
