import { type AssetFormat, formatFacts } from './asset-format.ts';

/** A name that is safe in URLs and on disks: "Mi Troca (2).JPEG" becomes "mi-troca-2.jpg". */
export function safeFileName(fileName: string, format: AssetFormat): string {
  const stem = fileName
    .replace(/\.[^./]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
  return `${stem || 'picture'}.${formatFacts(format).extension}`;
}
