import type { ReactNode } from 'react';
import type { ManyPreview } from '#src/domain/goods/index.server.ts';
import { marginOf, type PartCategory, type StockPart } from '#src/domain/goods/index.ts';
import { formatCents } from '#src/lib/money.ts';
import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { useFigure } from './use-figure.ts';
import goodsStrings from './words.json' with { type: 'json' };

type ChangePreviewProps = { category: PartCategory; preview: ManyPreview };
type Example = ManyPreview['examples'][number];

/** What a change would do: how many parts, what deserves a second look, and the first of them before and after. */
export function ChangePreview({ category, preview }: ChangePreviewProps) {
  const t = useStrings(goodsStrings);
  const figure = useFigure();
  const { changed, unchanged, examples } = preview;
  const columns = useColumns(category, examples);
  return (
    <>
      <ul className="goods-preview-facts">
        <Fact count={changed}>{t('preview.changed', { n: changed })}</Fact>
        {unchanged > 0 && <Fact count={unchanged}>{t('preview.unchanged', { n: unchanged })}</Fact>}
        {preview.noPrice > 0 && (
          <Fact count={preview.noPrice} isWarning>
            {t('preview.noPrice', { n: preview.noPrice })}
          </Fact>
        )}
        {preview.middlePercent !== null && (
          <li>{t('preview.middle', { percent: signedPercent(preview.middlePercent) })}</li>
        )}
        {preview.belowMap > 0 && (
          <Fact count={preview.belowMap} isWarning>
            {t('preview.belowMap', { n: preview.belowMap })}
          </Fact>
        )}
        {preview.belowCost > 0 && (
          <Fact count={preview.belowCost} isWarning>
            {t('preview.belowCost', { n: preview.belowCost })}
          </Fact>
        )}
        <li>{t('preview.frozen')}</li>
      </ul>
      {examples.length > 0 && (
        <Panel
          title={
            examples.length < changed
              ? t('preview.first', { count: figure(examples.length), all: figure(changed) })
              : t('preview.all')
          }
        >
          <DataTable
            caption={t('preview.all')}
            columns={columns}
            rows={examples}
            rowKey={({ before }) => before.sku}
          />
        </Panel>
      )}
    </>
  );
}

type FactProps = { count: number; isWarning?: boolean; children: ReactNode };

function Fact({ count, isWarning, children }: FactProps) {
  const figure = useFigure();
  return (
    <li className={isWarning ? 'goods-preview-warning' : undefined}>
      <strong>{figure(count)}</strong> {children}
    </li>
  );
}

function signedPercent(percent: number): string {
  const figure = Math.abs(percent).toFixed(1);
  return percent < 0 ? `−${figure}` : `+${figure}`;
}

function useColumns(category: PartCategory, examples: readonly Example[]): Column<Example>[] {
  const t = useStrings(goodsStrings);
  const cell = useCells();
  const hasPrices = examples.some(({ before, after }) => before.priceCents !== after.priceCents);
  const value = hasPrices ? cell.price : cell.other;
  return [
    {
      key: 'name',
      title: t(`col.${category}`),
      cell: ({ before }) => (
        <>
          {`${before.brand} ${before.name} ${sizeOf(before)}`}
          <small>{before.sku}</small>
        </>
      ),
    },
    { key: 'now', title: t('now'), isFigure: true, cell: ({ before }) => value(before) },
    { key: 'then', title: t('then'), isFigure: true, cell: ({ after }) => <b>{value(after)}</b> },
    ...(hasPrices
      ? [
          {
            key: 'margin',
            title: t('col.margin'),
            isFigure: true,
            cell: ({ after }: Example) => cell.margin(after),
          },
        ]
      : []),
  ];
}

function sizeOf(part: StockPart): string {
  return 'size' in part ? part.size : `${part.diameterIn}x${part.widthIn}`;
}

/** How the value that changes is written. */
function useCells() {
  const t = useStrings(goodsStrings);
  const locale = useLocale();
  const figure = useFigure();
  return {
    price: ({ priceCents }: StockPart) => formatCents(priceCents, locale),
    margin: (part: StockPart) => {
      const margin = marginOf(part);
      return margin === null ? t('unknown') : t('percent', { percent: Math.round(margin * 100) });
    },
    other: ({ status, stock }: StockPart) =>
      `${stock.onHand === null ? t('stock.uncounted') : t('pieces', { count: figure(stock.onHand) })}, ${t(`status.${status}`)}`,
  };
}
