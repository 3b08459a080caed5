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
  const reader = new BytesReader(file);
  try {
    const zip = await fromRandomAccessReaderPromise(reader, file.size, {
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
      unpack: (entry) => unpack({ zip, reader }, found.get(entry)),
    };
  } catch (error) {
    throw inWords(error, reader);
  }
}

type OpenZip = { zip: ZipFile; reader: BytesReader };

async function* unpack(
  { zip, reader }: OpenZip,
  entry: Entry | undefined,
): AsyncGenerator<Uint8Array> {
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
    throw inWords(error, reader);
  }
  if (sum !== entry.crc32) refuse(why('tables.damaged'));
}

/** Reads for the library from wherever the file is, and keeps the error of a disk or file store that failed. */
class BytesReader extends RandomAccessReader {
  readonly #file: FileBytes;
  failure: unknown;

  constructor(file: FileBytes) {
    super();
    this.#file = file;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#buffers(start, end), { objectMode: false });
  }

  async *#buffers(start: number, end: number): AsyncGenerator<Buffer> {
    try {
      for await (const piece of piecesOf(this.#file, { start, end })) {
        yield Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
      }
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }
}

/** The library and zlib throw plain errors about the archive; a failure to read it is not the archive's fault. */
function inWords(error: unknown, { failure }: BytesReader): unknown {
  if (failure !== undefined) return failure;
  if (!(error instanceof Error) || error instanceof FileError) return error;
  return new FileError({ line: 1, ...whyRefused(error.message) });
}

function whyRefused(message: string): Refusal {
  if (/encrypt/.test(message)) return why('tables.password');
  const isPath = /^(?:absolute path|invalid relative path|invalid characters in fileName)/;
  return why(isPath.test(message) ? 'tables.path-in-archive' : 'tables.damaged');
}

function refuse(refusal: Refusal): never {
  throw new FileError({ line: 1, ...refusal });
}
