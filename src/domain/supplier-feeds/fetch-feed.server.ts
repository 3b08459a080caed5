import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { feedFetches, supplierFeeds } from '#src/db/schema/supplier-feeds.ts';
import type { IncomingFile } from '#src/domain/careers/ports.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { discardImport, startImport } from '#src/domain/goods/index.server.ts';
import { requireSystem } from '#src/domain/require-system.ts';
import { mostFitFileBytes, startFitFile } from '#src/domain/supplier-fit/index.server.ts';
import type { RefusalOrText } from '../refusal.ts';
import { endFetch, type FetchEnd } from './end-fetch.server.ts';
import { readFeedAddress, serverOf } from './feed-address.ts';
import { openFeedSecrets } from './feed-secrets.server.ts';
import type { StoredFeed } from './find-feed.server.ts';
import { isPassingTrouble } from './lasting.ts';
import { listOpenImports } from './open-imports.server.ts';
import type { FeedFiles, FeedPlace, FeedTrouble, Fetched } from './ports.ts';
import { why } from './refusals.ts';

/** A process that has held a feed for longer has ended: the largest file takes less. */
const claimMinutes = 20;

/**
 * Looks whether a feed has another file than last time, and takes it in: as an import that is checked like one that
 * somebody sends. Nothing in the catalog changes here. Does nothing while another process fetches the same feed.
 */
export async function fetchFeed(
  ctx: Ctx,
  { feedId }: { feedId: string },
  feedFiles: FeedFiles,
): Promise<void> {
  requireSystem(ctx.actor);
  const feed = await claim(ctx, feedId);
  if (!feed) return;
  const fetchId = ctx.ids.uuid();
  const startedAt = new Date(ctx.clock.now().epochMilliseconds);
  await dropInterrupted(ctx, feedId);
  await ctx.db.insert(feedFetches).values({ id: fetchId, feedId, startedAt, outcome: 'fetching' });
  const incoming = await ctx.incoming.begin();
  let end: FetchEnd = { outcome: 'failed', problems: [why('feed.interrupted')], isLasting: false };
  try {
    end = await lookAt(ctx, { feed, fetchId, incoming, feedFiles });
  } finally {
    await incoming.discard();
    await endFetch(ctx, { feed, fetchId, end });
  }
}

/** Null if there is no such feed, or another process has it. */
async function claim({ db, clock }: Ctx, feedId: string): Promise<StoredFeed | null> {
  const now = clock.now();
  const since = new Date(now.epochMilliseconds);
  const stale = new Date(now.subtract({ minutes: claimMinutes }).epochMilliseconds);
  const { id, fetchingSince } = supplierFeeds;
  const isFree = or(isNull(fetchingSince), lt(fetchingSince, stale));
  const [feed] = await db
    .update(supplierFeeds)
    .set({ fetchingSince: since })
    .where(and(eq(id, feedId), isFree))
    .returning();
  return feed ?? null;
}

/** Looks that ended with their process. */
async function dropInterrupted({ db, clock }: Ctx, feedId: string): Promise<void> {
  const endedAt = new Date(clock.now().epochMilliseconds);
  await db
    .update(feedFetches)
    .set({ outcome: 'failed', endedAt, problems: [why('feed.interrupted')] })
    .where(and(eq(feedFetches.feedId, feedId), eq(feedFetches.outcome, 'fetching')));
}

type Looking = {
  feed: StoredFeed;
  fetchId: string;
  incoming: IncomingFile;
  feedFiles: FeedFiles;
};

