import { Form, Link } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { ImportTexts } from './import-texts.server.ts';
import importStrings from './import-words.json' with { type: 'json' };
import { useFigure } from './use-figure.ts';

type Row = ImportTexts['rows'][number];
type ImportSuggestionsProps = Pick<ImportTexts, 'rows' | 'counts'>;

/** Rows that are perhaps parts of the shop under another number: a person says which. */
export function ImportSuggestions({ rows, counts }: ImportSuggestionsProps) {
  const t = useStrings(importStrings);
  const figure = useFigure();
  const columns = useColumns();
  const shown = rows.filter(({ fate }) => fate === 'suggested');
  if (shown.length === 0) return null;
  return (
    <Panel title={t('suggested')} count={counts.suggested} help={t('suggested.help')}>
      <Form method="post" preventScrollReset className="goods-suggested">
        <input type="hidden" name="intent" value="join" />
        <DataTable
          caption={t('suggested')}
          columns={columns}
          rows={shown}
          rowKey={({ line }) => line}
        />
        {counts.suggested > shown.length && (
          <p className="small muted">
            {t('suggested.more', { count: shown.length, all: figure(counts.suggested) })}
          </p>
        )}
        <div className="toolbar">
          <button type="submit" name="said" value="same" className="button button--outline">
            {t('suggested.same')}
          </button>
          <button type="submit" name="said" value="other" className="button button--outline">
            {t('suggested.other')}
          </button>
          {shown.some(({ after }) => after?.by === 'upc') && (
            <button type="submit" name="said" value="all-upc" className="button button--quiet">
              {t('suggested.all-upc')}
            </button>
          )}
        </div>
      </Form>
    </Panel>
  );
}

function useColumns(): Column<Row>[] {
  const t = useStrings(importStrings);
  return [
    {
      key: 'theirs',
      title: t('suggested.theirs'),
      cell: ({ sku }) => (
        <label className="goods-name">
          <input type="checkbox" name="number" value={sku} />
          {sku}
        </label>
      ),
    },
    {
      key: 'ours',
      title: t('suggested.ours'),
      cell: ({ after, category }) => {
        const sku = String(after?.sku);
        return <Link to={adminHrefs.part({ category, sku })}>{sku}</Link>;
      },
    },
    {
      key: 'by',
      title: t('suggested.by'),
      cell: ({ after }) => t(after?.by === 'upc' ? 'suggested.by.upc' : 'suggested.by.number'),
    },
  ];
}
