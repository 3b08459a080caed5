import { figureOf, type PartFigure } from '#src/domain/goods/index.ts';
import { formatCents } from '#src/lib/money.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { PartRow } from './part-row.ts';
import { useFigure } from './use-figure.ts';
import goodsStrings from './words.json' with { type: 'json' };

/** How one figure of a part is written: to be read, and to be typed over. */
export function useFigureText(name: PartFigure) {
  const t = useStrings(goodsStrings);
  const locale = useLocale();
  const figure = useFigure();
  const figureIn = ({ priceCents, onHand }: PartRow) =>
    figureOf({ priceCents, stock: { onHand, leadTimeDays: null } }, name);
  return {
    figureIn,
    textOf: (value: number | null) => {
      if (value === null) return t('stock.uncounted');
      return name === 'price' ? formatCents(value, locale) : figure(value);
    },
    fieldText: (row: PartRow) => {
      const value = figureIn(row);
      if (value === null) return '';
      return name === 'price' ? (value / 100).toFixed(2) : String(value);
    },
    partName: ({ brand, name: line, size, sku }: PartRow) => `${brand} ${line} ${size}, ${sku}`,
  };
}
