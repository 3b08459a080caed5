import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FileStore } from '#src/domain/media/ports.ts';

/** A path of plain names: no dots in front, no "..", nothing that a disk reads specially. */
const keyPattern = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/**
 * Files under one folder. A file is either there whole or not at all, also after a power cut: it is
 * written beside, synced, then renamed into its place.
 */
export function createDiskFiles(directory: string): FileStore {
  const root = resolve(directory);
  const driver = new FSDriver({ location: root, visibility: 'private' });
  let sequence = 0;

  return {
    async put(key, bytes) {
      checkKey(key);
      sequence += 1;
      const incoming = `.incoming/${process.pid}-${performance.timeOrigin}-${sequence}`;
      try {
        await driver.put(incoming, bytes);
        await replace(join(root, incoming), join(root, key));
      } catch (error) {
        // Half a file would keep a full disk full.
        await rm(join(root, incoming), { force: true });
        throw error;
      }
    },
    async get(key) {
      checkKey(key);
      return driver.getBytes(key);
    },
    async stream(key, range) {
      checkKey(key);
      const handle = await open(join(root, key), 'r');
      // Web streams of the platform and of its types are two descriptions of one thing.
      return Readable.toWeb(handle.createReadStream(range)) as ReadableStream<Uint8Array>;
    },
    async size(key) {
      checkKey(key);
      const facts = await stat(join(root, key)).catch(() => null);
      return facts?.isFile() ? facts.size : null;
    },
    async exists(key) {
      checkKey(key);
      return driver.exists(key);
    },
    async delete(key) {
      checkKey(key);
      await driver.delete(key);
    },
  };
}

function checkKey(key: string): void {
  if (key.length > 250 || !keyPattern.test(key)) throw new RangeError(`not a file key: "${key}"`);
}

/** By renaming, which is all or nothing. The driver's `move` copies, and a copy can stop half-way. */
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
