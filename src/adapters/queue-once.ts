import { sql } from 'drizzle-orm';
import type { Ctx } from '#src/domain/context.ts';
import type { JobName } from '#src/domain/jobs.ts';

/** Any number that no other advisory lock uses. */
const onceLock = 4_120_422;

/**
 * Calls `queue` with the jobs of `names` of which none waits, runs or is retried; in a transaction that processes
 * which start at the same moment enter one after the other. (The queue itself only knows of waiting ones: a process
 * would queue again what another one has just begun.)
 */
export async function queueOnce<Name extends JobName>(
  db: Ctx['db'],
  names: readonly Name[],
  queue: (tx: Ctx['db'], missing: readonly Name[]) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${onceLock}::int)`);
    const { rows } = await tx.execute<{ name: string }>(
      sql`select distinct name from pgboss.job where state in ('created', 'retry', 'active')`,
    );
    const under = new Set(rows.map(({ name }) => name));
    await queue(
      tx,
      names.filter((name) => !under.has(name)),
    );
  });
}
