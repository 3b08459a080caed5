import { Link } from 'react-router';
import type { PageRow, SourceRow } from '#src/domain/analytics/index.server.ts';
import { DataTable } from '#src/office/kit/data-table.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import reportStrings from './words.json' with { type: 'json' };

/** Pages with their figures; those with a secret in their URL are merged. */
export function PageList({ rows }: { rows: readonly PageRow[] }) {
  const t = useStrings(reportStrings);
  const columns = [
    { key: 'page', title: t('page'), cell: ({ page }: PageRow) => <PageLink page={page} /> },
    { key: 'views', title: t('views'), cell: ({ views }: PageRow) => views },
    { key: 'visitors', title: t('visitors'), cell: ({ visitors }: PageRow) => visitors },
  ];
  return (
    <Panel title={t('pages')}>
      {rows.length === 0 && <p>{t('pages.none')}</p>}
      {rows.length > 0 && (
        <DataTable caption={t('pages')} columns={columns} rows={rows} rowKey={(row) => row.page} />
      )}
    </Panel>
  );
}

function PageLink({ page }: { page: string }) {
  return page.includes('…') ? page : <Link to={page}>{page}</Link>;
}

/** Campaigns and sites with how many of their visitors reached a goal. */
export function SourceList({ rows }: { rows: readonly SourceRow[] }) {
  const t = useStrings(reportStrings);
  const columns = [
    {
      key: 'source',
      title: t('source'),
      cell: ({ source }: SourceRow) => source ?? t('source.direct'),
    },
    { key: 'visitors', title: t('visitors'), cell: ({ visitors }: SourceRow) => visitors },
    { key: 'reached', title: t('source.reached'), cell: ({ reached }: SourceRow) => reached },
  ];
  return (
    <Panel title={t('sources')} help={t('sources.help')}>
      {rows.length === 0 && <p>{t('sources.none')}</p>}
      {rows.length > 0 && (
        <DataTable
          caption={t('sources')}
          columns={columns}
          rows={rows}
          rowKey={({ source }) => source ?? ''}
        />
      )}
    </Panel>
  );
}

/** Searches without results. */
export function MissingList({ rows }: { rows: readonly PageRow[] }) {
  const t = useStrings(reportStrings);
  const columns = [
    { key: 'page', title: t('page'), cell: ({ page }: PageRow) => page },
    { key: 'tries', title: t('missing.tries'), cell: ({ views }: PageRow) => views },
  ];
  if (rows.length === 0) return null;
  return (
    <Panel title={t('missing')} help={t('missing.help')}>
      <DataTable caption={t('missing')} columns={columns} rows={rows} rowKey={(row) => row.page} />
    </Panel>
  );
}

type WithRow = { name: string; visitors: number };

/** Devices and languages. */
export function WithList({ rows }: { rows: readonly WithRow[] }) {
  const t = useStrings(reportStrings);
  const columns = [
    { key: 'what', title: t('with.what'), cell: ({ name }: WithRow) => name },
    { key: 'visitors', title: t('visitors'), cell: ({ visitors }: WithRow) => visitors },
  ];
  return (
    <Panel title={t('with')}>
      <DataTable caption={t('with')} columns={columns} rows={rows} rowKey={({ name }) => name} />
    </Panel>
  );
}
