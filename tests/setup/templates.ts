import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { installJobs } from '#src/adapters/jobs.ts';
import { openDatabase } from '#src/db/client.ts';
import { migrate } from '#src/db/migrate.ts';
import { sourcePath } from '#src/db/source-path.ts';
import { quietLogger } from './test-engine.ts';

/** Embedded database folders to copy: they are created once and kept until their sources change. */
export type Templates = { empty: string; migrated: string };

export async function prepareTemplates(): Promise<Templates> {
  const cache = join(sourcePath('tests'), '..', '.cache', 'test-database');
  mkdirSync(cache, { recursive: true });
  const versions = [
    'node_modules/@electric-sql/pglite/package.json',
    'node_modules/pg-boss/package.json',
    'src/adapters/job-queues.ts',
  ];
  const empty = join(cache, `empty-${fingerprint(versions)}`);
  const migrated = join(cache, `migrated-${fingerprint([...versions, ...migrationFiles()])}`);
  await makeOnce(empty, async (dataDir) => {
    const database = await openDatabase({ dataDir, logger: quietLogger });
    await database.close();
  });
  await makeOnce(migrated, async (dataDir) => {
    cpSync(empty, dataDir, { recursive: true });
    const database = await openDatabase({ dataDir, logger: quietLogger });
    await migrate(database);
    await installJobs({ database, logger: quietLogger });
    await database.close();
  });
  return { empty, migrated };
}

function migrationFiles(): string[] {
  const folder = 'src/db/migrations';
  return readdirSync(sourcePath(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sql') || name.endsWith('_journal.json'))
    .sort()
    .map((name) => join(folder, name));
}

function fingerprint(files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(sourcePath(file)));
  return hash.digest('hex').slice(0, 12);
}

/** Under another name first: runs that start at the same time must never see an incomplete folder. */
async function makeOnce(folder: string, make: (folder: string) => Promise<void>) {
  if (existsSync(folder)) return;
  const own = `${folder}.${process.pid}`;
  await make(own);
  rmSync(`${own}.lock`, { force: true });
  try {
    renameSync(own, folder);
  } catch {
    // Another run was faster.
    rmSync(own, { recursive: true });
  }
}
