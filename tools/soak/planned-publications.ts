import { openShopDatabase, type ShopPlace } from './check-shop.ts';

const author = 'Clock soak';

/** Plans the publication of one page each, so many ms from now; returns how many were planned. */
export async function planPublications(place: ShopPlace, inMs: readonly number[]): Promise<number> {
  const database = await openShopDatabase(place);
  for (const [at, ms] of inMs.entries()) {
    await database.pool.query(
      `insert into content_schedules (story_id, action, due_at, author_name)
       select id, 'publish', now() + $1 * interval '1 ms', $2 from content_stories
       where not is_folder order by id offset $3 limit 1`,
      [ms, author, at],
    );
  }
  await database.close();
  return inMs.length;
}

export type ScheduleCount = {
  published: number;
  /** Publications beyond the first of each plan. */
  again: number;
  /** Holds that last longer than an hour, and jobs from tomorrow that wait for it. */
  stuckHolds: number;
  stuckJobs: number;
};

/** What became of the plans, and what waits for a time that the clock showed by mistake. */
export async function countSchedules(place: ShopPlace): Promise<ScheduleCount> {
  const database = await openShopDatabase(place);
  const countOf = async (text: string) =>
    Number((await database.pool.query(`select count(*)::int as n from ${text}`)).rows[0]?.n);
  const plans = `content_schedules where author_name = '${author}'`;
  const published = await countOf(`${plans} and done_at is not null and failure is null`);
  const audited = await countOf(
    `audit_entries where action = 'content.publish' and detail->>'scheduledBy' = '${author}'`,
  );
  const stuckHolds = await countOf(
    `calendar_entries where kind = 'hold' and expires_at > now() + interval '1 hour'`,
  );
  const stuckJobs = await countOf(
    `pgboss.job where state in ('created', 'retry') and start_after > now() and created_on > now()
     and start_after <= created_on + interval '1 minute'`,
  );
  await database.close();
  return { published, again: audited - published, stuckHolds, stuckJobs };
}
