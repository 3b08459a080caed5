import type { ShopSettings } from '#src/domain/settings/index.ts';
import { oncePer } from '#src/lib/once-per.ts';
import { drawingVersion } from './drawing-version.ts';

type Shop = Pick<ShopSettings, 'name' | 'brand' | 'address'>;
/** A page's title, and the look of the shop's pictures. */
type DrawnTitle = { title: string; look: string };

/** The link preview of pages without a picture of their own. */
export const pagePictureSize = { width: 1200, height: 630 } as const;

/** The picture with a page's title; its URL changes with the title, with the shop's look and with the way it is drawn. */
export function pagePictureUrl(pathname: string, drawn: DrawnTitle): string {
  const path = pathname === '/' ? '' : pathname;
  return `/pictures/pages${path}.png?v=${pagePictureVersion(drawn)}`;
}

/** Short, because every page carries it twice, and the same on server and client: FNV-1a. */
export function pagePictureVersion({ title, look }: DrawnTitle): string {
  return hashOf(`${drawingVersion}\n${title}\n${look}`);
}

/** How the shop's pictures for sharing look, as a few letters that change with it. */
export const pictureLookOf: (shop: Shop) => string = oncePer(({ name, brand, address }: Shop) =>
  hashOf(JSON.stringify([name, brand.colors, brand.logo, address.region])),
);

function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}
