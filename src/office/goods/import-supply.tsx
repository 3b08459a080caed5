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
  if (counts.supply === 0) return null;
  const values = { count: figure(counts.supply), n: counts.supply };
  if (state === 'undone') return <p>{t('undone', values)}</p>;
  if (supply.length === 0) return null;
  return (
    <>
      <p>{t(state === 'applied' ? 'done' : 'new', values)}</p>
      <h3 className="goods-subhead">{t('of', { supplier })}</h3>
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
  const days = (count: number | null | undefined) =>
    count == null ? null : t('days.in', { n: count });
  return [
    { key: 'part', title: t('part'), cell: ({ sku }) => sku },
    {
      key: 'onHand',
      title: t('onHand'),
      isFigure: true,
      cell: (news) => change(news, ({ onHand }) => onHand, speaks(news)),
    },
    {
      key: 'days',
      title: t('days'),
      isFigure: true,
      cell: (news) => change(news, ({ leadTimeDays }) => days(leadTimeDays), speaks(news)),
    },
    {
      key: 'cost',
      title: t('cost'),
      isFigure: true,
      cell: (news) =>
        change(news, ({ costCents }) => toDollars(costCents), news.after.costCents !== null),
    },
  ];
}

function toDollars(cents: number | null): string | null {
  return cents === null ? null : dollars(cents);
}

/** A list of prices leaves alone what a list of stock has said. */
function speaks({ after: { onHand, leadTimeDays } }: News): boolean {
  return onHand !== null || leadTimeDays !== null;
}

type Read = (of: News['after']) => string | number | null;

/** "33 → 20"; alone what nobody knew before; what the file does not speak of stays. */
function change({ before, after }: News, read: Read, isSaid: boolean): string {
  const was = before && read(before);
  if (!isSaid) return String(was ?? '–');
  const is = String(read(after) ?? '–');
  return before === null || String(was ?? '–') === is ? is : `${was ?? '–'} → ${is}`;
}
