import { listLines } from '#src/domain/catalog/index.server.ts';
import type { Tire, TireLine, Wheel } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { slugOf } from '#src/lib/slug.ts';
import { lineFigures } from './line-figures.ts';
import type { StoreLine } from './store-line.ts';
import type { StoreWords } from './store-words.ts';
import { cellFillsIn, chooseDrawn, wheelPictureUrl } from './wheel-picture.ts';

const cellPx = 320;

/** The shop's tire lines, each drawn on a wheel of the catalogue that it mounts on. */
export async function tireLines(ctx: Ctx, words: StoreWords): Promise<StoreLine[]> {
  const lines = await listLines(ctx);
  const wheels = lines.flatMap((one) => (one.kind === 'wheel' ? one.variants : []));
  return lines.flatMap((one) => (one.kind === 'tire' ? [toStoreLine(one, { wheels, words })] : []));
}

type Given = { wheels: readonly Wheel[]; words: StoreWords };

function toStoreLine(
  { line, variants }: { line: TireLine; variants: Tire[] },
  { wheels, words }: Given,
): StoreLine {
  return {
    ...lineFigures(line, { variants, words }),
    type: { value: slugOf(line.type), label: words.t(`type.${line.type}`) },
    picture: { url: pictureOf(variants, wheels) },
  };
}

/** The nearest to the usual height, as on the other shelf, so that treads are what differs. */
function pictureOf(variants: readonly Tire[], wheels: readonly Wheel[]): string {
  const drawn = chooseDrawn(wheels, variants);
  return wheelPictureUrl({
    lineId: drawn?.wheel.lineId ?? '',
    diameterIn: drawn?.wheel.diameterIn,
    widthIn: drawn?.wheel.widthIn,
    tireSku: drawn?.tire?.sku,
    sizePx: cellPx,
    fullIn: cellFillsIn,
  });
}
