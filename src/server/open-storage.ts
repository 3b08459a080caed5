import { join } from 'node:path';
import { createDiskIncoming } from '#src/adapters/incoming-disk.ts';
import type { Ctx } from '#src/domain/context.ts';
import type { Env } from './env.ts';
import { openFiles, type ShopFiles } from './open-files.ts';
import { openScanner } from './open-scanner.ts';

export type Storage = Pick<Ctx, 'incoming' | 'scanner'> & { files: ShopFiles };

/** Where files are stored, where uploads arrive, and what inspects them. @throws {StartError} */
export async function openStorage(env: Env): Promise<Storage> {
  return {
    files: await openFiles(env),
    incoming: await createDiskIncoming(join(env.DATA_DIR, 'incoming')),
    scanner: openScanner(env),
  };
}
