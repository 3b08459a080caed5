import { Link } from 'react-router';
import type { PartQuery } from '#src/domain/goods/index.ts';
import { formatCents } from '#src/lib/money.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { PartRow } from './part-row.ts';
import { SiteBadge } from './site-badge.tsx';
import { signed, useFigure } from './use-figure.ts';
import goodsStrings from './words.json' with { type: 'json' };

type GoodsTableProps = {
  query: PartQuery;
  rows: readonly PartRow[];
  vehicles: number;
  mayWrite: boolean;
};

/** Parts with what a buyer compares: size, fit, price, margin and stock. */
export function GoodsTable({ query, rows, vehicles, mayWrite }: GoodsTableProps) {
  const t = useStrings(goodsStrings);
  const { category } = query;
  const wheel = useWheelColumns(vehicles);
  const tire = useTireColumns();
  const columns = [
    useName(query, mayWrite),
    ...(category === 'wheels' ? wheel : tire),
    ...useTrade(mayWrite),
  ];
  return (
    <DataTable caption={t(category)} columns={columns} rows={rows} rowKey={({ sku }) => sku} />
  );
}

function useName({ category }: PartQuery, mayWrite: boolean): Column<PartRow> {
  const t = useStrings(goodsStrings);
  return {
    key: 'name',
    title: t(`col.${category}`),
    cell: ({ sku, brand, name, size, kind, picture }) => (
      <span className="goods-name">
        {mayWrite && (
          <input
            type="checkbox"
            name="sku"
            value={sku}
            aria-label={t('choose', { part: `${brand} ${name} ${size}, ${sku}` })}
          />
        )}
        {picture && <img src={picture} alt="" width="40" height="40" loading="lazy" />}
        <span>
          <Link to={adminHrefs.part({ category, sku })}>
            {name} <span className="goods-size">{size}</span>
          </Link>
          <small>{`${brand}, ${kind}`}</small>
        </span>
      </span>
    ),
  };
}

function useWheelColumns(vehicles: number): Column<PartRow>[] {
  const t = useStrings(goodsStrings);
  const figure = useFigure();
  return [
    {
      key: 'offset',
      title: t('col.offset'),
      isFigure: true,
      cell: ({ wheel }) => wheel && signed(wheel.offsetMm),
    },
    { key: 'drilling', title: t('col.drilling'), cell: ({ wheel }) => wheel?.drillings },
    { key: 'bore', title: t('col.bore'), isFigure: true, cell: ({ wheel }) => wheel?.boreMm },
    {
      key: 'load',
      title: t('col.load'),
      isFigure: true,
      cell: ({ loadLb }) => (loadLb === null ? t('unknown') : figure(loadLb)),
    },
    {
      key: 'bolts',
      title: t('col.bolts'),
      isFigure: true,
      cell: ({ wheel }) =>
        wheel && t('bolts.count', { count: figure(wheel.boltsTo), all: figure(vehicles) }),
    },
  ];
}

function useTireColumns(): Column<PartRow>[] {
  const t = useStrings(goodsStrings);
  const figure = useFigure();
  return [
    {
      key: 'height',
      title: t('col.height'),
      isFigure: true,
      cell: ({ tire }) => tire && figure(tire.diameterIn),
    },
    { key: 'service', title: t('col.service'), cell: ({ tire }) => tire?.load },
    {
      key: 'load',
      title: t('col.load'),
      isFigure: true,
      cell: ({ loadLb }) => (loadLb === null ? t('unknown') : figure(loadLb)),
    },
  ];
}

/** The margin is for those who may change prices. */
function useTrade(mayWrite: boolean): Column<PartRow>[] {
  const t = useStrings(goodsStrings);
  const locale = useLocale();
  const figure = useFigure();
  const margin: Column<PartRow> = {
    key: 'margin',
    title: t('col.margin'),
    isFigure: true,
    cell: ({ margin }) => (
      <span className="goods-staff">
        {margin === null ? t('unknown') : t('percent', { percent: Math.round(margin * 100) })}
      </span>
    ),
  };
  return [
    {
      key: 'price',
      title: t('col.price'),
      isFigure: true,
      cell: ({ priceCents }) => formatCents(priceCents, locale),
    },
    ...(mayWrite ? [margin] : []),
    {
      key: 'stock',
      title: t('col.stock'),
      isFigure: true,
      cell: ({ onHand, leadTimeDays }) => (
        <>
          {onHand === null ? t('stock.uncounted') : figure(onHand)}
          {onHand === 0 && leadTimeDays !== null && (
            <small>{t('days', { days: leadTimeDays })}</small>
          )}
        </>
      ),
    },
    {
      key: 'site',
      title: t('col.site'),
      cell: ({ status, supersededBy }) => <SiteBadge status={status} replacedBy={supersededBy} />,
    },
  ];
}
