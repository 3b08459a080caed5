import { setTimeout as wait } from 'node:timers/promises';
import type { Machines } from './open-machines.ts';

/** Waits until no job of this name waits, runs or is retried. */
export async function untilNoneLeft({ pool }: Machines, name: string): Promise<void> {
  const left = `select from pgboss.job where name = $1 and state in ('created', 'retry', 'active')`;
  while ((await pool.query(left, [name])).rows.length > 0) await wait(50);
}
