import pg from 'pg';

/** Any number that no other advisory lock uses. */
const BACKUP_LOCK = 4_120_416;

/** A lock that one process at a time has on the server at `url`, for backups; null if another one has it. */
export async function holdBackupLock(url: string): Promise<{ release(): Promise<void> } | null> {
  const client = new pg.Client({ connectionString: url, application_name: 'ironwood backup' });
  // A lost connection also loses the lock; the backup goes on.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ isOurs: boolean }>(
      'select pg_try_advisory_lock($1) as "isOurs"',
      [BACKUP_LOCK],
    );
    if (rows[0]?.isOurs) return { release: () => client.end() };
  } catch (error) {
    await client.end();
    throw error;
  }
  await client.end();
  return null;
}
