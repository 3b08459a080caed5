import { Link } from 'react-router';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { DataTable } from '#src/office/kit/data-table.tsx';
import { useNav } from '#src/office/kit/nav-context.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import aboutStrings from './words.json' with { type: 'json' };

/** What is kept of whom, where, and for how long. */
export function KeptData({ retention }: Pick<ShopSettings, 'retention'>) {
  const t = useStrings(aboutStrings);
  const opens = new Set<string>(useNav().items.map(({ name }) => name));
  const rows = [
    { name: 'inquiries', period: t('months', { count: retention.leadMonths }) },
    { name: 'appointments', period: t('months', { count: retention.appointmentMonths }) },
    { name: 'applications', period: t('days', { count: retention.applicationDays }) },
    { name: 'drafts', period: t('days', { count: retention.draftOnServerDays }) },
    { name: 'mail', period: t('days', { count: retention.outboxDays }) },
    { name: 'logs', period: t('days', { count: retention.serverLogDays }) },
    { name: 'backups', period: t('days', { count: retention.backupDays }) },
  ] as const;
  type Row = (typeof rows)[number];
  const columns = [
    { key: 'what', title: t('kept.what'), cell: ({ name }: Row) => t(`kept.${name}`) },
    { key: 'where', title: t('kept.where'), cell: ({ name }: Row) => t(`where.${name}`) },
    { key: 'long', title: t('kept.long'), cell: ({ period }: Row) => period },
  ];
  return (
    <>
      <DataTable caption={t('data')} columns={columns} rows={rows} rowKey={({ name }) => name} />
      <p className="cluster">
        {opens.has('privacy') && <Link to={adminHrefs.peopleData()}>{t('see.privacy')}</Link>}
        {opens.has('backups') && <Link to={adminHrefs.backups()}>{t('see.backups')}</Link>}
      </p>
    </>
  );
}
