import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { FileError } from '#src/domain/catalog/index.ts';
import type { Refusal } from '../../../refusal.ts';
import { type FileBytes, piecesOf } from '../../file-bytes.server.ts';
import { limits } from '../limits.ts';
import { why } from '../refusals.ts';
import { requireSize } from './require-size.ts';

/** Sizes in bytes. `name` is a path inside the archive, to compare and to show. */
export type ArchiveEntry = { name: string; size: number };

/** A zip archive, read at any position; nothing is written anywhere. */
export type Archive = {
  entries: readonly ArchiveEntry[];
  /** The content of an entry, verified by size and checksum at its end. @throws {FileError} */
  unpack(entry: ArchiveEntry): AsyncGenerator<Uint8Array>;
};

/** Lists an archive. @throws {FileError} if it is damaged, too large, or names paths outside of itself */
export async function openArchive(file: FileBytes): Promise<Archive> {
  try {
    const zip = await fromRandomAccessReaderPromise(new BytesReader(file), file.size, {
      lazyEntries: true,
      autoClose: false,
    });
    const most = limits.archiveEntries;
    if (zip.entryCount > most) refuse(why('tables.too-many-entries', { most }));
    const found = new Map<ArchiveEntry, Entry>();
    for await (const entry of zip.eachEntry()) {
      found.set({ name: entry.fileName, size: entry.uncompressedSize }, entry);
    }
    return {
      entries: [...found.keys()],
      unpack: (entry) => unpack(zip, found.get(entry)),
    };
  } catch (error) {
    throw inWords(error);
  }
}

async function* unpack(zip: ZipFile, entry: Entry | undefined): AsyncGenerator<Uint8Array> {
  if (!entry) return;
  if (entry.isEncrypted()) refuse(why('tables.password'));
  if (!entry.canDecodeFileData()) refuse(why('tables.packing-method'));
  const packed = entry.compressedSize;
  requireSize({ packed, unpacked: entry.uncompressedSize });
  let sum = 0;
  try {
    // The library refuses an entry that unpacks to more or less than the directory says.
    for await (const piece of await zip.openReadStreamPromise(entry)) {
      const bytes = piece as Buffer; // A byte stream yields buffers.
      sum = crc32(bytes, sum);
      yield bytes;
    }
  } catch (error) {
    throw inWords(error);
  }
  if (sum !== entry.crc32) refuse(why('tables.damaged'));
}

/** Reads for the library from wherever the file is. */
class BytesReader extends RandomAccessReader {
  readonly #file: FileBytes;
  constructor(file: FileBytes) {
    super();
    this.#file = file;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(asBuffers(piecesOf(this.#file, { start, end })), { objectMode: false });
  }
}

async function* asBuffers(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const { buffer, byteOffset, byteLength } of pieces) {
    yield Buffer.from(buffer, byteOffset, byteLength);
  }
}

/** The library and zlib throw plain errors; errors of the system, which have a number, stay what they are. */
function inWords(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof FileError) return error;
  if ('syscall' in error) return error;
  const isPath = /^(?:absolute path|invalid relative path|invalid characters in fileName)/.test(
    error.message,
  );
  const isLocked = /encrypt/.test(error.message);
  if (isLocked) return new FileError({ line: 1, ...why('tables.password') });
  return new FileError({ line: 1, ...why(isPath ? 'tables.path-in-archive' : 'tables.damaged') });
}

function refuse(refusal: Refusal): never {
  throw new FileError({ line: 1, ...refusal });
}
