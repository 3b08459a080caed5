import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { streamOf } from './stream-of.ts';
import { zipEntries } from './zip.ts';

const files = {
  'data.json': new TextEncoder().encode('{"name":"Zoë"}'),
  'files/1-Nuñez.pdf': new Uint8Array(100_000).map((_, index) => index % 251),
  'files/2-empty': new Uint8Array(0),
};

/** Reads an archive from its end, as unzip programs do (APPNOTE.TXT 4.3). Fails on any wrong field. */
function readArchive(archive: Uint8Array): Record<string, Uint8Array> {
  const view = new DataView(archive.buffer);
  const end = archive.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  const read: [string, Uint8Array][] = [];
  let at = view.getUint32(end + 16, true);
  expect(at + view.getUint32(end + 12, true)).toBe(end);
  while (at < end) {
    expect(view.getUint32(at, true)).toBe(0x02014b50);
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(archive.subarray(at + 46, at + 46 + nameLength));
    const head = view.getUint32(at + 42, true);
    expect(view.getUint32(head, true)).toBe(0x04034b50);
    const start = head + 30 + view.getUint16(head + 26, true);
    const bytes = archive.slice(start, start + view.getUint32(at + 24, true));
    for (const crcAt of [at + 16, head + 14])
      expect(view.getUint32(crcAt, true)).toBe(crc32(bytes));
    read.push([name, bytes]);
    at += 46 + nameLength;
  }
  expect(view.getUint16(end + 10, true)).toBe(read.length);
  return Object.fromEntries(read);
}

test('a reader of archives gets every file back as it was, with its name', async () => {
  const entries = Object.entries(files).map(([name, bytes]) => ({ name, bytes }));
  const archive = await new Response(streamOf(zipEntries(entries))).bytes();
  expect(readArchive(archive)).toEqual(files);
});

test('a file is only asked for when the one before it has been sent', async () => {
  const asked: string[] = [];
  async function* slowly() {
    for (const [name, bytes] of Object.entries(files)) {
      asked.push(name);
      yield { name, bytes };
    }
  }
  const reader = streamOf(zipEntries(slowly())).getReader();
  await reader.read();
  expect(asked).toEqual(['data.json']);
  await reader.cancel();
});
