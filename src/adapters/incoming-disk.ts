import { openAsBlob } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import type { IncomingFile, IncomingFiles } from '#src/domain/careers/ports.ts';
import { sweepLeftovers, unfinishedName } from './sweep-leftovers.ts';

/**
 * Incoming files, in one folder. Files left behind by a killed process are deleted when this is opened.
 */
export async function createDiskIncoming(directory: string): Promise<IncomingFiles> {
  const folder = resolve(directory);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await sweepLeftovers(folder);
  return {
    begin: () => openFile(join(folder, unfinishedName())),
  };
}

async function openFile(path: string): Promise<IncomingFile> {
  const handle = await open(path, 'wx+', 0o600);
  let isOpen = true;
  let end = 0;
  return {
    async append(bytes) {
      await handle.write(bytes, 0, bytes.length, end);
      end += bytes.length;
    },
    async read(start, length) {
      const buffer = Buffer.alloc(Math.max(0, Math.min(length, end - start)));
      const { bytesRead } = await handle.read(buffer, 0, buffer.length, start);
      return buffer.subarray(0, bytesRead);
    },
    stream() {
      const stream = handle.createReadStream({ start: 0, autoClose: false });
      // The DOM and Node declare two incompatible types for the same web stream.
      return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
    },
    blob: () => openAsBlob(path),
    async discard() {
      if (!isOpen) return;
      isOpen = false;
      await handle.close();
      await rm(path, { force: true });
    },
  };
}
