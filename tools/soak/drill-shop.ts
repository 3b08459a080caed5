import { join } from 'node:path';
import { createDiskFiles } from '#src/adapters/files-disk.ts';
import { type Database, openDatabase } from '#src/db/client.ts';
import { erasePerson } from '#src/domain/personal-data/index.server.ts';
import { readPerson } from '#src/domain/personal-data/index.ts';
import { openBackupTarget } from '#src/server/backup/backup-target.ts';
import { noteErasure } from '#src/server/backup/erasure-journal.ts';
import { readEnv } from '#src/server/env.ts';
import { createLogger } from '#src/server/logger.ts';
import { loadSecret } from '#src/server/secret.ts';
import { createToolContext } from '../tool-context.ts';

export type Environment = Record<string, string>;

/** A customer of the shop who asks to be erased after the backup was made. */
const leaving = 'customer-7@example.org';

/** What has to come back: the leads, the files by name and size, and the secret. */
export async function readShop(environment: Environment) {
  const dataDir = environment.DATA_DIR ?? '';
  const files = await createDiskFiles(join(dataDir, 'files')).list('');
  return {
    leads: await withDatabase(environment, countLeads),
    files: files.map(({ key, size }) => `${key} ${size}`).sort(),
    secret: loadSecret(undefined, dataDir),
  };
}

/** Adds leads to a shop that no server has open. */
export async function fillShop(environment: Environment, leads: number): Promise<void> {
  await withDatabase(environment, (database) => addLeads(database, leads));
}

/** Erases a customer, whom the backup still has; the note about it is made at once. */
export async function eraseCustomer(environment: Environment): Promise<void> {
  const env = readEnv(environment);
  const person = readPerson(leaving);
  if (!person) throw new Error('That is no address.');
  await withDatabase(environment, async (database) => {
    const ctx = createToolContext({ env, database, reason: 'drill' });
    await erasePerson(
      {
        ...ctx,
        jobs: {
          enqueue: async (_, job) => {
            if (job.name === 'note-erasure')
              await noteErasure(await openBackupTarget(env), job.data);
          },
        },
      },
      person,
    );
  });
}

async function withDatabase<T>(
  environment: Environment,
  use: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({
    url: environment.DATABASE_URL,
    dataDir: join(environment.DATA_DIR ?? '', 'database'),
    logger: createLogger('warn'),
    isPatient: true,
  });
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

/** Without triggers, which would cost most of the time; what they keep for the list of inquiries is added at the end. */
async function addLeads({ pool }: Database, leads: number): Promise<void> {
  const client = await pool.connect();
  await client.query('set session_replication_role = replica');
  const portion = 50_000;
  for (let from = 1; from <= leads; from += portion) {
    await client.query(
      `insert into leads (id, kind, name, contact, contact_kind, locale, topic, note, created_at)
       select gen_random_uuid(), 'message', 'Customer ' || n, 'customer-' || n || '@example.org', 'email', 'en', 'fit',
         'Which lift fits a 2019 Tacoma with 33 inch tires, and what does it cost with alignment? Number ' || n,
         now() - n * interval '1 minute'
       from generate_series($1::int, $2::int) n`,
      [from, Math.min(from + portion - 1, leads)],
    );
  }
  await client.query('insert into inquiries select * from inquiry_rows on conflict do nothing');
  await client.query('analyze leads, inquiries');
  client.release(true);
}

async function countLeads({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from leads');
  return rows[0]?.count ?? 0;
}
