/** How files begin, as text of one character a byte. */
export const archiveSigns = [
  'PK\x03\x04',
  'PK\x05\x06',
  'Rar!',
  '7z\xbc\xaf',
  '\x1f\x8b',
  'BZh',
  '\xfd7zXZ',
];
/** The third is what old Office files, installers and objects inside documents are kept in. */
export const programSigns = ['MZ\x90', '\x7fELF', '\xd0\xcf\x11\xe0', '#!'];
/** Documents of other kinds, and text in two bytes for each letter. */
export const documentSigns = ['%PDF-', '%!PS', '{\\rtf', '\xff\xfe', '\xfe\xff'];

export function beginsWith(text: string, signs: readonly string[]): boolean {
  return signs.some((sign) => text.startsWith(sign));
}
