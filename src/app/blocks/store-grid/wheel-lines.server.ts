import { listLines, listTires } from '#src/domain/catalog/index.server.ts';
import type { Tire, Wheel, WheelLine } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { slugOf } from '#src/lib/slug.ts';
import { lineFigures } from './line-figures.ts';
import type { StoreLine } from './store-line.ts';
import type { StoreWords } from './store-words.ts';
import { cellFillsIn, chooseDrawn, wheelPictureUrl } from './wheel-picture.ts';

const cellPx = 320;

/** The shop's wheel lines, each drawn with a tire that it takes. */
export async function wheelLines(ctx: Ctx, words: StoreWords): Promise<StoreLine[]> {
  const [lines, tires] = await Promise.all([listLines(ctx), listTires(ctx)]);
  const allTerrain = tires.filter(({ type }) => type === 'A/T');
  return lines.flatMap((one) =>
    one.kind === 'wheel' ? [toStoreLine(one, { tires: allTerrain, words })] : [],
  );
}

type Given = { tires: readonly Tire[]; words: StoreWords };
type LineOfWheels = { line: WheelLine; variants: Wheel[] };

function toStoreLine({ line, variants }: LineOfWheels, { tires, words }: Given): StoreLine {
  return {
    ...lineFigures(line, { variants, words }),
    type: { value: slugOf(line.construction), label: words.t(`construction.${line.construction}`) },
    picture: { url: pictureOf(line, { variants, tires }) },
  };
}

function pictureOf(
  { lineId }: WheelLine,
  { variants, tires }: Pick<LineOfWheels, 'variants'> & Pick<Given, 'tires'>,
) {
  const drawn = chooseDrawn(variants, tires);
  return wheelPictureUrl({
    lineId,
    finish: drawn?.wheel.finishes[0],
    diameterIn: drawn?.wheel.diameterIn,
    widthIn: drawn?.wheel.widthIn,
    tireSku: drawn?.tire?.sku,
    sizePx: cellPx,
    fullIn: cellFillsIn,
  });
}
