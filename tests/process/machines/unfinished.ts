import type { Machines } from './open-machines.ts';

/** How many jobs of this name wait, run or are retried. */
export async function countUnfinished({ pool }: Machines, name: string): Promise<number> {
  const { rows } = await pool.query(
    `select from pgboss.job where name = $1 and state in ('created', 'retry', 'active')`,
    [name],
  );
  return rows.length;
}
