import { Link } from 'react-router';
import type { Translated } from '#src/lib/translated.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { AskDialog } from '#src/office/kit/ask-dialog.tsx';
import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { StatusBadge } from '#src/office/kit/status-badge.tsx';
import { hrefs } from '#src/web/page/hrefs.ts';
import { formatDate } from '#src/web/words/format-date.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import jobStrings from './words.json' with { type: 'json' };

export type JobLine = {
  slug: string;
  title: Translated;
  status: 'open' | 'closed';
  validThrough: string;
  candidates: number;
  waiting: number;
};

type JobTableProps = { jobs: readonly JobLine[]; mayWrite: boolean; today: string };

/** Every job, open or not, with its candidates. */
export function JobTable({ jobs, mayWrite, today }: JobTableProps) {
  const t = useStrings(jobStrings);
  const locale = useLocale();
  const columns: Column<JobLine>[] = [
    {
      key: 'job',
      title: t('col.job'),
      cell: ({ slug, title }) =>
        mayWrite ? <Link to={adminHrefs.job({ slug })}>{title[locale]}</Link> : title[locale],
    },
    { key: 'state', title: t('col.state'), cell: (job) => <State job={job} today={today} /> },
    {
      key: 'until',
      title: t('col.until'),
      cell: ({ validThrough }) => formatDate(validThrough, { locale }),
    },
    {
      key: 'people',
      title: t('col.people'),
      cell: ({ slug, candidates }) => (
        <Link to={`${adminHrefs.applications()}?job=${slug}`}>{candidates}</Link>
      ),
    },
    {
      key: 'acts',
      title: t('col.acts'),
      isActions: true,
      cell: (job) => <Acts job={job} mayWrite={mayWrite} />,
    },
  ];
  return (
    <DataTable caption={t('title')} columns={columns} rows={jobs} rowKey={({ slug }) => slug} />
  );
}

function State({ job, today }: { job: JobLine; today: string }) {
  const t = useStrings(jobStrings);
  if (job.status === 'closed') return <StatusBadge tone="quiet">{t('closed')}</StatusBadge>;
  if (job.validThrough < today) return <StatusBadge tone="wait">{t('over')}</StatusBadge>;
  return <StatusBadge tone="good">{t('open')}</StatusBadge>;
}

function Acts({ job: { slug, title, status }, mayWrite }: { job: JobLine; mayWrite: boolean }) {
  const t = useStrings(jobStrings);
  const locale = useLocale();
  const name = title[locale];
  return (
    <>
      <Link className="button button--quiet button--small" to={hrefs.careersSlug({ slug })}>
        {t('see')}
        <span className="visually-hidden">: {name}</span>
      </Link>
      {mayWrite && status === 'closed' && (
        <IntentButton
          fields={{ intent: 'open', slug }}
          className="button button--outline button--small"
        >
          {t('toOpen')}
          <span className="visually-hidden">: {name}</span>
        </IntentButton>
      )}
      {mayWrite && status === 'open' && (
        <AskDialog
          button={
            <>
              {t('toClose')}
              <span className="visually-hidden">: {name}</span>
            </>
          }
          title={t('close.title', { job: name })}
          text={t('close.text')}
          confirm={t('toClose')}
          fields={{ intent: 'close', slug }}
        />
      )}
    </>
  );
}
