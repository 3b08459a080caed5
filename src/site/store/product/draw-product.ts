import type { Tire, Wheel } from '#src/domain/catalog/index.ts';
import type { DrawingOf } from '#src/site/kit/drawing-url.ts';
import { catalogText, type StoreWords } from '../shelf/store-words.ts';
import { type DrawnWheel, mountableWheel, wheelPictureUrl } from '../shelf/wheel-picture.ts';
import { sizeText } from './size-figures.ts';

/** The product in each of its finishes, and the picture's dimensions. */
export type DrawnProduct = {
  kind: 'wheel';
  finishes: { name: string; url: string; swatchUrl: string; alt: string }[];
  diameterIn: number;
  tire: { diameterIn: number; size: string } | null;
};

/** A kit, on a truck that it lifts. */
export type DrawnTruck = { kind: 'truck'; drawing: DrawingOf; caption: string };

const picturePx = 720;
const swatchPx = 96;

/** A wheel in all its finishes, with a tire that mounts on it. */
export function drawProduct({ wheel, tire }: DrawnWheel, words: StoreWords): DrawnProduct {
  const { lineId, diameterIn, widthIn } = wheel;
  const values = { product: `${wheel.brand} ${wheel.name}`, size: sizeText(wheel) };
  const finishes = wheel.finishes.map((finish) => {
    const name = catalogText('finish', finish, words);
    const drawing = { lineId, finish, diameterIn, widthIn };
    return {
      name,
      url: wheelPictureUrl({ ...drawing, tireSku: tire?.sku, sizePx: picturePx }),
      swatchUrl: wheelPictureUrl({
        ...drawing,
        tireSku: undefined,
        sizePx: swatchPx,
      }),
      alt: tire
        ? words.t('product.drawnAltTire', { ...values, finish: name, tire: tire.size })
        : words.t('product.drawnAlt', { ...values, finish: name }),
    };
  });
  return {
    kind: 'wheel',
    finishes,
    diameterIn,
    tire: tire && { diameterIn: tire.diameterIn, size: tire.size },
  };
}

/** A tire on one of the shop's wheels; null if it mounts on none. */
export function drawTire(
  tires: readonly Tire[],
  { wheels, words }: { wheels: readonly Wheel[]; words: StoreWords },
): DrawnProduct | null {
  const found = tires
    .map((tire) => ({ tire, wheel: mountableWheel(tire, wheels) }))
    .sort((one, other) => fromUsual(one.tire) - fromUsual(other.tire))
    .find(({ wheel }) => wheel !== null);
  if (!found?.wheel) return null;
  const { tire, wheel } = found;
  const drawing = { lineId: wheel.lineId, diameterIn: wheel.diameterIn, widthIn: wheel.widthIn };
  const url = (sizePx: number) => wheelPictureUrl({ ...drawing, tireSku: tire.sku, sizePx });
  const product = `${tire.brand} ${tire.name}`;
  const alt = words.t('product.drawnAltOfTire', { product, size: tire.size });
  return {
    kind: 'wheel',
    finishes: [{ name: tire.size, url: url(picturePx), swatchUrl: url(swatchPx), alt }],
    diameterIn: wheel.diameterIn,
    tire: { diameterIn: tire.diameterIn, size: tire.size },
  };
}

const usualTireIn = 34.8;

function fromUsual({ diameterIn }: Tire): number {
  return Math.abs(diameterIn - usualTireIn);
}
