import { crc32, deflateRawSync } from 'node:zlib';

const bytesOf = (text: string) => Buffer.from(text, 'latin1');

type PdfParts = {
  /** Text on its page. */
  text?: string;
  /** Additional objects, without their numbers. */
  objects?: readonly string[];
  /** Additional entries of the trailer. */
  trailer?: string;
  head?: string;
};

/** A small real PDF of one page: objects, the object table, a trailer (ISO 32000-1, 7.5). */
export function pdfFile({ text = 'Luis', objects = [], trailer = '', head = '' }: PdfParts = {}) {
  const words = `BT /F1 12 Tf 72 720 Td (${text}) Tj ET`;
  const all = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${words.length}>>stream\n${words}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...objects,
  ];
  let body = `%PDF-1.4\n${head}`;
  const places = all.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = all.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${body.length}\n%%EOF\n`;
  return new Uint8Array(bytesOf(body + table + end));
}

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export type ZipPart = {
  name: string;
  data: string | Uint8Array;
  /** What its headers claim, true or not. */
  unpacked?: number;
  isLocked?: boolean;
  isLink?: boolean;
  isStored?: boolean;
  offset?: number;
  /** Of the entry, in the directory. */
  comment?: Uint8Array;
};

/** A Word document of one paragraph, with additional or other parts. */
export function docxFile(
  { text = 'Luis Ibáñez', type = `${docxType}.main+xml` } = {},
  more: readonly ZipPart[] = [],
): Uint8Array {
  return zipFile([
    {
      name: '[Content_Types].xml',
      data: `<Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    },
    {
      name: 'word/document.xml',
      data: `<w:document xmlns:w="w"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
    },
    ...more,
  ]);
}

export function odtFile({ text = 'Luis' } = {}, more: readonly ZipPart[] = []): Uint8Array {
  return zipFile([
    { name: 'mimetype', data: 'application/vnd.oasis.opendocument.text', isStored: true },
    {
      name: 'content.xml',
      data: `<office:document-content><office:body><text:p>${text}</text:p></office:body></office:document-content>`,
    },
    ...more,
  ]);
}

export function rtfFile(body = ' Luis'): Uint8Array {
  return new Uint8Array(bytesOf(`{\\rtf1\\ansi${body}}`));
}

/** A zip archive (APPNOTE.TXT 4.3), optionally with false headers. */
export function zipFile(parts: readonly ZipPart[], comment = ''): Uint8Array {
  const locals: Buffer[] = [];
  const central: Uint8Array[] = [];
  let offset = 0;
  for (const part of parts) {
    const name = Buffer.from(part.name);
    const data = typeof part.data === 'string' ? Buffer.from(part.data) : Buffer.from(part.data);
    const packed = part.isStored ? data : deflateRawSync(data);
    const local = Buffer.concat([header(part, { data, packed }), name, packed]);
    const comment = part.comment ?? Buffer.alloc(0);
    central.push(header(part, { data, packed }, part.offset ?? offset), name, comment);
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return new Uint8Array(Buffer.concat([...locals, directory, end, bytesOf(comment)]));
}

type Packed = { data: Buffer; packed: Buffer };

function header(part: ZipPart, { data, packed }: Packed, offset?: number): Buffer {
  const isCentral = offset !== undefined;
  const buffer = Buffer.alloc(isCentral ? 46 : 30);
  const at = isCentral ? 6 : 4;
  buffer.writeUInt32LE(isCentral ? 0x02014b50 : 0x04034b50, 0);
  buffer.writeUInt16LE(20, at);
  buffer.writeUInt16LE(part.isLocked ? 1 : 0, at + 2);
  buffer.writeUInt16LE(part.isStored ? 0 : 8, at + 4);
  buffer.writeUInt32LE(crc32(data), at + 10);
  buffer.writeUInt32LE(packed.length, at + 14);
  buffer.writeUInt32LE(part.unpacked ?? data.length, at + 18);
  buffer.writeUInt16LE(Buffer.byteLength(part.name), at + 22);
  if (!isCentral) return buffer;
  buffer.writeUInt16LE(part.comment?.length ?? 0, 32);
  if (part.isLink) {
    buffer[5] = 3;
    buffer.writeUInt32LE(0o120777 * 0x10000, 38);
  }
  buffer.writeUInt32LE(offset, 42);
  return buffer;
}
