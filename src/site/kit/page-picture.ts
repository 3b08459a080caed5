import { drawingVersion } from './drawing-version.ts';

/** The link preview of pages without a picture of their own. */
export const pagePictureSize = { width: 1200, height: 630 } as const;

/** The picture with a page's title; its URL changes with the title and with the way it is drawn. */
export function pagePictureUrl(pathname: string, title: string): string {
  const path = pathname === '/' ? '' : pathname;
  return `/pictures/pages${path}.png?v=${pagePictureVersion(title)}`;
}

/** Short, and the same on server and client: FNV-1a of the text, after the drawing's own version. */
export function pagePictureVersion(title: string): string {
  let hash = 0x811c9dc5;
  for (const letter of title) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return `${drawingVersion}-${hash.toString(36)}`;
}
