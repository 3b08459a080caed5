import { pipeline, Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import type { FileView } from './file-view.ts';
import { refuseResume } from './resume-refusal.ts';
import type { ZipEntry } from './zip-entries.server.ts';

/** Limit for all entries of a document together, counted while unpacking, whatever its headers claim. */
export const mostUnpackedBytes = 50 * 1024 * 1024;
/** Text compresses to a twentieth; anything below a hundredth was made to. */
const mostRatio = 100;
const smallBytes = 1024 * 1024;

const readBytes = 64 * 1024;

/** How much more may be unpacked; shared by all entries of a file. */
export type Allowance = { left: number };

/**
 * Unpacks an entry and verifies its size and checksum at the end.
 * @throws {ResumeRefusal} bomb, damaged
 */
export async function* unpack(
  file: FileView,
  entry: ZipEntry,
  allowance: Allowance,
): AsyncGenerator<Buffer> {
  const most = Math.max(smallBytes, entry.packed * mostRatio);
  let total = 0;
  let sum = 0;
  for await (const piece of piecesOf(file, entry)) {
    total += piece.length;
    allowance.left -= piece.length;
    if (total > most || allowance.left < 0) refuseResume('bomb');
    sum = crc32(piece, sum);
    yield piece;
  }
  if (total !== entry.unpacked || sum !== entry.crc) refuseResume('damaged');
}

async function* piecesOf(file: FileView, entry: ZipEntry): AsyncGenerator<Buffer> {
  const packed = packedOf(file, entry);
  if (entry.method === 0) return yield* packed;
  // Ends both streams when either ends; the reader gets the error.
  const unpacked = pipeline(Readable.from(packed), createInflateRaw(), () => {});
  try {
    for await (const piece of unpacked) yield piece as Buffer; // A byte stream yields buffers.
  } catch (error) {
    if (isDamage(error)) refuseResume('damaged');
    throw error;
  }
}

async function* packedOf(
  file: FileView,
  { offset, packed, name }: ZipEntry,
): AsyncGenerator<Buffer> {
  const head = Buffer.from(await file.read(offset, 30));
  if (head.length < 30 || head.readUInt32LE(0) !== 0x04034b50) refuseResume('damaged');
  const nameBytes = head.readUInt16LE(26);
  if (nameBytes !== Buffer.byteLength(name)) refuseResume('damaged');
  const start = offset + 30 + nameBytes + head.readUInt16LE(28);
  for (let at = 0; at < packed; at += readBytes) {
    const wanted = Math.min(readBytes, packed - at);
    const piece = Buffer.from(await file.read(start + at, wanted));
    if (piece.length !== wanted) refuseResume('damaged');
    yield piece;
  }
}

function isDamage(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^Z_/.test(String(error.code));
}
