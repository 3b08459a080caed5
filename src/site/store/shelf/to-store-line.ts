import type { LiftKit, Tire, Wheel } from '#src/domain/catalog/index.ts';
import { facetValues, type ShelfLine } from '#src/domain/store/index.ts';
import { slugOf } from '#src/lib/slug.ts';
import type { CellContext } from './cell-context.ts';
import { fitNote } from './fit-note.ts';
import { liftFacts, liftPicture } from './lift-cell.ts';
import type { StoreLine } from './store-line.ts';
import { priceBandText, type StoreWords, sizeCountText, wordOr } from './store-words.ts';
import { cellFillsIn, mountableTire, mountableWheel, wheelPictureUrl } from './wheel-picture.ts';

const cellPx = 320;

export function toStoreLine(shelfLine: ShelfLine, context: CellContext): StoreLine {
  const { line, priceCents, verdicts, kind } = shelfLine;
  const { words } = context;
  return {
    lineId: line.lineId,
    name: line.name,
    brand: line.brand,
    ...aboutKind(shelfLine, context),
    price: priceBandText(priceCents, words),
    priceNote: words.t(kind === 'lift-kit' ? 'price.installed' : 'price.each'),
    fit: verdicts && fitNote(verdicts, words),
  };
}

function aboutKind(shelfLine: ShelfLine, context: CellContext) {
  const { words } = context;
  if (shelfLine.kind === 'lift-kit') {
    const { line, sample } = shelfLine;
    return {
      type: liftKind(sample, words),
      facts: liftFacts(line, words),
      picture: liftPicture({ line, sample }, context),
    };
  }
  // With a truck, the verdict says how many of how many.
  const facts = shelfLine.verdicts ? [] : [sizesText(shelfLine, words)];
  if (shelfLine.kind === 'wheel') {
    const { line, sample } = shelfLine;
    const type = wordOr(line.construction, `construction.${line.construction}`, words);
    return { type, facts, picture: { url: wheelUrl(sample, context) } };
  }
  const { line, sample } = shelfLine;
  const type = wordOr(line.type, `type.${line.type}`, words);
  return { type, facts, picture: { url: tireUrl(sample, context) } };
}

/** "83 sizes"; "12 of 83 sizes" if the shelf is filtered. */
function sizesText({ matching, of }: ShelfLine, words: StoreWords): string {
  if (matching === of) return sizeCountText(of, words);
  return words.t('sizes.some', { matching, of });
}

function liftKind(kit: LiftKit, words: StoreWords): string {
  const [kind] = facetValues('lift-kits', { name: 'type', part: kit });
  return kind ? wordOr(kind.label, `type.${kind.value}`, words) : '';
}

/** In the requested finish, on the most popular tire. */
function wheelUrl(wheel: Wheel, { chosen, tires }: CellContext): string {
  const asked = wheel.finishes.find((finish) => chosen.finish?.includes(slugOf(finish)));
  return wheelPictureUrl({
    lineId: wheel.lineId,
    finish: asked ?? wheel.finishes[0],
    diameterIn: wheel.diameterIn,
    widthIn: wheel.widthIn,
    tireSku: mountableTire(wheel, tires)?.sku,
    sizePx: cellPx,
    fullIn: cellFillsIn,
  });
}

/** On a wheel of the shop's that it mounts on. */
function tireUrl(tire: Tire, { wheels }: CellContext): string {
  const wheel = mountableWheel(tire, wheels);
  return wheelPictureUrl({
    lineId: wheel?.lineId ?? '',
    diameterIn: wheel?.diameterIn,
    widthIn: wheel?.widthIn,
    tireSku: tire.sku,
    sizePx: cellPx,
    fullIn: cellFillsIn,
  });
}
