import { Link } from 'react-router';
import type { FeedFetch } from '#src/domain/supplier-feeds/index.server.ts';
import { isoOf } from '#src/lib/locales.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { FetchBadge } from './feed-state.tsx';
import feedStrings from './words.json' with { type: 'json' };

/** A fetch with its problems in the reader's language. */
export type ShownFetch = Omit<FeedFetch, 'problems'> & { problems: string[] };

/** The last fetches of a feed and what came of each. */
export function FetchTable({ fetches }: { fetches: readonly ShownFetch[] }) {
  const t = useStrings(feedStrings);
  const columns = useColumns();
  return (
    <DataTable caption={t('fetches')} columns={columns} rows={fetches} rowKey={({ id }) => id} />
  );
}

function useColumns(): Column<ShownFetch>[] {
  const t = useStrings(feedStrings);
  const language = isoOf(useLocale());
  const figure = (count: number | null) => count?.toLocaleString(language) ?? '–';
  return [
    { key: 'when', title: t('when'), cell: ({ startedAt }) => <ShopTime at={startedAt} /> },
    { key: 'state', title: t('state'), cell: ({ state }) => <FetchBadge state={state} /> },
    { key: 'file', title: t('file'), cell: (fetch) => <FileCell {...fetch} /> },
    { key: 'rows', title: t('rows'), isFigure: true, cell: ({ rows }) => figure(rows) },
    { key: 'changes', title: t('changes'), isFigure: true, cell: ({ changes }) => figure(changes) },
    {
      key: 'why',
      title: t('why'),
      cell: ({ problems }) => problems.map((problem) => <p key={problem}>{problem}</p>),
    },
  ];
}

function FileCell({ importId, fileName }: Pick<ShownFetch, 'importId' | 'fileName'>) {
  if (fileName === '') return '–';
  if (importId === null) return fileName;
  return <Link to={adminHrefs.goodsImport({ id: importId })}>{fileName}</Link>;
}
