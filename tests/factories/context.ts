import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '#src/db/client.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createMemoryFiles } from '#tests/fakes/memory-files.ts';
import { createMemoryIncoming } from '#tests/fakes/memory-incoming.ts';
import { quietLogger } from '#tests/setup/test-engine.ts';
import { testJobs } from '#tests/setup/test-jobs.ts';

/** The default time of tests: a Saturday noon in Phoenix. */
export const testNow = Temporal.Instant.from('2026-11-21T12:00-07:00');

/** A context of the shop's own process on the given database; pass parts to replace them. */
export function createTestContext(db: Db, parts: Partial<Ctx> = {}): Ctx {
  return {
    actor: { kind: 'system', reason: 'test' },
    db,
    clock: { now: () => testNow },
    ids: { uuid: randomUUID, token: () => randomBytes(24).toString('base64url') },
    logger: quietLogger,
    requestId: 'test',
    onlyReads: false,
    locale: 'en',
    content: {
      getStory: async () => null,
      listStories: async () => [],
      version: async () => 1,
    },
    files: createMemoryFiles(),
    incoming: createMemoryIncoming(),
    remotePictures: {
      isListed: () => false,
      download: async () => ({ failure: 'no network', trouble: 'away' }),
    },
    scanner: null,
    backupSetup: {
      fromEnvironment: null,
      place: '/backups',
      isPlaceFixed: false,
      isBesideShop: false,
      tryBucket: async () => null,
    },
    jobs: testJobs(db),
    sendsMail: true,
    mailSetup: {
      fromEnvironment: { server: null, sender: null },
      refresh: async () => undefined,
      tryOut: async () => ({ outcome: 'sent', line: '' }),
    },
    hasCdn: false,
    hasUntrustedProxy: false,
    origin: 'http://shop.test',
    keyFor: (purpose) => createHash('sha256').update(`test ${purpose}`).digest(),
    ...parts,
  };
}
