import { createContext, use } from 'react';
import { appPicturesVersion, themeColors } from './house-look.ts';
import type { NameLines } from './name-lines.ts';

/** What a page shows of the shop's brand. */
export type BrandLook = {
  /** The whole name, "Ironwood Off-Road". */
  name: string;
  /** Under an icon and in the title of a tab, "Ironwood". */
  shortName: string;
  /** Beside the mark. */
  lines: NameLines;
  mark: BrandMark;
  /** Its own colors and shapes; null: those of the built-in style sheet are enough. */
  sheet: string | null;
  theme: { light: string; dark: string };
  favicon: string;
  /** Part of the addresses of icons and splash screens: six hexadecimal digits. */
  icons: string;
  /** Whether saguaros grow where the shop is: in Arizona alone. */
  hasSaguaros: boolean;
  /** Addresses of the fonts that are loaded first; null: those of the built-in style sheet. */
  fontFiles: string[] | null;
};

export type BrandMark = { kind: 'wheel' } | { kind: 'name' } | LogoPicture;

/** A picture of the shop's own instead of its name. */
export type LogoPicture = {
  kind: 'picture';
  src: string;
  /** On dark grounds; null: the same. */
  darkSrc: string | null;
  width: number;
  height: number;
};

/** Before anything is known of the shop, such as while its database cannot be read. */
export const plainLook: BrandLook = {
  name: '',
  shortName: '',
  lines: { first: '', rest: '' },
  mark: { kind: 'wheel' },
  sheet: null,
  theme: themeColors,
  favicon: '/favicon.svg',
  icons: appPicturesVersion,
  // As where the built-in look is from: what is plain is not sent with every page.
  hasSaguaros: true,
  fontFiles: null,
};

export const BrandContext = createContext<BrandLook>(plainLook);

/** The shop's brand, of every page: `root.tsx` loads it. */
export function useBrand(): BrandLook {
  return use(BrandContext);
}
