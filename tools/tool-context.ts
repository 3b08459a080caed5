import { join } from 'node:path';
import { createDiskFiles } from '#src/adapters/files-disk.ts';
import type { Database } from '#src/db/client.ts';
import type { Ctx } from '#src/domain/context.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import { backupSetupOf } from '#src/server/backup/backup-service.ts';
import type { Env } from '#src/server/env.ts';
import { createLogger } from '#src/server/logger.ts';
import { randomIds, systemClock } from '#src/server/node-ids.ts';
import { openMail } from '#src/server/open-mail.ts';
import { deriveKey, loadSecret } from '#src/server/secret.ts';

type ToolOptions = { env: Env; database: Database; reason: string };

/** The context for a command that runs without the server: everything but published content. */
export function createToolContext({ env, database, reason }: ToolOptions): Ctx {
  const secret = loadSecret(env.SECRET, env.DATA_DIR);
  const keyFor = (purpose: string) => deriveKey(secret, purpose);
  const mail = openMail({ env, db: database.db, keyFor });
  const noContent = () => Promise.reject(new Error('A command reads no published content'));
  return {
    actor: { kind: 'system', reason },
    sendsMail: mail.isOn(),
    mailSetup: mail.setup,
    hasCdn: false,
    hasUntrustedProxy: false,
    db: database.db,
    clock: systemClock,
    ids: randomIds,
    logger: createLogger('warn'),
    requestId: reason,
    onlyReads: false,
    locale: defaultLocale,
    content: { getStory: noContent, listStories: noContent, version: noContent },
    files: createDiskFiles(join(env.DATA_DIR, 'files')),
    incoming: { begin: () => Promise.reject(new Error('No file arrives at a command')) },
    scanner: null,
    remotePictures: {
      isListed: () => false,
      download: async () => ({ failure: 'A command fetches no pictures', trouble: 'away' }),
    },
    backupSetup: backupSetupOf(env),
    jobs: { enqueue: () => Promise.reject(new Error('A command queues no jobs')) },
    origin: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`,
    keyFor,
  };
}
