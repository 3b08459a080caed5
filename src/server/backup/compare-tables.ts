import type { Database } from '#src/db/client.ts';
import { differingTables, sumTables, type TableSums } from '#src/db/table-sums.ts';
import { BackupError } from './backup-error.ts';

/** @throws {BackupError} if a restored database is not what was backed up */
export async function requireSameTables({ pool }: Database, sums: TableSums): Promise<void> {
  const client = await pool.connect();
  const restored = await sumTables(async (sql) => (await client.query(sql)).rows).finally(() =>
    client.release(true),
  );
  const wrong = differingTables(sums, restored);
  if (wrong.length === 0) return;
  throw new BackupError(
    `These tables are not what was backed up when they are restored: ${wrong.join(', ')}. Back up again, use another backup, and report it.`,
  );
}
