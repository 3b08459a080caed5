import { join } from 'node:path';
import { createDiskFiles } from '#src/adapters/files-disk.ts';
import type { ListedFile } from '#src/adapters/list-tree.ts';
import { sweepLeftovers } from '#src/adapters/sweep-leftovers.ts';
import type { FileStore } from '#src/domain/media/index.server.ts';
import type { Env } from './env.ts';
import { StartError } from './start-error.ts';

export type ShopFiles = FileStore & { list(folder: string): Promise<ListedFile[]> };

/** In a bucket if the environment names one, else on the disk. @throws {StartError} */
export async function openFiles(env: Env): Promise<ShopFiles> {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY } = env;
  if (!S3_ENDPOINT || !S3_REGION || !S3_BUCKET || !S3_ACCESS_KEY || !S3_SECRET_KEY) {
    const folder = join(env.DATA_DIR, 'files');
    await sweepLeftovers(join(folder, '.incoming'));
    return createDiskFiles(folder);
  }
  // Loaded only if needed: it is larger than the rest of the server.
  const { createS3Files } = await import('#src/adapters/files-s3.ts');
  const files = createS3Files({
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
    forcePathStyle: env.S3_FORCE_PATH_STYLE === 'true',
  });
  await files.check().catch((error: unknown) => {
    const reason = error instanceof Error ? error.name : 'an unknown reason';
    const message = `The bucket "${S3_BUCKET}" at ${S3_ENDPOINT} cannot be reached (${reason})`;
    throw new StartError(`${message}: check the S3_ variables and that the bucket exists.`);
  });
  return files;
}
