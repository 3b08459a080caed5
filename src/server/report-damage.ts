import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import { findUnreadDamage } from '#src/db/embedded/unused-databases.ts';
import type { Logger } from '#src/domain/context.ts';

/**
 * Scans once, in the background, the parts of the embedded database that nobody reads. Damage there harms no page,
 * but the disk that caused it will cause more. Parts that are in use report their own damage.
 */
export async function reportUnreadDamage(
  { kind, db }: Pick<Database, 'kind' | 'db'>,
  { dataDir, logger }: { dataDir: string; logger: Logger },
): Promise<void> {
  if (kind !== 'embedded') return;
  try {
    const { rows } = await db.execute<{ oid: number }>(
      sql`select oid::int from pg_database where datname = current_database()`,
    );
    const files = await findUnreadDamage(join(dataDir, 'database'), rows[0]?.oid ?? 0);
    if (files.length > 0) logger.error({ files }, damageSentence);
  } catch (error) {
    logger.warn({ err: error }, 'the files of the database could not be checked');
  }
}

const damageSentence =
  'files of the database that the shop does not read are damaged: nothing of the shop is lost, but its disk may be failing; dump the database, check the disk, and restore the dump into another folder';
