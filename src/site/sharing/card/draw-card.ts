import type { Locale } from '#src/domain/context.ts';
import type { FrozenBuild } from '#src/domain/snapshots/index.ts';
import { formatDollars } from '#src/lib/money.ts';
import {
  drawTruck,
  type SnapshotWords,
  snapshotWords,
  verdictLooks,
} from '#src/site/build/index.ts';
import { ridges, saguaros } from '#src/site/kit/sky-shapes.ts';
import { describeParts, nameTruck } from '../describe-build.ts';
import { figureRows } from '../frozen-figures.ts';
import type { CardLook } from './card-look.ts';
import { fittingSize, outlineText, type TextLook, textWidth } from './outline-text.ts';
import { shopMark } from './shop-mark.ts';

/** The usual size of link previews. */
export const cardSize = { width: 1200, height: 630 } as const;

const groundY = 500;
const margin = 56;
const colours = {
  fits: '#1c5534',
  work: '#6b4708',
  no: '#8c211c',
  unknown: '#48506b',
} as const;

type CardSetting = { look: CardLook; locale: Locale };

/**
 * The picture of a shared build, as SVG without text elements: the truck to scale on its ground line, its name,
 * verdict, key figures and the shop's name or logo. Light, whatever the viewer's theme.
 */
export function drawShareCard(frozen: FrozenBuild, { look, locale }: CardSetting): string {
  const words = snapshotWords(locale);
  const { ink } = look.colors;
  const { width, height } = cardSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    backdrop(look),
    headline(frozen, { words, ink }),
    shopMark(look, { x: width - margin, y: 92, size: 34, anchor: 'end' }),
    verdictMark(frozen, words),
    placedTruck(frozen).svg,
    keyNumbers(frozen, { words, ink }),
    '</svg>',
  ].join('');
}

/** Sky, hills and ground of every card, and the bar in the color of the brand. */
export function backdrop({ colors, hasSaguaros }: CardLook): string {
  const { width, height } = cardSize;
  const { ink, accent, sky, sun, hills: tones, ground } = colors;
  const hills = ridges.map(({ d }, row) => `<path d="${d}" fill="${tones[row]}" opacity="0.55"/>`);
  const cactus = (hasSaguaros ? saguaros : []).map(
    ({ d, width: stroke }) =>
      `<path d="${d}" fill="none" stroke="${tones[2]}" stroke-linecap="round" stroke-width="${stroke}"/>`,
  );
  return [
    `<defs><linearGradient id="sky" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="${sky[0]}"/><stop offset=".58" stop-color="${sky[1]}"/><stop offset="1" stop-color="${sky[2]}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${groundY}" fill="url(#sky)"/>`,
    `<circle cx="860" cy="392" r="150" fill="${sun}"/>`,
    `<svg x="0" y="${groundY - 350}" width="${width}" height="350" viewBox="0 0 1440 420">${hills.join('')}<g transform="translate(0 420)">${cactus.join('')}</g></svg>`,
    `<rect y="${groundY}" width="${width}" height="${height - groundY}" fill="${ground}"/>`,
    `<path d="M0 ${groundY}H${width}" stroke="${ink}" stroke-width="3"/>`,
    accent === null
      ? ''
      : `<path d="M0 ${height - 6}H${width}" stroke="${accent}" stroke-width="12"/>`,
  ].join('');
}

type Written = { words: SnapshotWords; ink: string };

function headline(frozen: FrozenBuild, { words, ink }: Written): string {
  const room = 800;
  const name = nameTruck(frozen, words.locale);
  const parts = describeParts(frozen, words);
  const big: TextLook = { font: 'display', size: 78, fill: ink };
  const small: TextLook = { font: 'text', size: 30, fill: ink };
  return [
    outlineText(name, { x: margin, y: 106 }, { ...big, size: fittingSize(name, big, room) }),
    outlineText(parts, { x: margin, y: 154 }, { ...small, size: fittingSize(parts, small, room) }),
  ].join('');
}

/** A plate with the word: never color alone. */
function verdictMark({ verdict }: FrozenBuild, { build }: SnapshotWords): string {
  const { tone, word } = verdictLooks[verdict];
  const said = build.t(word);
  const look: TextLook = { font: 'text', size: 27, fill: '#fff8ee', anchor: 'middle' };
  const width = textWidth(said, look) + 44;
  const right = cardSize.width - margin;
  return [
    `<rect x="${right - width}" y="116" width="${width}" height="50" rx="5" fill="${colours[tone]}"/>`,
    outlineText(said, { x: right - width / 2, y: 151 }, look),
  ].join('');
}

/** Where the truck is in the picture, and the number of pixels per inch. */
export type PlacedTruck = { svg: string; scale: number; x: number; y: number };

/** Where a truck may stand in a picture: the width of the picture, its ground, and the room above it. */
export type TruckFrame = {
  width: number;
  groundY: number;
  room: { width: number; height: number };
};

const cardFrame: TruckFrame = {
  width: cardSize.width,
  groundY,
  room: { width: 1040, height: groundY - 176 },
};

/** In the middle, as large as the room allows, all parts at one scale. */
export function placedTruck(
  { vehicleRecord, drawing: input }: FrozenBuild,
  frame: TruckFrame = cardFrame,
): PlacedTruck {
  const { room } = frame;
  const options = {
    id: 'shared',
    theme: 'light',
    ground: false,
    padIn: { left: 2, right: 2, top: 2, bottom: 0 },
  } as const;
  const { svg, widthPx, heightPx } = drawTruck(vehicleRecord, { input, options });
  const groundPx = Number(/data-ground-y="([\d.]+)"/.exec(svg)?.[1] ?? heightPx);
  const scale = Math.min(room.width / widthPx, room.height / groundPx);
  const x = (frame.width - widthPx * scale) / 2;
  const y = frame.groundY - groundPx * scale;
  const at = `x="${x}" y="${y}" width="${widthPx * scale}" height="${heightPx * scale}"`;
  // The root has its own size in its first attributes; ours replace them. The lettering on the tire
  // is set along a curve, which the picture renderer does not support.
  const placed = svg
    .replace(/ width="[\d.]+" height="[\d.]+"/, ` ${at}`)
    .replace(/<text[\s\S]*?<\/text>/g, '');
  return { svg: placed, scale, x, y };
}

const columns = [margin, 300, 540, 760];

function keyNumbers(frozen: FrozenBuild, { words, ink }: Written): string {
  const figures = figureRows(frozen, words);
  const told = (['height', 'clearance', 'tireDiameter'] as const).flatMap((name) =>
    figures.filter((row) => row.name === name).map((row) => [row.label, row.value] as const),
  );
  return [...told, ...priceText(frozen, words)]
    .map(([title, value], at) => {
      const x = columns[at] ?? 0;
      return (
        outlineText(title, { x, y: 546 }, { size: 24, font: 'text', fill: ink }) +
        outlineText(value, { x, y: 602 }, { size: 56, font: 'display', fill: ink })
      );
    })
    .join('');
}

function priceText({ quote }: FrozenBuild, { s, build }: SnapshotWords) {
  if (!quote || quote.lines.length === 0) return [];
  const { low, likely, high } = quote.totalCents;
  const span = build.t('price.span', {
    low: formatDollars(low, build.locale),
    high: formatDollars(high, build.locale),
  });
  const title = s(quote.isBeforeTax ? 'price.beforeTax' : 'card.price');
  return [[`${title}, ${span}`, formatDollars(likely, build.locale)] as const];
}
