import { randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '#src/db/client.ts';
import type { ContentClient } from '#src/domain/content/ports.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { FileStore } from '#src/domain/media/ports.ts';

/** Saturday noon in Phoenix, a working day of the demo shop. */
export const testNow = Temporal.Instant.from('2026-11-21T19:00:00Z');

/** A context on a real database, with a clock that stands still. Override what the test is about. */
export function testContext(db: Db, overrides: Partial<Ctx> = {}): Ctx {
  return {
    actor: { kind: 'visitor' },
    db,
    clock: { now: () => testNow },
    ids: { uuid: () => randomUUID(), token: () => randomBytes(24).toString('base64url') },
    logger: { debug() {}, info() {}, warn() {}, error() {} },
    requestId: 'test',
    content: emptyContent,
    files: memoryFiles(),
    keyFor: (purpose) => Buffer.alloc(32, purpose),
    ...overrides,
  };
}

/** A file store that forgets everything with the test. */
export function memoryFiles(): FileStore & { keys(): string[] } {
  const files = new Map<string, Uint8Array>();
  return {
    put: async (key, bytes) => void files.set(key, bytes),
    async get(key) {
      const bytes = files.get(key);
      if (!bytes) throw new Error(`No file ${key}`);
      return bytes;
    },
    exists: async (key) => files.has(key),
    delete: async (key) => void files.delete(key),
    keys: () => [...files.keys()],
  };
}

const emptyContent: ContentClient = {
  getStory: async () => null,
  listStories: async () => [],
  version: async () => 1,
};
