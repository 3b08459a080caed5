import { Form, Link } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { ImportTexts } from './import-texts.server.ts';
import importStrings from './import-words.json' with { type: 'json' };
import { useFigure } from './use-figure.ts';

type Row = ImportTexts['rows'][number];
type ImportSuggestionsProps = Pick<ImportTexts, 'rows' | 'counts' | 'notOurs'>;

/** Rows that are perhaps parts of the shop under another number: a person says which. */
export function ImportSuggestions({ rows, counts, notOurs }: ImportSuggestionsProps) {
  const t = useStrings(importStrings);
  const figure = useFigure();
  const shown = rows.filter(({ fate }) => fate === 'suggested');
  if (shown.length === 0 && notOurs === 0) return null;
  return (
    <Panel title={t('suggested')} {...(shown.length > 0 && { help: t('suggested.help') })}>
      {shown.length > 0 && <SuggestionForm shown={shown} all={counts.suggested} />}
      {notOurs > 0 && (
        <div className="toolbar">
          <span>{t('suggested.none', { count: figure(notOurs), n: notOurs })}</span>
          <IntentButton fields={{ intent: 'join', said: 'again' }}>
            {t('suggested.again')}
          </IntentButton>
        </div>
      )}
    </Panel>
  );
}

function SuggestionForm({ shown, all }: { shown: readonly Row[]; all: number }) {
  const t = useStrings(importStrings);
  const figure = useFigure();
  const columns = useColumns();
  return (
    <Form method="post" preventScrollReset className="goods-suggested">
      <input type="hidden" name="intent" value="join" />
      <DataTable
        caption={t('suggested')}
        columns={columns}
        rows={shown}
        rowKey={({ line }) => line}
      />
      {all > shown.length && (
        <p className="small muted">
          {t('suggested.more', { count: shown.length, all: figure(all) })}
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
