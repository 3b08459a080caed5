import { crc32 } from 'node:zlib';

/** Small real files of the kinds that people send. */
export function pdfFile(): Uint8Array {
  return new TextEncoder().encode(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  );
}

export function docxFile(): Uint8Array {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  return zip([
    [
      '[Content_Types].xml',
      `<Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    ],
    ['word/document.xml', '<w:document/>'],
  ]);
}

export function odtFile(): Uint8Array {
  return zip([
    ['mimetype', 'application/vnd.oasis.opendocument.text'],
    ['content.xml', '<office:document-content/>'],
  ]);
}

type Entry = readonly [name: string, text: string];

/** A zip archive of stored (uncompressed) entries: APPNOTE.TXT 4.3. */
function zip(entries: readonly Entry[]): Uint8Array {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of entries) {
    const local = Buffer.concat([header(0x04034b50, { name, text }), Buffer.from(name + text)]);
    central.push(header(0x02014b50, { name, text, offset }), Buffer.from(name));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...locals, directory, end]));
}

function header(signature: number, entry: { name: string; text: string; offset?: number }): Buffer {
  const isCentral = entry.offset !== undefined;
  const buffer = Buffer.alloc(isCentral ? 46 : 30);
  const at = isCentral ? 6 : 4;
  buffer.writeUInt32LE(signature, 0);
  buffer.writeUInt16LE(20, at);
  buffer.writeUInt32LE(crc32(entry.text), at + 10);
  buffer.writeUInt32LE(entry.text.length, at + 14);
  buffer.writeUInt32LE(entry.text.length, at + 18);
  buffer.writeUInt16LE(entry.name.length, at + 22);
  if (isCentral) buffer.writeUInt32LE(entry.offset ?? 0, 42);
  return buffer;
}
