/** First bytes of file formats, as text with one character per byte. */
export const archiveSigns = [
  'PK\x03\x04',
  'PK\x05\x06',
  'Rar!',
  '7z\xbc\xaf',
  '\x1f\x8b',
  'BZh',
  '\xfd7zXZ',
];
/** The third is the container format of old Office files, installers and embedded objects. */
export const programSigns = ['MZ\x90', '\x7fELF', '\xd0\xcf\x11\xe0', '#!'];
/** Documents of other formats, and UTF-16 text. */
export const documentSigns = ['%PDF-', '%!PS', '{\\rtf', '\xff\xfe', '\xfe\xff'];

export function beginsWith(text: string, signs: readonly string[]): boolean {
  return signs.some((sign) => text.startsWith(sign));
}
