import type { Locale } from '#src/domain/context.ts';
import type { FrozenBuild } from '#src/domain/snapshots/index.ts';
import { snapshotWords } from '#src/site/build/index.ts';
import { ridges, saguaros } from '#src/site/kit/sky-shapes.ts';
import { describeParts, nameTruck } from '../describe-build.ts';
import type { CardLook } from './card-look.ts';
import { placedTruck, type TruckFrame } from './draw-card.ts';
import { fittingSize, outlineText, type TextLook } from './outline-text.ts';

/** A screen that a wallpaper is made for, in pixels. */
type Screen = TruckFrame & {
  height: number;
  sun: { x: number; y: number; r: number };
  hillsHeight: number;
  text: { big: number; small: number };
};

/**
 * A phone's is as tall as the tallest in use, with nothing where its clock, its notices and its buttons are; a
 * desktop's has its icons' corners free.
 */
export const wallpapers = {
  phone: {
    width: 1290,
    height: 2796,
    groundY: 1960,
    room: { width: 1214, height: 620 },
    sun: { x: 860, y: 1560, r: 330 },
    hillsHeight: 620,
    text: { big: 92, small: 46 },
  },
  desktop: {
    width: 2560,
    height: 1440,
    groundY: 1120,
    room: { width: 1900, height: 860 },
    sun: { x: 1810, y: 700, r: 360 },
    hillsHeight: 760,
    text: { big: 84, small: 42 },
  },
} as const satisfies Record<string, Screen>;

export type WallpaperName = keyof typeof wallpapers;

type Setting = { look: CardLook; locale: Locale; screen: WallpaperName };

/**
 * A shared build for its owner's screen, as SVG without text elements: the truck to scale at golden hour, and below the
 * ground line its name and parts. No price, no verdict: this is for looking at.
 */
export function drawWallpaper(
  frozen: FrozenBuild,
  { look, locale, screen: name }: Setting,
): string {
  const screen = wallpapers[name];
  const { width, height } = screen;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    scenery(screen, look),
    placedTruck(frozen, screen).svg,
    caption(frozen, { screen, look, locale }),
    '</svg>',
  ].join('');
}

function scenery({ width, height, groundY, sun, hillsHeight }: Screen, look: CardLook): string {
  const { ink, sky, sun: light, hills: tones, ground } = look.colors;
  const hills = ridges.map(({ d }, row) => `<path d="${d}" fill="${tones[row]}" opacity="0.55"/>`);
  const cactus = (look.hasSaguaros ? saguaros : []).map(
    ({ d, width: stroke }) =>
      `<path d="${d}" fill="none" stroke="${tones[2]}" stroke-linecap="round" stroke-width="${stroke}"/>`,
  );
  return [
    `<defs><linearGradient id="sky" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset=".58" stop-color="${sky[1]}"/><stop offset="1" stop-color="${sky[2]}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${groundY}" fill="url(#sky)"/>`,
    `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="${light}"/>`,
    `<svg x="0" y="${groundY - hillsHeight}" width="${width}" height="${hillsHeight}" viewBox="0 0 1440 420" preserveAspectRatio="xMidYMax slice">${hills.join('')}<g transform="translate(0 420)">${cactus.join('')}</g></svg>`,
    `<rect y="${groundY}" width="${width}" height="${height - groundY}" fill="${ground}"/>`,
    datum({ width, groundY }, ink),
  ].join('');
}

const tickPx = 40;

/** The ground line with its ticks, every sixth one long. */
function datum({ width, groundY }: Pick<Screen, 'width' | 'groundY'>, ink: string): string {
  const count = Math.ceil(width / tickPx);
  const ticks = Array.from({ length: count }, (_, at) => {
    return `M${at * tickPx} ${groundY}v${at % 6 === 0 ? 30 : 14}`;
  });
  return `<path d="M0 ${groundY}H${width}${ticks.join('')}" stroke="${ink}" stroke-width="4" fill="none"/>`;
}

type Caption = { screen: Screen; look: CardLook; locale: Locale };

function caption(frozen: FrozenBuild, { screen, look, locale }: Caption): string {
  const { width, groundY, room, text } = screen;
  const fill = look.colors.ink;
  const big: TextLook = { font: 'display', size: text.big, fill, anchor: 'middle' };
  const small: TextLook = { font: 'text', size: text.small, fill, anchor: 'middle' };
  const name = nameTruck(frozen, locale);
  const parts = describeParts(frozen, snapshotWords(locale));
  const place = (down: number) => ({ x: width / 2, y: groundY + down });
  return [
    outlineText(name, place(text.big * 1.75), { ...big, size: fittingSize(name, big, room.width) }),
    outlineText(parts, place(text.big * 1.75 + text.small * 1.6), {
      ...small,
      size: fittingSize(parts, small, room.width),
    }),
  ].join('');
}
