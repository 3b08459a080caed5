import { crc32, deflateRawSync } from 'node:zlib';

const sizes = 0xffffffff;

/**
 * A zip archive in the large format (zip64) although it is small, as Apache POI's streaming writer saves workbooks:
 * the sizes are in an extra field, and the directory has a second end record (APPNOTE.TXT 4.3.14, 4.3.15, 4.5.3).
 */
export function largeZipFile(parts: readonly { name: string; data: string }[]): Uint8Array {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, data } of parts) {
    const packed = deflateRawSync(data);
    const extra = extraField(Buffer.byteLength(data), packed.length);
    const facts = factsOf({ name, data: Buffer.from(data), extra });
    const local = Buffer.concat([record(0x04034b50, facts), Buffer.from(name), extra, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    central.push(
      record(0x02014b50, Buffer.concat([Buffer.from([45, 0]), facts, place])),
      Buffer.from(name),
      extra,
    );
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  return new Uint8Array(
    Buffer.concat([...locals, directory, ends(parts.length, directory.length, offset)]),
  );
}

function record(sign: number, rest: Buffer): Buffer {
  const start = Buffer.alloc(4);
  start.writeUInt32LE(sign);
  return Buffer.concat([start, rest]);
}

/** What both headers of a file say: version 4.5, deflated, sizes in the extra field. */
function factsOf({ name, data, extra }: { name: string; data: Buffer; extra: Buffer }): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(45, 0);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt32LE(crc32(data), 10);
  facts.writeUInt32LE(sizes, 14);
  facts.writeUInt32LE(sizes, 18);
  facts.writeUInt16LE(Buffer.byteLength(name), 22);
  facts.writeUInt16LE(extra.length, 24);
  return facts;
}

function extraField(unpacked: number, packed: number): Buffer {
  const extra = Buffer.alloc(20);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(16, 2);
  extra.writeBigUInt64LE(BigInt(unpacked), 4);
  extra.writeBigUInt64LE(BigInt(packed), 12);
  return extra;
}

/** The end record of the large format, its locator, and the usual end record, which refers to them. */
function ends(count: number, bytes: number, offset: number): Buffer {
  const end = Buffer.alloc(56 + 20 + 22);
  end.writeUInt32LE(0x06064b50, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(45, 12);
  end.writeUInt16LE(45, 14);
  end.writeBigUInt64LE(BigInt(count), 24);
  end.writeBigUInt64LE(BigInt(count), 32);
  end.writeBigUInt64LE(BigInt(bytes), 40);
  end.writeBigUInt64LE(BigInt(offset), 48);
  end.writeUInt32LE(0x07064b50, 56);
  end.writeBigUInt64LE(BigInt(offset + bytes), 64);
  end.writeUInt32LE(1, 72);
  end.writeUInt32LE(0x06054b50, 76);
  end.writeUInt16LE(0xffff, 84);
  end.writeUInt16LE(0xffff, 86);
  end.writeUInt32LE(sizes, 88);
  end.writeUInt32LE(sizes, 92);
  return end;
}
