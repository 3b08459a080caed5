import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FileStore } from '#src/domain/media/ports.ts';
import { checkFileKey } from './file-key.ts';
import { type ListedFile, listTree } from './list-tree.ts';
import { unfinishedName } from './sweep-leftovers.ts';

/**
 * Files below one folder. A file exists completely or not at all, even after a power cut: it is written to a
 * temporary file, synced and renamed into place.
 */
export function createDiskFiles(
  directory: string,
): FileStore & { list(folder: string): Promise<ListedFile[]> } {
  const root = resolve(directory);
  const driver = new FSDriver({ location: root, visibility: 'private' });

  async function place(key: string, write: (incoming: string) => Promise<void>): Promise<void> {
    checkFileKey(key);
    const incoming = `.incoming/${unfinishedName()}`;
    try {
      await write(incoming);
      await replace(join(root, incoming), join(root, key));
    } catch (error) {
      // A partial file would keep a full disk full.
      await rm(join(root, incoming), { force: true });
      throw error;
    }
  }

  return {
    put: (key, bytes) => place(key, (incoming) => driver.put(incoming, bytes)),
    async putStream(key, bytes) {
      // The DOM and Node declare two incompatible types for the same web stream.
      const stream = Readable.fromWeb(bytes as Parameters<typeof Readable.fromWeb>[0]);
      await place(key, (incoming) => driver.putStream(incoming, stream));
    },
    async get(key) {
      checkFileKey(key);
      return driver.getBytes(key);
    },
    async stream(key, range) {
      checkFileKey(key);
      const handle = await open(join(root, key), 'r');
      // The DOM and Node declare two incompatible types for the same web stream.
      return Readable.toWeb(handle.createReadStream(range)) as ReadableStream<Uint8Array>;
    },
    async size(key) {
      checkFileKey(key);
      const facts = await stat(join(root, key)).catch(() => null);
      return facts?.isFile() ? facts.size : null;
    },
    async exists(key) {
      checkFileKey(key);
      return driver.exists(key);
    },
    async delete(key) {
      checkFileKey(key);
      await driver.delete(key);
    },
    list: (folder) => listTree(root, folder),
  };
}

/** Renaming is atomic. The driver's `move` copies, and a copy can stop halfway. */
async function replace(from: string, to: string): Promise<void> {
  await sync(from);
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
  await sync(dirname(to));
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
