// npm run backup: makes a backup now and verifies it. The site may run: with the embedded database, the running server makes it.

import { join } from 'node:path';
import { openDatabase } from '#src/db/client.ts';
import { migrate } from '#src/db/migrate.ts';
import type { BackupResult } from '#src/domain/backups/ports.ts';
import { BackupError } from '#src/server/backup/backup-error.ts';
import { createBackupService } from '#src/server/backup/backup-service.ts';
import { askServerForBackup, type ControlLine } from '#src/server/backup/control-socket.ts';
import type { Env } from '#src/server/env.ts';
import { createLogger } from '#src/server/logger.ts';
import { openFiles } from '#src/server/open-files.ts';
import { loadSecret } from '#src/server/secret.ts';
import { readSettings } from './read-settings.ts';
import { requireDatabase } from './require-database.ts';
import { runTool } from './run-tool.ts';
import { createToolContext } from './tool-context.ts';

await runTool(async () => {
  const env = readSettings();
  const lines = env.DATABASE_URL ? null : await askServerForBackup(env.DATA_DIR);
  const made = lines ? await follow(lines) : await backUpHere(env);
  const mb = (made.addedBytes / 1024 ** 2).toFixed(1);
  console.log(
    `Backup ${made.name}: ${made.rows} rows and ${made.files} files, restored for a test and found equal. It added ${mb} MB; the site stood still for ${made.pausedMs} ms.`,
  );
});

/** Prints what the server is at. @throws {BackupError} if it made no backup */
async function follow(lines: AsyncIterable<ControlLine>): Promise<BackupResult> {
  for await (const line of lines) {
    if ('step' in line) console.log(`  ${line.step}`);
    if ('failure' in line) throw new BackupError(line.failure);
    if ('done' in line) return line.done;
  }
  throw new BackupError('The server said nothing: run it again.');
}

async function backUpHere(env: Env): Promise<BackupResult> {
  requireDatabase(env);
  const logger = createLogger('silent');
  const dataDir = join(env.DATA_DIR, 'database');
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir, logger, isPatient: true });
  try {
    await migrate(database);
    const secret = loadSecret(env.SECRET, env.DATA_DIR);
    const files = await openFiles(env);
    const ctx = createToolContext({ env, database, reason: 'backup' });
    const systemContext = () => ({ ...ctx, logger });
    const backups = createBackupService({ env, database, secret, files, systemContext });
    return await backups.run('command', async (step, count) => {
      if (!count || count.done === 0) console.log(`  ${step}`);
    });
  } finally {
    await database.close();
  }
}
