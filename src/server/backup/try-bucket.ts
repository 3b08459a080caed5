import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { BucketAccess, BucketTrouble } from '#src/domain/backups/ports.ts';

/**
 * Writes a few bytes to where backups would go, reads them and deletes them: a bucket that only lets itself be read, or
 * only be written to, is found out here and not in the night.
 */
export async function tryBucket(
  access: BucketAccess,
  patienceMs = 20_000,
): Promise<BucketTrouble | null> {
  const silent = { what: 'no-store', said: 'timeout' } as const;
  // Somebody waits for the page, and a store that never answers is tried several times.
  const giveUp = AbortSignal.timeout(patienceMs);
  return Promise.race([
    writeAndRead(access),
    once(giveUp, 'abort').then((): BucketTrouble => silent),
  ]);
}

async function writeAndRead(access: BucketAccess): Promise<BucketTrouble | null> {
  try {
    const { createS3Files } = await import('#src/adapters/files-s3.ts');
    const files = createS3Files(access);
    const key = [access.folder, `trial/${randomUUID()}`].filter(Boolean).join('/');
    const bytes = Buffer.from('Written to try this bucket; it may be deleted.');
    // First of all, because a store says why it refuses a write, and answers other questions with a bare number.
    await files.put(key, bytes);
    const isKept = Buffer.from(await files.get(key)).equals(bytes);
    await files.check();
    await files.list(access.folder);
    await files.delete(key);
    return isKept ? null : { what: 'other', said: '' };
  } catch (error) {
    return troubleOf(error);
  }
}

type StoreError = { name?: string; code?: string; $metadata?: { httpStatusCode?: number } };

/** What the store, the network or the name server says, in terms of what to do. */
function troubleOf(error: unknown): BucketTrouble {
  const { name = '', code = '', $metadata } = (error ?? {}) as StoreError;
  const said = name === 'Error' || name === '' ? code : name;
  const status = $metadata?.httpStatusCode;
  return { what: kindOf({ said, status }), said };
}

function kindOf({ said, status }: { said: string; status: number | undefined }) {
  if (/SignatureDoesNotMatch|InvalidAccessKeyId|InvalidToken/.test(said)) return 'keys-refused';
  if (status === 403) return 'not-allowed';
  if (status === 404) return 'no-bucket';
  if (status === 301 || /PermanentRedirect|AuthorizationHeaderMalformed/.test(said)) {
    return 'other-region';
  }
  return status === undefined ? 'no-store' : 'other';
}
