import { type FileView, textAt } from './file-view.ts';
import { refuseResume } from './resume-refusal.ts';

/** An entry of an archive according to its central directory. Sizes in bytes. */
export type ZipEntry = {
  name: string;
  method: number;
  crc: number;
  packed: number;
  unpacked: number;
  /** Offset of its local header. */
  offset: number;
};

const mostEntries = 2000;
const endBytes = 22;

/**
 * The central directory of an archive (APPNOTE.TXT 4.3 and 4.4), read strictly: the archive starts at the first byte
 * and ends at the last, and no two entries share bytes. Hand-written because yauzl does not check what contradicts
 * the directory: docs/decisions/025.
 * @throws {ResumeRefusal} damaged, locked, nested, bomb, mismatch
 */
export async function readZipEntries(file: FileView): Promise<ZipEntry[]> {
  if ((await textAt(file, 0, 4)) !== 'PK\x03\x04') refuseResume('mismatch');
  const end = await findEnd(file);
  if (end.count > mostEntries) refuseResume('bomb');
  const directory = Buffer.from(await file.read(end.offset, end.bytes));
  if (directory.length !== end.bytes || end.offset + end.bytes !== end.at) refuseResume('damaged');
  const entries = readDirectory(directory, end.count);
  requireOrder(entries, end.offset);
  requireNames(entries);
  return entries;
}

type End = { at: number; count: number; bytes: number; offset: number };

async function findEnd(file: FileView): Promise<End> {
  const start = Math.max(0, file.size - 65_557);
  const tail = Buffer.from(await file.read(start, 65_557));
  const at = tail.lastIndexOf('PK\x05\x06');
  if (at < 0 || at + endBytes > tail.length) refuseResume('damaged');
  const [disk, count, total] = [4, 8, 10].map((place) => tail.readUInt16LE(at + place));
  const bytes = tail.readUInt32LE(at + 12);
  const offset = tail.readUInt32LE(at + 16);
  // Nothing may follow the end record; 0xffff announces zip64, which we do not accept.
  if (at + endBytes + tail.readUInt16LE(at + 20) !== tail.length) refuseResume('mismatch');
  if (disk !== 0 || count !== total || count === 0xffff || count === undefined)
    refuseResume('damaged');
  return { at: start + at, count, bytes, offset };
}

function readDirectory(directory: Buffer, count: number): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50)
      refuseResume('damaged');
    const lengths = [28, 30, 32].map((place) => directory.readUInt16LE(at + place));
    const [nameBytes = 0, extraBytes = 0, commentBytes = 0] = lengths;
    refuseKind(directory, at);
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameBytes),
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    });
    at += 46 + nameBytes + extraBytes + commentBytes;
  }
  if (at !== directory.length) refuseResume('damaged');
  return entries;
}

/** Encrypted, a symbolic link, or compressed with a method that documents do not use. */
function refuseKind(directory: Buffer, at: number): void {
  if (directory.readUInt16LE(at + 8) & 0x2041) refuseResume('locked');
  const isUnix = directory[at + 5] === 3;
  if (isUnix && ((directory.readUInt32LE(at + 38) >>> 16) & 0o170000) === 0o120000)
    refuseResume('nested');
  if (![0, 8].includes(directory.readUInt16LE(at + 10))) refuseResume('damaged');
}

/** Overlapping entries unpack the same bytes many times: a bomb without large sizes. */
function requireOrder(entries: readonly ZipEntry[], directoryAt: number): void {
  let free = 0;
  for (const { offset, packed, name } of entries.toSorted((a, b) => a.offset - b.offset)) {
    if (offset < free) refuseResume('bomb');
    free = offset + 30 + Buffer.byteLength(name) + packed;
  }
  if (free > directoryAt || entries.every(({ offset }) => offset !== 0)) refuseResume('damaged');
}

/** Only relative paths without duplicates; otherwise unpacking could write elsewhere. */
function requireNames(entries: readonly ZipEntry[]): void {
  const seen = new Set<string>();
  for (const { name } of entries) {
    const isPlain = /^[^\\\p{Cc}:]{1,250}$/u.test(name) && !/^\/|(?:^|\/)\.\.(?:\/|$)/.test(name);
    const key = name.toLowerCase();
    if (!isPlain || seen.has(key)) refuseResume('nested');
    seen.add(key);
  }
}
