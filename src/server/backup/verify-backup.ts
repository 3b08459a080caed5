import { restoreDump } from '#src/db/restore.ts';
import { openScratch } from '#src/db/scratch.ts';
import type { Logger } from '#src/domain/context.ts';
import { BackupError } from './backup-error.ts';
import { requireSameTables } from './compare-tables.ts';
import {
  type BackupStore,
  type Manifest,
  partsOf,
  readManifest,
  type StoredFile,
} from './manifest.ts';
import { writePieces } from './pieces.ts';
import { readDump } from './read-dump.ts';
import { piecesOf, readStored } from './store-files.ts';

type VerifyOptions = BackupStore & {
  name: string;
  /** Files to read back to their last byte; of the others only the presence is checked. */
  added: readonly StoredFile[];
  /** A server for the scratch database; without it the database is embedded. */
  url: string | undefined;
  /** Does not exist yet. */
  folder: string;
  logger: Logger;
};

/**
 * Restores a backup into a scratch database and compares every table with what was backed up, reads new files back, and marks
 * the backup as verified.
 * @throws {BackupError} if anything is missing or different
 */
export async function verifyBackup(options: VerifyOptions): Promise<void> {
  const { target, key, name, added } = options;
  const manifest = await readManifest({ target, key }, name);
  await compareDatabase(options, manifest);
  const there = new Set((await target.list('files')).map((file) => file.key));
  const lost = manifest.files.filter((file) => !piecesOf(file).every((at) => there.has(at)));
  if (lost.length > 0) {
    throw new BackupError(
      `Files are missing in the backup, such as ${lost[0]?.key}: back up again.`,
    );
  }
  for (const file of added) await readToEnd(readStored(file, { target, key }));
  await writePieces({ target, key, name: partsOf(name).verified }, [Buffer.from(name)]);
}

async function compareDatabase(
  { url, folder, logger, ...store }: VerifyOptions,
  manifest: Manifest,
): Promise<void> {
  const scratch = await openScratch({ url, folder, logger });
  try {
    await restoreDump(scratch, readDump(store, store.name));
    await requireSameTables(scratch, manifest.sums);
  } finally {
    await scratch.close();
  }
}

async function readToEnd(content: AsyncGenerator<unknown>): Promise<void> {
  while (!(await content.next()).done);
}
