import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { supplierFeeds } from '#src/db/schema/supplier-feeds.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { FetchTrigger } from '#src/domain/jobs.ts';
import { requireSystem } from '#src/domain/require-system.ts';

/** Queues a fetch; of several that wait for the same feed, one is done. */
export async function queueFetch(
  ctx: Pick<Ctx, 'db' | 'jobs'>,
  { feedId, trigger }: { feedId: string; trigger: FetchTrigger },
): Promise<void> {
  const job = { name: 'fetch-feed', data: { feedId, trigger } } as const;
  await ctx.jobs.enqueue(ctx.db, job, { key: feedId });
}

/** Takes feeds back from a process that has ended, so that they are fetched at once. */
export async function releaseFeeds(ctx: Ctx): Promise<void> {
  requireSystem(ctx.actor);
  const { fetchingSince } = supplierFeeds;
  await ctx.db.update(supplierFeeds).set({ fetchingSince: null }).where(isNotNull(fetchingSince));
}

/** While a queued fetch waits for its turn, it is not due again. */
const graceMinutes = 30;

/**
 * Queues the feeds whose time has come, also after a night in which the machine was off. Every process may call it at
 * any time. Returns how many.
 */
export async function queueDueFeeds(ctx: Ctx): Promise<number> {
  requireSystem(ctx.actor);
  const { id, nextAt, isPaused } = supplierFeeds;
  const now = new Date(ctx.clock.now().epochMilliseconds);
  const isDue = and(lte(nextAt, now), eq(isPaused, false));
  const [any] = await ctx.db.select({ id }).from(supplierFeeds).where(isDue).limit(1);
  if (!any) return 0;
  return ctx.db.transaction(async (tx) => {
    // Of two processes that look at once, one moves the time. The fetch plans the next one when it has ended.
    const due = await tx
      .update(supplierFeeds)
      .set({ nextAt: sql`${now}::timestamptz + make_interval(mins => ${graceMinutes})` })
      .where(isDue)
      .returning({ id });
    for (const feed of due) {
      await queueFetch({ ...ctx, db: tx }, { feedId: feed.id, trigger: 'schedule' });
    }
    return due.length;
  });
}
