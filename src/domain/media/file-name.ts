import type { ImageFormat } from './schemas.ts';

const extensions: Record<ImageFormat, string> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
};

/** A name that is safe in URLs and on disks: "Mi Troca (2).JPEG" → "mi-troca-2.jpg". */
export function safeFileName(fileName: string, format: ImageFormat): string {
  const stem = fileName
    .replace(/\.[^./]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${stem || 'picture'}.${extensions[format]}`;
}
