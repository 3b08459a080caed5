import { Link } from 'react-router';
import type { CandidateStage } from '#src/domain/careers/index.ts';
import { formatPhone } from '#src/domain/settings/index.ts';
import type { Translated } from '#src/lib/translated.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { type BadgeTone, StatusBadge } from '#src/office/kit/status-badge.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import applicationStrings from './words.json' with { type: 'json' };

/** Times are ISO 8601 in UTC. */
export type CandidateRow = {
  id: string;
  job: Translated;
  name: string;
  contact: string;
  stage: CandidateStage;
  stageAt: string;
  appliedAt: string;
  versions: number;
};

const toneOf: Record<CandidateStage, BadgeTone> = {
  new: 'wait',
  review: 'note',
  interview: 'note',
  offer: 'note',
  hired: 'good',
  closed: 'quiet',
};

export function StageBadge({ stage }: { stage: CandidateStage }) {
  const t = useStrings(applicationStrings);
  return <StatusBadge tone={toneOf[stage]}>{t(`stage.${stage}`)}</StatusBadge>;
}

/** Candidates with job, date and stage. */
export function CandidateTable({ rows }: { rows: readonly CandidateRow[] }) {
  const t = useStrings(applicationStrings);
  const locale = useLocale();
  const columns: Column<CandidateRow>[] = [
    {
      key: 'who',
      title: t('col.who'),
      cell: ({ id, name, contact }) => (
        <>
          <Link to={adminHrefs.application({ id })}>{name}</Link>
          <small>{contact.startsWith('+') ? formatPhone(contact) : contact}</small>
        </>
      ),
    },
    {
      key: 'job',
      title: t('col.job'),
      cell: ({ job, versions }) => (
        <>
          {job[locale]}
          {versions > 1 && <small>{t('versions', { count: versions })}</small>}
        </>
      ),
    },
    { key: 'stage', title: t('stage'), cell: ({ stage }) => <StageBadge stage={stage} /> },
    {
      key: 'applied',
      title: t('col.applied'),
      cell: ({ appliedAt }) => <ShopTime at={appliedAt} />,
    },
    { key: 'since', title: t('col.since'), cell: ({ stageAt }) => <ShopTime at={stageAt} /> },
  ];
  return <DataTable caption={t('title')} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}
