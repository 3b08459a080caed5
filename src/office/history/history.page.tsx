import { type AuditLine, auditChoices, listAudit } from '#src/domain/audit/index.server.ts';
import { idOrZero } from '#src/office/kit/answer.server.ts';
import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { EmptyState } from '#src/office/kit/empty-state.tsx';
import { OlderPages } from '#src/office/kit/older-pages.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { useActorName } from '#src/office/kit/use-actor-name.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/history.page';
import { actionWords } from './action-words.ts';
import { HistoryFilters } from './history-filters.tsx';
import { readHistoryQuery } from './history-query.ts';
import { whatItWas } from './shown-names.ts';
import historyStrings from './words.json' with { type: 'json' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const asked = readHistoryQuery(url.searchParams);
  const before = idOrZero(url.searchParams.get('before')) || undefined;
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
  const nameOf = useActorName();
  const locale = useLocale();
  return [
    { key: 'when', title: t('when'), cell: ({ at }) => <ShopTime at={at} /> },
    { key: 'who', title: t('who'), cell: ({ actorName }) => nameOf(actorName) },
    { key: 'what', title: t('what'), cell: ({ action }) => actionWords(action, locale) },
    { key: 'subject', title: t('subject'), cell: (line) => whatItWas(line, { t, locale }) },
  ];
}
