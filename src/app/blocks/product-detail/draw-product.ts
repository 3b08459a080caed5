import { catalogText, type StoreWords } from '../store-grid/store-words.ts';
import { type DrawnWheel, wheelPictureUrl } from '../store-grid/wheel-picture.ts';
import { sizeText } from './size-rows.ts';

/** A wheel of the line in each of its finishes, and what the picture measures. */
export type DrawnProduct = {
  finishes: { name: string; url: string; swatchUrl: string; alt: string }[];
  diameterIn: number;
  tire: { diameterIn: number; size: string } | null;
};

const picturePx = 720;
const swatchPx = 96;

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
    finishes,
    diameterIn,
    tire: tire && { diameterIn: tire.diameterIn, size: tire.size },
  };
}
