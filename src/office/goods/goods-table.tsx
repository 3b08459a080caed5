import { Link } from 'react-router';
import type { PartQuery } from '#src/domain/goods/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { FigureCell } from './figure-cell.tsx';
import figureStrings from './figure-words.json' with { type: 'json' };
import type { PartRow } from './part-row.ts';
import { SiteBadge } from './site-badge.tsx';
import { signed, useFigure } from './use-figure.ts';
import type { FigureList } from './use-figure-list.ts';
import { useFigureText } from './use-figure-text.ts';
import goodsStrings from './words.json' with { type: 'json' };

type GoodsTableProps = {
  query: PartQuery;
  rows: readonly PartRow[];
  vehicles: number;
  mayWrite: boolean;
  list: FigureList;
};

/** Parts with what a buyer compares: size, fit, price, margin and stock. */
export function GoodsTable({ query, rows, vehicles, mayWrite, list }: GoodsTableProps) {
  const t = useStrings(goodsStrings);
  const { category } = query;
  const wheel = useWheelColumns(vehicles);
  const tire = useTireColumns();
  const columns = [
    useName(query, mayWrite),
    ...(category === 'wheels' ? wheel : tire),
    ...useTrade(mayWrite ? list : null),
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
          <label className="goods-choose">
            <input
              type="checkbox"
              name="sku"
              value={sku}
              aria-label={t('choose', { part: `${brand} ${name} ${size}, ${sku}` })}
            />
          </label>
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
    {
      key: 'bore',
      title: t('col.bore'),
      isFigure: true,
      isMinor: true,
      cell: ({ wheel }) => wheel?.boreMm,
    },
    {
      key: 'load',
      title: t('col.load'),
      isFigure: true,
      isMinor: true,
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

/** `list` for those who may change prices: they see the margin, and type over price and stock. */
function useTrade(list: FigureList | null): Column<PartRow>[] {
  const t = useStrings(goodsStrings);
  const price = useFigureText('price');
  const stock = useFigureText('stock');
  const margin: Column<PartRow> = {
    key: 'margin',
    title: t('col.margin'),
    isFigure: true,
    isMinor: true,
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
      cell: (row) =>
        list === null ? (
          price.textOf(row.priceCents)
        ) : (
          <FigureCell row={row} figure="price" list={list}>
            <Below {...row} />
          </FigureCell>
        ),
    },
    ...(list === null ? [] : [margin]),
    {
      key: 'stock',
      title: t('col.stock'),
      isFigure: true,
      cell: (row) =>
        list === null ? (
          <>
            {stock.textOf(row.onHand)}
            <Awaited {...row} />
          </>
        ) : (
          <FigureCell row={row} figure="stock" list={list}>
            <Awaited {...row} />
          </FigureCell>
        ),
    },
    {
      key: 'site',
      title: t('col.site'),
      cell: ({ status, supersededBy }) => <SiteBadge status={status} replacedBy={supersededBy} />,
    },
  ];
}

/** When an order of what is not on the shelf arrives, and what suppliers have. */
function Awaited({ onHand, leadTimeDays, atSuppliers }: PartRow) {
  const t = useStrings(goodsStrings);
  const figure = useFigure();
  const isOut = onHand === 0 || onHand === null;
  const said = [
    ...(isOut && leadTimeDays !== null ? [t('days', { days: leadTimeDays })] : []),
    ...(atSuppliers > 0 ? [t('at-suppliers', { count: figure(atSuppliers) })] : []),
  ];
  return said.length === 0 ? null : <small>{said.join(', ')}</small>;
}

/** What the price is below. */
function Below({ below }: PartRow) {
  const t = useStrings(figureStrings);
  const { textOf } = useFigureText('price');
  if (below === null) return null;
  const figure = textOf(below.cents);
  return <small className="is-below">{t(`below.${below.what}`, { figure })}</small>;
}
