import { BackupError } from './backup-error.ts';
import type { BackupKey } from './backup-key.ts';
import type { BackupTarget } from './backup-target.ts';

/** As much as is in memory at once; a store takes an object of this size in one request. */
const pieceBytes = 8 * 1024 ** 2;

export type Series = { target: BackupTarget; key: BackupKey; name: string };

/** The object of the n-th piece, from 0. */
export const pieceAt = (name: string, index: number) => `${name}.${index}`;

/**
 * Stores bytes as a series of sealed pieces; the last one is marked as such. Returns the number of bytes stored, and the names
 * of the objects.
 */
export async function writePieces(
  { target, key, name }: Series,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<{ bytes: number; objects: string[] }> {
  let bytes = 0;
  const objects: string[] = [];
  async function store(piece: Uint8Array, isLast: boolean): Promise<void> {
    const at = pieceAt(name, objects.length);
    const sealed = key.seal(at, { bytes: piece, isLast });
    await target.put(at, sealed);
    bytes += sealed.length;
    objects.push(at);
  }
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const part of content) {
    for (let at = 0; at < part.length; ) {
      if (size === pieceBytes) {
        await store(Buffer.concat(held), false);
        [held, size] = [[], 0];
      }
      const slice = part.subarray(at, at + pieceBytes - size);
      held.push(slice);
      size += slice.length;
      at += slice.length;
    }
  }
  await store(Buffer.concat(held), true);
  return { bytes, objects };
}

/**
 * Reads a series back. @throws {BackupError} if a piece is missing, altered or at another place
 */
export async function* readPieces({ target, key, name }: Series): AsyncGenerator<Uint8Array> {
  for (let index = 0; ; index += 1) {
    const at = pieceAt(name, index);
    if (!(await target.exists(at))) throw missing(at);
    const { bytes, isLast } = key.open(at, await target.get(at));
    yield bytes;
    if (isLast) return;
  }
}

function missing(at: string): BackupError {
  return new BackupError(
    `The backup is incomplete: ${at} is missing. Use another copy of it, or another backup.`,
  );
}

/** How many pieces a content of this size makes. */
export function countPieces(size: number): number {
  return Math.max(1, Math.ceil(size / pieceBytes));
}
