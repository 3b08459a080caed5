import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { Ctx } from '#src/domain/context.ts';

/** Plain bytes per sealed chunk; each chunk is decrypted by itself, so a file can be read at any position. */
export const pieceBytes = 64 * 1024;
const tagBytes = 16;
const sealedPieceBytes = pieceBytes + tagBytes;

export type ReadAt = (start: number, length: number) => Promise<Uint8Array>;

/**
 * The key of one file, derived from the shop's secret and the file's own random `seal`. Deleting the row with the
 * seal makes every copy of the file unreadable.
 */
export function deriveSealKey({ keyFor }: Pick<Ctx, 'keyFor'>, seal: string): Buffer {
  return Buffer.from(hkdfSync('sha256', keyFor('resumes'), seal, 'resume', 32));
}

/** AES-256-GCM in chunks of 64 KiB plus a tag; the last chunk is marked, so that truncation is noticed. */
export async function* sealPieces(
  key: Buffer,
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  let held = Buffer.alloc(0);
  let index = 0;
  for await (const chunk of chunks) {
    held = Buffer.concat([held, chunk]);
    // A full chunk is held back, because it may be the last one.
    while (held.length > pieceBytes) {
      yield sealPiece(key, held.subarray(0, pieceBytes), { index, isLast: false });
      held = held.subarray(pieceBytes);
      index += 1;
    }
  }
  yield sealPiece(key, held, { index, isLast: true });
}

type Place = { index: number; isLast: boolean };

function sealPiece(key: Buffer, plain: Uint8Array, place: Place): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(place));
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** @throws if the chunk was changed or belongs to another position */
function openPiece(key: Buffer, sealed: Uint8Array, place: Place): Buffer {
  const cipher = createDecipheriv('aes-256-gcm', key, nonceOf(place));
  cipher.setAuthTag(sealed.subarray(sealed.length - tagBytes));
  const plain = cipher.update(sealed.subarray(0, sealed.length - tagBytes));
  return Buffer.concat([plain, cipher.final()]);
}

/** A nonce is never used twice: the key belongs to this file, and each chunk has its number. */
function nonceOf({ index, isLast }: Place): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 7);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Decrypted bytes of a sealed file of `size` plain bytes, read through `readSealed`. */
export function openAt(key: Buffer, size: number, readSealed: ReadAt): ReadAt {
  const last = Math.max(0, Math.ceil(size / pieceBytes) - 1);

  async function piece(index: number): Promise<Buffer> {
    const sealed = await readSealed(index * sealedPieceBytes, sealedPieceBytes);
    return openPiece(key, sealed, { index, isLast: index === last });
  }

  return async (start, length) => {
    const end = Math.min(start + length, size);
    if (start >= end) return new Uint8Array();
    const pieces: Buffer[] = [];
    for (let index = Math.floor(start / pieceBytes); index * pieceBytes < end; index += 1) {
      pieces.push(await piece(index));
    }
    const from = start % pieceBytes;
    return Buffer.concat(pieces).subarray(from, from + end - start);
  };
}

/** Decrypts a whole sealed stream. @throws if any of it was changed or truncated */
export async function* openPieces(
  key: Buffer,
  sealed: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let held = Buffer.alloc(0);
  let index = 0;
  for await (const chunk of sealed) {
    held = Buffer.concat([held, chunk]);
    while (held.length > sealedPieceBytes) {
      yield openPiece(key, held.subarray(0, sealedPieceBytes), { index, isLast: false });
      held = held.subarray(sealedPieceBytes);
      index += 1;
    }
  }
  yield openPiece(key, held, { index, isLast: true });
}
