import { Link } from 'react-router';
import { type LineSummary, usualQuery } from '#src/domain/goods/index.ts';
import { formatCents } from '#src/lib/money.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { goodsHref } from '../goods-query.ts';
import { SiteBadge } from '../site-badge.tsx';
import { useFigure } from '../use-figure.ts';
import { useKind } from './kind-words.ts';
import type { Shelf } from './shelf.ts';
import lineStrings from './words.json' with { type: 'json' };

type LinesTableProps = { shelf: Shelf; lines: readonly LineSummary[] };

/** Lines with what a buyer compares: for kits their heights, for others how many sizes they have. */
export function LinesTable({ shelf, lines }: LinesTableProps) {
  const t = useStrings(lineStrings);
  const name = useName(shelf);
  const kit = useKitColumns();
  const sizes = useSizes(shelf);
  const tire = useTireColumns();
  const middle = {
    'lift-kits': kit,
    wheels: [sizes],
    tires: [...tire, sizes],
  }[shelf];
  return (
    <DataTable
      caption={t(`title.${shelf}`)}
      columns={[name, ...middle, ...useOffer()]}
      rows={lines}
      rowKey={({ id }) => id}
    />
  );
}

function useName(shelf: Shelf): Column<LineSummary> {
  const t = useStrings(lineStrings);
  const kindOf = useKind();
  return {
    key: 'name',
    title: t(`col.${shelf}`),
    cell: ({ id, brand, name, kind }) => (
      <>
        <Link to={adminHrefs.line({ category: shelf, id })}>{name}</Link>
        <small>{`${brand}, ${kindOf(kind)}`}</small>
      </>
    ),
  };
}

function useKitColumns(): Column<LineSummary>[] {
  const t = useStrings(lineStrings);
  return [
    { key: 'for', title: t('col.for'), cell: ({ kit }) => kit?.for },
    {
      key: 'heights',
      title: t('col.heights'),
      cell: ({ kit }) => kit && <Heights heights={kit.heights} />,
    },
  ];
}

type Height = NonNullable<LineSummary['kit']>['heights'][number];

function Heights({ heights }: { heights: readonly Height[] }) {
  const t = useStrings(lineStrings);
  const figure = useFigure();
  const stockOf = ({ status, stock: { onHand, leadTimeDays } }: Height) => {
    if (status !== 'active') return t(`status.${status}`);
    if (onHand === null) return t('stock.uncounted');
    if (onHand > 0) return t('on-hand', { count: figure(onHand) });
    return leadTimeDays === null ? t('stock.out') : t('days', { days: leadTimeDays });
  };
  return (
    <ul className="lines-heights">
      {heights.map((height) => (
        <li key={`${height.frontIn}x${height.rearIn}`}>
          <span className="lines-heights-inches">
            {`${figure(height.frontIn)} / ${figure(height.rearIn)}`}
          </span>{' '}
          <span className="muted">{stockOf(height)}</span>
        </li>
      ))}
    </ul>
  );
}

function useTireColumns(): Column<LineSummary>[] {
  const t = useStrings(lineStrings);
  const figure = useFigure();
  return [
    { key: 'speed', title: t('field.speed'), cell: ({ tire }) => tire?.speed },
    {
      key: 'tread',
      title: t('col.tread'),
      isFigure: true,
      cell: ({ tire }) => tire && figure(tire.treadDepth32),
    },
    {
      key: 'snow',
      title: t('field.threePeak'),
      cell: ({ tire }) => tire && t(tire.threePeak ? 'yes' : 'no'),
    },
    {
      key: 'mileage',
      title: t('col.mileage'),
      isFigure: true,
      cell: ({ tire }) =>
        tire && (tire.mileageWarranty === null ? t('no-warranty') : figure(tire.mileageWarranty)),
    },
  ];
}

function useSizes(shelf: Shelf): Column<LineSummary> {
  const t = useStrings(lineStrings);
  const figure = useFigure();
  return {
    key: 'sizes',
    title: t('col.sizes'),
    isFigure: true,
    cell: ({ id, name, sizes }) =>
      shelf === 'lift-kits' || sizes === 0 ? (
        figure(sizes)
      ) : (
        <Link
          to={goodsHref(usualQuery(shelf), { line: id })}
          aria-label={t('sizes-of', { count: figure(sizes), n: sizes, line: name })}
        >
          {figure(sizes)}
        </Link>
      ),
  };
}

function useOffer(): Column<LineSummary>[] {
  const t = useStrings(lineStrings);
  const locale = useLocale();
  return [
    {
      key: 'price',
      title: t('col.price'),
      isFigure: true,
      cell: ({ priceCents }) => {
        if (priceCents === null) return t('none-yet');
        const [min, max] = [
          formatCents(priceCents.min, locale),
          formatCents(priceCents.max, locale),
        ];
        return min === max ? min : `${min}–${max}`;
      },
    },
    {
      key: 'site',
      title: t('site'),
      cell: ({ status }) => <SiteBadge status={status} replacedBy={null} />,
    },
  ];
}
