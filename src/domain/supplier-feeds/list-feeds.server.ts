import { and, asc, desc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import { goodsImports } from '#src/db/schema/goods-imports.ts';
import { feedFetches, supplierFeeds } from '#src/db/schema/supplier-feeds.ts';
import type { Ctx } from '#src/domain/context.ts';
import { importCountsSchema } from '#src/domain/goods/index.ts';
import { requireScope } from '#src/domain/require-scope.ts';
import type { RefusalOrText } from '../refusal.ts';
import { readFeedAddress, serverOf } from './feed-address.ts';
import { type FeedSchedule, feedScheduleSchema } from './fetch-times.ts';
import { findFeed, type StoredFeed } from './find-feed.server.ts';
import { failuresUntilTold, isPassing } from './lasting.ts';

type StoredFetch = typeof feedFetches.$inferSelect;

/** What came of a fetch, now: a file that waited may have been applied, undone or replaced since. */
export type FetchState = StoredFetch['outcome'] | 'replaced';

/** Times are ISO 8601 in UTC. */
export type FeedFetch = Pick<StoredFetch, 'id' | 'fileName' | 'bytes' | 'rows' | 'importId'> & {
  state: FetchState;
  startedAt: string;
  problems: RefusalOrText[];
  /** Goods that it changed, or would change; null before its file was checked. */
  changes: number | null;
};

export type FeedLine = Pick<StoredFeed, 'id' | 'name' | 'applies' | 'isPaused' | 'failures'> & {
  server: string;
  protocol: string;
  schedule: FeedSchedule;
  nextAt: string | null;
  isFetching: boolean;
  /** The last look that says how the feed is doing: finding the same file again does not settle what waits. */
  last: FeedFetch | null;
  /** When it was looked last. */
  lookedAt: string | null;
};

export type FeedView = FeedLine &
  Pick<StoredFeed, 'address' | 'userName' | 'hostKey'> & {
    /** Ends and days of what is stored; never the secrets. */
    secrets: { field: string; ending: string; setAt: string }[];
    /** The key that the server shows instead of the one it had. */
    shownKey: string | null;
    fetches: FeedFetch[];
  };

/** All feeds by name, each with its last fetch. Requires catalog.read. */
export async function listFeeds(ctx: Ctx): Promise<FeedLine[]> {
  requireScope(ctx.actor, 'catalog.read');
  const feeds = await ctx.db.select().from(supplierFeeds).orderBy(asc(supplierFeeds.name));
  const lasts = await lastFetches(
    ctx,
    feeds.map(({ id }) => id),
  );
  return feeds.map((feed) => toLine(feed, lasts.get(feed.id)));
}

const shownFetches = 20;

/** A feed with its last fetches, newest first. Requires catalog.read. @throws {DomainError} not-found */
export async function getFeed(ctx: Ctx, id: string): Promise<FeedView> {
  requireScope(ctx.actor, 'catalog.read');
  const feed = await findFeed(ctx, id);
  const { address, userName, hostKey, shownKey } = feed;
  const fetches = await readFetches(ctx)
    .where(eq(feedFetches.feedId, id))
    .orderBy(desc(feedFetches.number))
    .limit(shownFetches);
  const lasts = await lastFetches(ctx, [id]);
  const secrets = Object.entries(feed.secrets).map(([field, { ending, setAt }]) => ({
    field,
    ending,
    setAt,
  }));
  return {
    ...toLine(feed, lasts.get(id)),
    ...{ address, userName, hostKey, secrets, shownKey, fetches: fetches.map(toFetch) },
  };
}

/** Feeds that wait for somebody: their last file is held, or cannot be fetched. Requires catalog.read. */
export async function countWaitingFeeds(ctx: Ctx): Promise<number> {
  return (await listFeeds(ctx)).filter(needsSomebody).length;
}

/** Whether the next step is a person's. */
export function needsSomebody({
  last,
  isPaused,
  failures,
}: Pick<FeedLine, 'last' | 'isPaused' | 'failures'>): boolean {
  if (isPaused || !last) return false;
  if (last.state !== 'failed') return last.state === 'held' || last.state === 'waiting';
  return failures >= failuresUntilTold || !last.problems.every(isPassing);
}

function readFetches({ db }: Pick<Ctx, 'db'>) {
  const { state, counts } = goodsImports;
  return db
    .select({ fetch: feedFetches, importState: state, counts })
    .from(feedFetches)
    .leftJoin(goodsImports, eq(goodsImports.id, feedFetches.importId))
    .$dynamic();
}

type Lasts = { last: FeedFetch; lookedAt: string };

async function lastFetches(ctx: Ctx, feedIds: readonly string[]): Promise<Map<string, Lasts>> {
  const [all, telling] = [
    await newestFetches(ctx, feedIds, undefined),
    await newestFetches(ctx, feedIds, ne(feedFetches.outcome, 'unchanged')),
  ];
  const lasts = [...all].map(([id, newest]): [string, Lasts] => {
    const earlier = telling.get(id);
    const isOpen =
      newest.state === 'unchanged' && earlier !== undefined && waitsForSomebody(earlier);
    return [id, { last: isOpen ? earlier : newest, lookedAt: newest.startedAt }];
  });
  return new Map(lasts);
}

/** Its file was not applied: it is held, waits, or cannot be read. */
function waitsForSomebody({ state, fileName }: FeedFetch): boolean {
  return state === 'held' || state === 'waiting' || (state === 'failed' && fileName !== '');
}

async function newestFetches(ctx: Ctx, feedIds: readonly string[], which: SQL | undefined) {
  if (feedIds.length === 0) return new Map<string, FeedFetch>();
  const { id, feedId, number } = feedFetches;
  const newest = ctx.db
    .selectDistinctOn([feedId], { id })
    .from(feedFetches)
    .where(and(inArray(feedId, [...feedIds]), which))
    .orderBy(feedId, desc(number));
  const rows = await readFetches(ctx).where(inArray(id, newest));
  return new Map(rows.map((row) => [row.fetch.feedId, toFetch(row)]));
}

type Row = {
  fetch: StoredFetch;
  importState: (typeof goodsImports.$inferSelect)['state'] | null;
  counts: unknown;
};

function toFetch({ fetch, importState, counts }: Row): FeedFetch {
  const { id, fileName, bytes, rows, importId, startedAt } = fetch;
  const checked = counts === null ? null : importCountsSchema.parse(counts);
  return {
    ...{ id, fileName, bytes, rows, importId },
    state: stateOf(fetch.outcome, importState),
    startedAt: startedAt.toISOString(),
    problems: fetch.problems as RefusalOrText[],
    changes: checked && fetch.outcome !== 'received' ? checked.added + checked.changed : null,
  };
}

function stateOf(outcome: StoredFetch['outcome'], importState: Row['importState']): FetchState {
  if (outcome !== 'held' && outcome !== 'waiting' && outcome !== 'failed') return outcome;
  if (importState === 'applied' || importState === 'applying') return 'applied';
  return importState === 'discarded' ? 'replaced' : outcome;
}

function toLine(feed: StoredFeed, lasts: Lasts | undefined): FeedLine {
  const { id, name, applies, isPaused, failures, nextAt, fetchingSince } = feed;
  const address = readFeedAddress(feed.address);
  const isKnown = !('fault' in address);
  return {
    ...{ id, name, applies, isPaused, failures },
    last: lasts?.last ?? null,
    lookedAt: lasts?.lookedAt ?? null,
    server: isKnown ? serverOf(address) : feed.address,
    protocol: isKnown ? address.protocol.toUpperCase() : '',
    schedule: feedScheduleSchema.parse(feed.schedule),
    nextAt: nextAt?.toISOString() ?? null,
    isFetching: fetchingSince !== null,
  };
}
