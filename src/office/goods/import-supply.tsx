import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import { dollars } from './event-lines.ts';
import type { ImportTexts } from './import-texts.server.ts';
import supplyStrings from './supply-words.json' with { type: 'json' };
import { useFigure } from './use-figure.ts';

type News = ImportTexts['supply'][number];
type ImportSupplyProps = Pick<ImportTexts, 'supply' | 'supplier' | 'state'> & {
  counts: Pick<ImportTexts['counts'], 'supply' | 'unnamedSupply'>;
};

/** What the file says that its supplier has, part by part: what it was, and what it becomes. */
export function ImportSupply({ supply, supplier, counts, state }: ImportSupplyProps) {
  const t = useStrings(supplyStrings);
  const figure = useFigure();
  const columns = useColumns();
  if (supplier === '' && counts.unnamedSupply > 0 && state === 'checked') {
    const count = counts.unnamedSupply;
    return (
      <p className="goods-preview-warning">{t('unnamed', { count: figure(count), n: count })}</p>
    );
  }
  if (counts.supply === 0 || supply.length === 0) return null;
  const values = { count: figure(counts.supply), n: counts.supply };
  return (
    <>
      <p>{t(state === 'applied' ? 'done' : 'new', values)}</p>
      <DataTable
        caption={t('of', { supplier })}
        columns={columns}
        rows={supply}
        rowKey={({ sku }) => sku}
      />
      {counts.supply > supply.length && (
        <p className="small muted">
          {t('first', { count: figure(supply.length), all: figure(counts.supply) })}
        </p>
      )}
    </>
  );
}

function useColumns(): Column<News>[] {
  const t = useStrings(supplyStrings);
  const days = (count: number | null) => (count === null ? null : t('days.in', { n: count }));
  return [
    { key: 'part', title: t('part'), cell: ({ sku }) => sku },
    {
      key: 'onHand',
      title: t('onHand'),
      isFigure: true,
      cell: ({ before, after }) => change(before?.onHand ?? null, after.onHand),
    },
    {
      key: 'days',
      title: t('days'),
      isFigure: true,
      cell: ({ before, after }) =>
        change(days(before?.leadTimeDays ?? null), days(after.leadTimeDays)),
    },
    {
      key: 'cost',
      title: t('cost'),
      isFigure: true,
      cell: ({ before, after }) => change(toDollars(before?.costCents), toDollars(after.costCents)),
    },
  ];
}

function toDollars(cents: number | null | undefined): string | null {
  return cents == null ? null : dollars(cents);
}

/** "33 → 20"; alone what was not known before; what the file does not say stays. */
function change(was: string | number | null, is: string | number | null): string {
  if (is === null) return String(was ?? '–');
  return was === null || was === is ? String(is) : `${was} → ${is}`;
}
