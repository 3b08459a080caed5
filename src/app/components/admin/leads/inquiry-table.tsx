import { Link } from 'react-router';
import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import leadStrings from '#src/app/strings/admin-leads.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import type { InquiryKind, LeadStage } from '#src/domain/leads/index.ts';
import { formatPhone } from '#src/domain/settings/index.ts';
import { type Column, DataTable } from '../kit/data-table.tsx';
import { ShopTime } from '../kit/shop-time.tsx';
import { type BadgeTone, StatusBadge } from '../kit/status-badge.tsx';

export type InquiryRow = {
  id: string;
  kind: InquiryKind;
  number: number | null;
  name: string;
  contact: string;
  about: string;
  stage: LeadStage;
  createdAt: string;
};

const toneOf: Record<LeadStage, BadgeTone> = {
  new: 'wait',
  contacted: 'note',
  quoted: 'note',
  booked: 'good',
  won: 'good',
  lost: 'quiet',
};

export function StageBadge({ stage }: { stage: LeadStage }) {
  const t = useStrings(leadStrings);
  return <StatusBadge tone={toneOf[stage]}>{t(`stage.${stage}`)}</StatusBadge>;
}

/** Who asked, for what, when, and how far it is. */
export function InquiryTable({ rows }: { rows: readonly InquiryRow[] }) {
  const t = useStrings(leadStrings);
  const columns: Column<InquiryRow>[] = [
    {
      key: 'who',
      title: t('col.who'),
      cell: ({ id, name, contact }) => (
        <>
          <Link to={adminHrefs.lead({ id })}>{name}</Link>
          <small>{contact.startsWith('+') ? formatPhone(contact) : contact}</small>
        </>
      ),
    },
    {
      key: 'what',
      title: t('col.what'),
      cell: ({ kind, number }) =>
        number === null ? t(`one.${kind}`) : `${t(`one.${kind}`)} IR-${number}`,
    },
    { key: 'about', title: t('col.about'), cell: (row) => aboutOf(row) },
    {
      key: 'stage',
      title: t('stage'),
      cell: ({ stage }) => <StageBadge stage={stage} />,
    },
    { key: 'when', title: t('col.when'), cell: ({ createdAt }) => <ShopTime at={createdAt} /> },
  ];
  return <DataTable caption={t('title')} columns={columns} rows={rows} rowKey={({ id }) => id} />;

  /** A message has a topic, everything else a truck. */
  function aboutOf({ kind, about }: InquiryRow): string {
    const key = `topic.${about}`;
    return kind === 'message' && isTopic(key) ? t(key) : about;
  }
}

type TopicKey = Extract<keyof typeof leadStrings, `topic.${string}`>;

function isTopic(key: string): key is TopicKey {
  return Object.hasOwn(leadStrings, key);
}
