import { actionWords } from '#src/app/components/admin/action-words.ts';
import { HistoryFilters } from '#src/app/components/admin/history/history-filters.tsx';
import { readHistoryQuery } from '#src/app/components/admin/history/history-query.ts';
import { type Column, DataTable } from '#src/app/components/admin/kit/data-table.tsx';
import { EmptyState } from '#src/app/components/admin/kit/empty-state.tsx';
import { OlderPages } from '#src/app/components/admin/kit/older-pages.tsx';
import { PageHead } from '#src/app/components/admin/kit/page-head.tsx';
import { ShopTime } from '#src/app/components/admin/kit/shop-time.tsx';
import { ctxContext } from '#src/app/load-context.ts';
import historyStrings from '#src/app/strings/admin-history.json' with { type: 'json' };
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import { type AuditLine, auditChoices, listAudit } from '#src/domain/audit/index.server.ts';
import type { Route } from './+types/history';
import { idOf } from './answer.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const asked = readHistoryQuery(url.searchParams);
  const before = idOf(url.searchParams.get('before')) || undefined;
  return {
    ...(await listAudit(ctx, { ...asked, before })),
    asked,
    choices: await auditChoices(ctx),
  };
}

export default function HistoryPage({ loaderData }: Route.ComponentProps) {
  const { lines, hasMore, asked, choices } = loaderData;
  const t = useStrings(historyStrings);
  const columns = useHistoryColumns();
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <HistoryFilters asked={asked} choices={choices} />
      {lines.length > 0 ? (
        <DataTable caption={t('title')} columns={columns} rows={lines} rowKey={({ id }) => id} />
      ) : (
        <EmptyState icon="history" title={t('empty')} text={t('empty.text')} />
      )}
      <OlderPages
        label={t('title')}
        words={{ newest: t('newest'), older: t('older') }}
        last={hasMore ? lines.at(-1)?.id : undefined}
      />
    </>
  );
}

function useHistoryColumns(): Column<AuditLine>[] {
  const t = useStrings(historyStrings);
  const locale = useLocale();
  return [
    { key: 'when', title: t('when'), cell: ({ at }) => <ShopTime at={at} /> },
    { key: 'who', title: t('who'), cell: ({ actorName }) => actorName },
    { key: 'what', title: t('what'), cell: ({ action }) => actionWords(action, locale) },
    { key: 'subject', title: t('subject'), cell: ({ subjectName }) => subjectName },
  ];
}
