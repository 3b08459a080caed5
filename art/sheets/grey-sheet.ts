import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { Vehicle } from '#src/domain/fitment/index.ts';
import { drawSide, paintedIn, stockBuild } from '#src/drawing/index.ts';

const COLUMNS = 6;
const SCALE = 2.4;
const PAPER = '#f6efe3';
const GREY = '#8b8b8b';
const CELL_IN = { width: 264, top: 94, bottom: 14 };
const CELL = {
  width: Math.round(CELL_IN.width * SCALE),
  height: Math.round((CELL_IN.top + CELL_IN.bottom) * SCALE),
};

/**
 * One PNG of every vehicle in one grey, with one wheel and one tread, at one scale: what still tells
 * the vehicles apart is their shape. Captions only when asked for.
 */
export async function writeGreySheet(
  target: string,
  vehicles: readonly Vehicle[],
  { captions }: { captions: boolean },
): Promise<string> {
  const rows = Math.ceil(vehicles.length / COLUMNS);
  const size = { width: COLUMNS * CELL.width, height: rows * CELL.height };
  const cells = await Promise.all(vehicles.map((vehicle, at) => cellOf(vehicle, at, captions)));
  const file = join(target, captions ? 'grey-captions.png' : 'grey.png');
  const sheet = sharp({ create: { ...size, channels: 3, background: PAPER } });
  const joined = await sheet.composite(cells.flat()).png().toBuffer();
  await sharp(joined).removeAlpha().toColourspace('b-w').png().toFile(file);
  return file;
}

async function cellOf(vehicle: Vehicle, at: number, caption: boolean): Promise<OverlayOptions[]> {
  const left = (at % COLUMNS) * CELL.width;
  const top = Math.floor(at / COLUMNS) * CELL.height;
  const input = await sharp(Buffer.from(greyDrawing(vehicle)))
    .png()
    .toBuffer();
  const picture = { input, left, top };
  return caption ? [picture, { input: captionOf(vehicle), left, top }] : [picture];
}

function greyDrawing(vehicle: Vehicle): string {
  const stock = stockBuild(vehicle);
  const { diameterIn, widthIn, offsetMm } = stock.wheel;
  const build = {
    ...stock,
    paint: paintedIn(GREY),
    tire: { ...stock.tire, label: undefined },
    wheel: { diameterIn, widthIn, offsetMm, design: 'mesa', finish: 'silver' } as const,
  };
  const options = {
    scale: SCALE,
    topIn: CELL_IN.top,
    padIn: { left: 4, right: CELL_IN.width - 8 - vehicle.lengthIn },
  };
  return drawSide({ vehicle, build, options }).svg;
}

function captionOf({ id }: Vehicle): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL.width}" height="24"><text x="10" y="18" font-family="sans-serif" font-size="16">${id}</text></svg>`,
  );
}
