import { createHash } from 'node:crypto';
import {
  type Brand,
  type BrandPicture,
  derivePalette,
  hasHouseColors,
  initialsOf,
} from '#src/domain/brand/index.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import { oncePer } from '#src/lib/once-per.ts';
import { type BrandLook, type BrandMark, plainLook } from './brand-look.ts';
import { brandSheet } from './brand-sheet.ts';
import { fontAddress } from './font-files.server.ts';
import { fontFile, fontPairs } from './font-pairs.ts';
import { appPicturesVersion, themeColors } from './house-look.ts';
import { nameLines } from './name-lines.ts';

/** What is served of a brand: its look, and the files that the look names. */
type BrandFiles = { look: BrandLook; sheet: string; icon: IconParts; iconsVersion: string };

/** What an icon is drawn from. */
export type IconParts = {
  /** A picture of the shop's own, as a data URL. */
  picture: string | null;
  /** Instead of a picture; '' for the wheel. */
  initials: string;
  accent: string;
  ink: string;
};

/** The look of the shop's pages, computed once per version of its settings. */
export const brandFiles: (settings: ShopSettings) => BrandFiles = oncePer(makeFiles);

function makeFiles({ name: written, isSetUp, brand, address }: ShopSettings): BrandFiles {
  // Until the owner has named the shop, it has a placeholder that nobody outside is to see.
  const name = isSetUp ? written : '';
  const sheet = brandSheet(brand, fontAddress);
  const lines = nameLines({ name, shortName: brand.shortName });
  const icon = iconParts(name, brand);
  const iconsVersion = versionOf(icon, brand);
  const look: BrandLook = {
    name,
    shortName: brand.shortName || name,
    lines,
    mark: markOf(brand),
    sheet: sheet === '' ? null : `/brand/look.${hashOf(sheet)}.css`,
    theme: hasHouseColors(brand.colors)
      ? themeColors
      : { ...themeColors, dark: derivePalette(brand.colors).dark.surface ?? themeColors.dark },
    favicon:
      iconsVersion === appPicturesVersion
        ? plainLook.favicon
        : `/brand/favicon.${iconsVersion}.svg`,
    icons: iconsVersion,
    hasSaguaros: address.region === 'AZ',
    fontFiles: fontFilesOf(brand),
  };
  return { look, sheet, icon, iconsVersion };
}

/** What the first paint of every page needs; null for the built-in pair. */
function fontFilesOf({ fonts }: Brand): string[] | null {
  if (fonts === 'barlow') return null;
  const { display, text } = fontPairs[fonts];
  return [fontFile(display, 600), fontFile(text, 400)].map(fontAddress);
}

function markOf({ logo, darkLogo }: Brand): BrandMark {
  if (logo.kind !== 'picture') return logo;
  return {
    kind: 'picture',
    src: pictureUrl('logo', logo),
    darkSrc: darkLogo && pictureUrl('dark-logo', darkLogo),
    width: logo.widthPx,
    height: logo.heightPx,
  };
}

function pictureUrl(name: string, { type, data }: BrandPicture): string {
  return `/brand/${name}.${hashOf(data)}.${type}`;
}

/** A logo that is about square makes an icon; a wide one would be too small in it. */
function iconParts(name: string, { icon, logo, colors }: Brand): IconParts {
  const isSquare = logo.kind === 'picture' && Math.abs(logo.widthPx / logo.heightPx - 1) < 0.25;
  const picture = icon ?? (isSquare ? logo : null);
  return {
    picture: picture && dataUrl(picture),
    initials: logo.kind === 'wheel' ? '' : initialsOf(name),
    ...colors,
  };
}

function dataUrl({ type, data }: BrandPicture): string {
  const base64 = type === 'svg' ? Buffer.from(data).toString('base64') : data;
  return `data:image/${type === 'svg' ? 'svg+xml' : 'png'};base64,${base64}`;
}

/** Changes with what is drawn: the built-in mark in its own colors has the version of its drawing. */
function versionOf(icon: IconParts, { colors }: Brand): string {
  const isHouse = icon.picture === null && icon.initials === '' && hasHouseColors(colors);
  if (isHouse) return appPicturesVersion;
  return hashOf(appPicturesVersion + JSON.stringify(icon)).slice(0, 6);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
