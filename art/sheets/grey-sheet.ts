import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { Vehicle } from '#src/domain/fitment/index.ts';
import { drawFront, drawSide, paintedIn, stockBuild } from '#src/drawing/index.ts';

const COLUMNS = 6;
const SCALE = 2.4;
const PAPER = '#f6efe3';
const GREY = '#8b8b8b';
const TOP_IN = 94;
const BOTTOM_IN = 14;
const WIDTH_IN = { side: 264, front: 130 } as const;
const VIEWS = { side: drawSide, front: drawFront } as const;
type View = keyof typeof VIEWS;

/**
 * Two PNGs, from the side and the front, of every vehicle in one grey, with one wheel and one tread, at one scale:
 * what still tells the vehicles apart is their shape. Captions only when asked for. Yields the files as they are
 * written.
 */
export async function* writeGreySheets(
  target: string,
  vehicles: readonly Vehicle[],
  { captions }: { captions: boolean },
): AsyncGenerator<string> {
  for (const view of ['side', 'front'] as const) {
    const file = join(target, `grey-${view}${captions ? '-captions' : ''}.png`);
    await writeSheet(file, vehicles, { view, captions });
    yield file;
  }
}

interface Look {
  view: View;
  captions: boolean;
}

async function writeSheet(file: string, vehicles: readonly Vehicle[], look: Look): Promise<void> {
  const cell = cellSize(look.view);
  const rows = Math.ceil(vehicles.length / COLUMNS);
  const size = { width: COLUMNS * cell.width, height: rows * cell.height };
  const cells = await Promise.all(vehicles.map((vehicle, at) => cellOf(vehicle, at, look)));
  const sheet = sharp({ create: { ...size, channels: 3, background: PAPER } });
  const joined = await sheet.composite(cells.flat()).png().toBuffer();
  await sharp(joined).removeAlpha().toColourspace('b-w').png().toFile(file);
}

function cellSize(view: View) {
  return {
    width: Math.round(WIDTH_IN[view] * SCALE),
    height: Math.round((TOP_IN + BOTTOM_IN) * SCALE),
  };
}

async function cellOf(
  vehicle: Vehicle,
  at: number,
  { view, captions }: Look,
): Promise<OverlayOptions[]> {
  const cell = cellSize(view);
  const { svg, widthPx } = greyDrawing(vehicle, view);
  const left = (at % COLUMNS) * cell.width;
  const top = Math.floor(at / COLUMNS) * cell.height;
  const input = await sharp(Buffer.from(svg)).png().toBuffer();
  const inset = Math.max(0, Math.floor((cell.width - widthPx) / 2));
  const picture = { input, left: left + inset, top };
  return captions ? [picture, { input: captionOf(vehicle, cell.width), left, top }] : [picture];
}

function greyDrawing(vehicle: Vehicle, view: View) {
  const stock = stockBuild(vehicle);
  const { diameterIn, widthIn, offsetMm } = stock.wheel;
  const build = {
    ...stock,
    paint: paintedIn(GREY),
    tire: { ...stock.tire, label: undefined },
    wheel: { diameterIn, widthIn, offsetMm, design: 'mesa', finish: 'silver' } as const,
  };
  const room =
    view === 'side' ? { padIn: { left: 4, right: WIDTH_IN.side - 8 - vehicle.lengthIn } } : {};
  return VIEWS[view]({ vehicle, build, options: { scale: SCALE, topIn: TOP_IN, ...room } });
}

function captionOf({ id }: Vehicle, width: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="24"><text x="10" y="18" font-family="sans-serif" font-size="16">${id}</text></svg>`,
  );
}
