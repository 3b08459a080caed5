import { eq, sql } from 'drizzle-orm';
import { feedFetches, supplierFeeds } from '#src/db/schema/supplier-feeds.ts';
import type { Ctx } from '#src/domain/context.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { RefusalOrText } from '../refusal.ts';
import { feedScheduleSchema, nextFetch, retryAt } from './fetch-times.ts';
import type { StoredFeed } from './find-feed.server.ts';
import { failuresUntilTold } from './lasting.ts';
import type { SeenFile } from './ports.ts';
import { tellShop } from './tell-shop.server.ts';

/** What came of a look at the address. */
export type FetchEnd = {
  fileName?: string;
  bytes?: number;
  seen?: SeenFile;
  hostKey?: string | null;
} & (
  | { outcome: 'unchanged' | 'received' }
  | { outcome: 'waiting'; problems: readonly RefusalOrText[] }
  /** Lasting: no later try succeeds before somebody has done something. */
  | { outcome: 'failed'; problems: readonly RefusalOrText[]; isLasting: boolean }
);

type Ending = { feed: StoredFeed; fetchId: string; end: FetchEnd };

/** Writes down how a look ended, plans the next one, and tells the shop if somebody has to do something. */
export async function endFetch(ctx: Ctx, { feed, fetchId, end }: Ending): Promise<void> {
  const hasFailed = end.outcome === 'failed';
  const failures = hasFailed ? feed.failures + 1 : 0;
  const nextAt = await plan(ctx, feed, { failures, isLasting: hasFailed && end.isLasting });
  const endedAt = new Date(ctx.clock.now().epochMilliseconds);
  const { hostKey, seen, fileName, bytes } = end;
  await ctx.db.transaction(async (tx) => {
    const inner = { ...ctx, db: tx };
    await tx
      .update(feedFetches)
      .set({
        endedAt,
        // A check may have gone further meanwhile.
        ...(end.outcome !== 'received' && { outcome: end.outcome }),
        ...('problems' in end && { problems: end.problems }),
        ...(fileName !== undefined && { fileName, bytes }),
      })
      .where(eq(feedFetches.id, fetchId));
    await tx
      .update(supplierFeeds)
      .set({
        fetchingSince: null,
        failures,
        // Paused meanwhile, it stays so.
        nextAt: sql`case when ${supplierFeeds.isPaused} then null else ${nextAt}::timestamptz end`,
        ...(hostKey && { hostKey }),
        ...(seen && { seen }),
      })
      .where(eq(supplierFeeds.id, feed.id));
    const isNews = failures === (hasFailed && end.isLasting ? 1 : failuresUntilTold);
    if (hasFailed && isNews) await tellShop(inner, feed, end.problems);
  });
}

async function plan(
  ctx: Ctx,
  { schedule }: StoredFeed,
  { failures, isLasting }: { failures: number; isLasting: boolean },
): Promise<string> {
  const { timeZone } = await getShopSettings(ctx);
  const when = feedScheduleSchema.parse(schedule);
  const now = ctx.clock.now();
  const next =
    failures > 0 && !isLasting
      ? retryAt(when, { failures, now, timeZone })
      : nextFetch(when, { now, timeZone });
  return next.toString();
}
