import { crc32 } from 'node:zlib';

export type ZipEntry = { name: string; bytes: Uint8Array };

const utf8Names = 0x0800;
const encoder = new TextEncoder();

/**
 * Streams an archive of uncompressed files, so each file needs no more memory than itself. Names are UTF-8. The plain
 * format allows less than 4 GB and 65,535 files.
 */
export async function* zipEntries(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Uint8Array> {
  const directory: Uint8Array[] = [];
  let offset = 0;
  for await (const { name, bytes } of entries) {
    const facts = { name: encoder.encode(name), crc: crc32(bytes), size: bytes.length };
    const head = localHead(facts);
    directory.push(directoryLine(facts, offset));
    offset += head.length + bytes.length;
    yield head;
    yield bytes;
  }
  const size = directory.reduce((total, line) => total + line.length, 0);
  yield* directory;
  yield endOfDirectory({ count: directory.length, size, offset });
}

type Facts = { name: Uint8Array; crc: number; size: number };

/** Fields of both headers: version 2.0, UTF-8 names, stored, no date (1980-01-01), sizes, lengths. */
function writeFacts(view: DataView, at: number, { name, crc, size }: Facts): void {
  view.setUint16(at, 20, true);
  view.setUint16(at + 2, utf8Names, true);
  view.setUint16(at + 8, 0x21, true);
  view.setUint32(at + 10, crc, true);
  view.setUint32(at + 14, size, true);
  view.setUint32(at + 18, size, true);
  view.setUint16(at + 22, name.length, true);
}

function localHead(facts: Facts): Uint8Array {
  const head = new Uint8Array(30 + facts.name.length);
  const view = new DataView(head.buffer);
  view.setUint32(0, 0x04034b50, true);
  writeFacts(view, 4, facts);
  head.set(facts.name, 30);
  return head;
}

function directoryLine(facts: Facts, offset: number): Uint8Array {
  const line = new Uint8Array(46 + facts.name.length);
  const view = new DataView(line.buffer);
  view.setUint32(0, 0x02014b50, true);
  view.setUint16(4, 20, true);
  writeFacts(view, 6, facts);
  view.setUint32(42, offset, true);
  line.set(facts.name, 46);
  return line;
}

type End = { count: number; size: number; offset: number };

function endOfDirectory({ count, size, offset }: End): Uint8Array {
  const end = new Uint8Array(22);
  const view = new DataView(end.buffer);
  view.setUint32(0, 0x06054b50, true);
  view.setUint16(8, count, true);
  view.setUint16(10, count, true);
  view.setUint32(12, size, true);
  view.setUint32(16, offset, true);
  return end;
}
