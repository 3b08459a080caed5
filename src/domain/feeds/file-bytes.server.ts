import { open } from 'node:fs/promises';

/** A file that can be read at any position: on disk, in the file store, or in memory. Never held as a whole. */
export type FileBytes = {
  size: number;
  /** At most `length` bytes from `start`; fewer at the end. */
  read(start: number, length: number): Promise<Uint8Array>;
};

const pieceBytes = 256 * 1024;

export function inMemory(bytes: Uint8Array): FileBytes {
  const read = async (start: number, length: number) => bytes.subarray(start, start + length);
  return { size: bytes.length, read };
}

/** A file on this machine; whoever opens it closes it. */
export async function onDisk(path: string): Promise<FileBytes & AsyncDisposable> {
  const handle = await open(path);
  const { size } = await handle.stat();
  return {
    size,
    async read(start, length) {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start);
      return buffer.subarray(0, bytesRead);
    },
    [Symbol.asyncDispose]: () => handle.close(),
  };
}

/** Its bytes from the first to the last, or from `start` up to `end`. */
export async function* piecesOf(
  file: FileBytes,
  { start = 0, end = file.size }: { start?: number; end?: number } = {},
): AsyncGenerator<Uint8Array> {
  for (let at = start; at < end; ) {
    const piece = await file.read(at, Math.min(pieceBytes, end - at));
    if (piece.length === 0) return;
    at += piece.length;
    yield piece;
  }
}

/** The first bytes of a stream, at most `length`; the rest is not read. */
export async function headOf(bytes: AsyncIterable<Uint8Array>, length: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let held = 0;
  for await (const piece of bytes) {
    pieces.push(piece);
    held += piece.length;
    if (held >= length) break;
  }
  return Buffer.concat(pieces).subarray(0, length);
}
