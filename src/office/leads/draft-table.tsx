import { Link } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { StatusBadge } from '#src/office/kit/status-badge.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import leadStrings from './words.json' with { type: 'json' };

export type DraftRow = {
  id: string;
  email: string;
  truck: string | null;
  /** "Bramblecut Fenline", in the order of the build. */
  parts: string[];
  askedAt: string;
  remindedAt: string | null;
};

/** Builds that were started and not sent. */
export function DraftTable({ rows }: { rows: readonly DraftRow[] }) {
  const t = useStrings(leadStrings);
  const columns: Column<DraftRow>[] = [
    {
      key: 'truck',
      title: t('draft.truck'),
      cell: ({ id, truck, email }) => (
        <>
          <Link to={adminHrefs.draft({ id })}>{truck ?? t('draft.gone')}</Link>
          <small>{email}</small>
        </>
      ),
    },
    {
      key: 'parts',
      title: t('draft.parts'),
      cell: ({ parts }) => (parts.length > 0 ? parts.join(', ') : t('draft.parts.none')),
    },
    { key: 'asked', title: t('draft.asked'), cell: ({ askedAt }) => <ShopTime at={askedAt} /> },
    {
      key: 'reminder',
      title: t('draft.reminder'),
      cell: ({ remindedAt }) => <ReminderState at={remindedAt} />,
    },
  ];
  return <DataTable caption={t('drafts')} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}

/** Whether the reminder was sent, and when. `at` is ISO 8601. */
export function ReminderState({ at }: { at: string | null }) {
  const t = useStrings(leadStrings);
  if (at === null) return <StatusBadge tone="wait">{t('draft.waits')}</StatusBadge>;
  return (
    <>
      <StatusBadge tone="quiet">{t('draft.reminded')}</StatusBadge> <ShopTime at={at} />
    </>
  );
}
