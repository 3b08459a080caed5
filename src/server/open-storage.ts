import { join } from 'node:path';
import { createDiskIncoming } from '#src/adapters/incoming-disk.ts';
import { createRemotePictures } from '#src/adapters/remote-pictures.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { Env } from './env.ts';
import { openFiles, type ShopFiles } from './open-files.ts';
import { openScanner } from './open-scanner.ts';

export type Storage = Pick<Ctx, 'incoming' | 'scanner' | 'remotePictures'> & { files: ShopFiles };

/** Where files are stored, where uploads and suppliers' pictures arrive, and what inspects them. @throws {StartError} */
export async function openStorage(env: Env): Promise<Storage> {
  return {
    files: await openFiles(env),
    incoming: await createDiskIncoming(join(env.DATA_DIR, 'incoming')),
    scanner: openScanner(env),
    remotePictures: createRemotePictures({
      hosts: [],
      insideHosts: env.FEED_INSIDE_HOSTS,
      followsOwnHost: true,
      limits: { bytes: 15 * 1024 * 1024, ms: 15_000 },
    }),
  };
}
