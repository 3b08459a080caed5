/** First bytes, as text with one character per byte. */
const signs: readonly (readonly [kind: string, start: string])[] = [
  ['PNG', '\x89PNG'],
  ['JPEG', '\xff\xd8\xff'],
  ['GIF', 'GIF87a'],
  ['GIF', 'GIF89a'],
  ['TIFF', 'II*\0'],
  ['TIFF', 'MM\0*'],
  ['PDF', '%PDF-'],
  ['PostScript', '%!PS'],
  ['RTF', '{\\rtf'],
  ['RAR', 'Rar!\x1a'],
  ['7z', '7z\xbc\xaf'],
  ['bzip2', 'BZh91AY&SY'],
  ['xz', '\xfd7zXZ'],
];

/**
 * The kind of a file that is certainly no table, by its first bytes. Only long signatures: "BM" begins a bitmap, and
 * the list of a brand named BMF.
 */
export function foreignKind(head: Buffer): string | null {
  const start = head.toString('latin1', 0, 16);
  if (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) return 'WebP';
  return signs.find(([, sign]) => start.startsWith(sign))?.[0] ?? null;
}

/** Of the kinds above, those that pack other files. */
export function isOtherArchive(kind: string): boolean {
  return ['RAR', '7z', 'bzip2', 'xz'].includes(kind);
}

export function isGzip(head: Buffer): boolean {
  return head[0] === 0x1f && head[1] === 0x8b;
}

/** An archive that holds something, or an empty one. */
export function isZip(head: Buffer): boolean {
  return ['PK\x03\x04', 'PK\x05\x06'].includes(head.toString('latin1', 0, 4));
}

/** The container of Excel's old files, and of new ones with a password. */
export function isOldOffice(head: Buffer): boolean {
  return head.toString('latin1', 0, 8) === '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
}