async function lookAt(ctx: Ctx, looking: Looking): Promise<FetchEnd> {
  const { feed, incoming, feedFiles } = looking;
  const address = readFeedAddress(feed.address);
  const access = openFeedSecrets(ctx, feed);
  if (access === null) {
    return { outcome: 'failed', problems: [why('feed.secret-lost')], isLasting: true };
  }
  if ('fault' in address) throw new Error(`a feed has the address ${feed.address}`);
  const place: FeedPlace = { address, access, hostKey: feed.hostKey, seen: feed.seen ?? {} };
  const fetched = await feedFiles.download(place, incoming);
  if (fetched.outcome === 'failed') {
    const { trouble, line } = fetched;
    const problems = [told(trouble, { server: serverOf(address), line })];
    return { outcome: 'failed', problems, isLasting: !isPassingTrouble(trouble) };
  }
  const { hostKey } = fetched;
  if (fetched.outcome === 'unchanged') return { outcome: 'unchanged', hostKey };
  const isSame = fetched.seen.hash === place.seen.hash;
  if (isSame) return { outcome: 'unchanged', seen: fetched.seen, hostKey };
  return takeIn(ctx, { ...looking, fetched });
}

/** Where a file of a feed is larger, nothing of it is read. */
export const mostFeedMegabytes = 512;

function told(trouble: FeedTrouble, { server, line }: { server: string; line: string }) {
  if (trouble === 'growing') return why('feed.trouble.growing');
  if (trouble === 'too-large') {
    return why('feed.trouble.too-large', { megabytes: mostFeedMegabytes });
  }
  const reason = `feed.trouble.${trouble}` as const;
  switch (reason) {
    case 'feed.trouble.certificate':
    case 'feed.trouble.host-key':
    case 'feed.trouble.elsewhere':
    case 'feed.trouble.answer':
    case 'feed.trouble.other':
      return why(reason, { server, line });
    default:
      return why(reason, { server });
  }
}

type Taking = Looking & { fetched: Extract<Fetched, { outcome: 'received' }> };

/** The file becomes an import, or a fitment file that waits for somebody. */
async function takeIn(ctx: Ctx, taking: Taking): Promise<FetchEnd> {
  const { fileName, bytes, seen, hostKey } = taking.fetched;
  const received = { fileName, bytes, seen, hostKey };
  const inner = actingAs(ctx, taking.feed);
  try {
    if (await takeGoods(inner, taking)) return { outcome: 'received', ...received };
    // One byte past its limit is enough for it to be refused.
    const most = Math.min(bytes, mostFitFileBytes + 1);
    await startFitFile(inner, { fileName, bytes: await taking.incoming.read(0, most) });
    return { outcome: 'waiting', problems: [why('feed.hold.other-goods')], ...received };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { outcome: 'failed', problems: [error.told], isLasting: true, ...received };
  }
}

/** False if it is a fitment file. Imports of this feed that nobody has applied are out of date. */
async function takeGoods(ctx: Ctx, { feed, fetchId, incoming, fetched }: Taking): Promise<boolean> {
  const { fileName, bytes } = fetched;
  const isThis = eq(feedFetches.id, fetchId);
  for (const id of await listOpenImports(ctx, feed.id)) await discardImport(ctx, id);
  // The check may end before this function does: it has to find the fetch.
  await ctx.db.update(feedFetches).set({ outcome: 'received', fileName, bytes }).where(isThis);
  const importId = ctx.ids.uuid();
  const file = { id: importId, fileName, size: bytes, stream: () => incoming.stream() };
  try {
    await startImport(ctx, {
      ...file,
      async meanwhile(tx) {
        await tx.update(feedFetches).set({ importId }).where(isThis);
      },
    });
    return true;
  } catch (error) {
    if (error instanceof DomainError && isFitmentFile(error.told)) return false;
    throw error;
  }
}

function isFitmentFile(refusal: RefusalOrText): boolean {
  return 'reason' in refusal && refusal.reason === 'import.aces';
}

/** The history names the feed. */
function actingAs(ctx: Ctx, { name }: Pick<StoredFeed, 'name'>): Ctx {
  return { ...ctx, actor: { kind: 'token', tokenId: 0, name, scopes: ['catalog.write'] } };
}
