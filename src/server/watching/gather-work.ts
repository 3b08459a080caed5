import { sql } from 'drizzle-orm';
import type { Db } from '#src/db/client.ts';
import { mailStates } from '#src/db/schema/mail.ts';

export type WaitingJobs = { queue: string; state: string; count: number; lateSeconds: number };
export type Unsent = { state: string; count: number; ageSeconds: number };

/** Jobs that wait, by queue and state. Reads an index of such jobs alone, and at most 10,000 of them. */
export async function listWaitingJobs(db: Db): Promise<WaitingJobs[]> {
  const { rows } = await db.execute<WaitingJobs>(sql`
    select name as queue, state::text as state, count(*)::int as count,
      greatest(0, extract(epoch from now() - min(start_after)))::float as "lateSeconds"
    from (
      select name, state, start_after from pgboss.job
      where state < 'active' and not blocked limit 10000
    ) waiting
    group by 1, 2`);
  return rows;
}

/** Messages that were not sent, by state. Reads the index of states, and at most 1,000 messages of each. */
export async function listUnsent(db: Db): Promise<Unsent[]> {
  const states = mailStates.filter((state) => state !== 'sent');
  const parts = states.map(
    (state) => sql`
      select ${state}::text as state, count(*)::int as count,
        coalesce(extract(epoch from now() - min(created_at)), 0)::float as "ageSeconds"
      from (
        select created_at from mail_messages where state = ${state}
        order by created_at limit 1000
      ) unsent`,
  );
  const { rows } = await db.execute<Unsent>(sql.join(parts, sql` union all `));
  return rows;
}
