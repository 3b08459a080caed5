import type pg from 'pg';

/** What two processes that started at the same moment must have done once. */
export async function lookAfterStart(pool: pg.Pool) {
  const count = async (from: string) => {
    const { rows } = await pool.query<{ count: number }>(`select count(*)::int from ${from}`);
    return rows[0]?.count ?? 0;
  };
  const applied = await count('drizzle.__drizzle_migrations');
  return {
    migratedTwice:
      applied - (await count('(select distinct hash from drizzle.__drizzle_migrations) as once')),
    seeded: await count('seed_runs'),
    homePages: await count(`content_stories where full_slug = 'home'`),
    owners: await count('auth_users'),
    /** Of each daily job one run, or the one that is about to run, and at most one more that waits for tomorrow. */
    dailyJobs:
      await count(`(select name from pgboss.job where name like 'purge-%' and name <> 'purge-cdn'
      and (state <> 'created' or start_after < now() + interval '1 hour')) as today`),
  };
}

/** As expected of `lookAfterStart`. */
export const startedOnce = { migratedTwice: 0, seeded: 1, homePages: 1, owners: 1, dailyJobs: 4 };
