import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { FileError } from '#src/domain/catalog/index.ts';
import { type FileBytes, piecesOf } from '../../file-bytes.server.ts';
import { why } from '../refusals.ts';
import { requireSize } from './require-size.ts';

/** Unpacks a gzip file. @throws {FileError} if it is cut off or damaged, or unpacks to too much */
export async function* gunzip(file: FileBytes): AsyncGenerator<Uint8Array> {
  // Ends both streams when either ends; the reader gets the error.
  const unpacked = pipeline(Readable.from(piecesOf(file)), createGunzip(), () => {});
  let total = 0;
  try {
    for await (const piece of unpacked) {
      const bytes = piece as Buffer; // A byte stream yields buffers.
      total += bytes.length;
      requireSize({ packed: file.size, unpacked: total });
      yield bytes;
    }
  } catch (error) {
    throw isDamage(error) ? new FileError({ line: 1, ...why('tables.damaged') }) : error;
  }
}

/** An error of the unpacker, not of the disk. */
export function isDamage(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^Z_/.test(String(error.code));
}
