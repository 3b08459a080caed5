import { Link } from 'react-router';
import type { DeskStage } from '#src/domain/leads/index.ts';
import { formatPhone } from '#src/domain/settings/index.ts';
import { formatDollars } from '#src/lib/money.ts';
import { type Column, DataTable } from '#src/office/kit/data-table.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { type BadgeTone, StatusBadge } from '#src/office/kit/status-badge.tsx';
import { TruckPicture } from '#src/office/trucks/index.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import deskStrings from './desk-words.json' with { type: 'json' };
import { LeadMenu } from './lead-menu.tsx';
import { type LeadQuery, leadHref, replyHref } from './lead-query.ts';
import type { LeadTruckRow } from './lead-row.ts';
import { LeadWait } from './lead-wait.tsx';
import { aboutWords, kindWords } from './lead-words.ts';
import { NoSpamButton } from './spam-note.tsx';
import leadStrings from './words.json' with { type: 'json' };

const toneOf: Record<DeskStage, BadgeTone> = {
  new: 'wait',
  contacted: 'note',
  quoted: 'note',
  booked: 'good',
  won: 'good',
  lost: 'quiet',
  spam: 'quiet',
};

export function StageBadge({ stage }: { stage: DeskStage }) {
  const t = useStrings(leadStrings);
  return <StatusBadge tone={toneOf[stage]}>{t(`stage.${stage}`)}</StatusBadge>;
}

type InquiryTableProps = {
  rows: readonly LeadTruckRow[];
  /** The list that they are of. */
  query: LeadQuery;
  me: string | null;
};

/** Inquiries with customer, subject, time, stage and actions. */
export function InquiryTable({ rows, query, me }: InquiryTableProps) {
  const words = useStrings(leadStrings);
  const columns = [...useWhat(query), ...useProgress(), ...useMenu(query, me)];
  return (
    <DataTable
      caption={words('title')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      replyHref={(row) => replyHref(row, { query, me })}
    />
  );
}

function useWhat(query: LeadQuery): Column<LeadTruckRow>[] {
  const words = useStrings(leadStrings);
  return [
    {
      key: 'who',
      title: words('col.who'),
      cell: ({ id, name, contact }) => (
        <>
          <Link to={leadHref(id, query)}>{name}</Link>
          <small>{contact.startsWith('+') ? formatPhone(contact) : contact}</small>
        </>
      ),
    },
    {
      key: 'about',
      title: words('col.about'),
      cell: (row) => (
        <div className="leads-about">
          <TruckPicture truck={row.truck} />
          <div>
            {aboutWords(row, words)}
            <small>{kindWords(row, words)}</small>
            {row.excerpt && <small className="leads-excerpt">{row.excerpt}</small>}
          </div>
        </div>
      ),
    },
  ];
}

function useProgress(): Column<LeadTruckRow>[] {
  const t = useStrings(deskStrings);
  const words = useStrings(leadStrings);
  const locale = useLocale();
  return [
    {
      key: 'price',
      title: t('col.price'),
      isFigure: true,
      cell: ({ likelyCents: cents }) => (cents === null ? null : formatDollars(cents, locale)),
    },
    { key: 'stage', title: words('stage'), cell: ({ stage }) => <StageBadge stage={stage} /> },
    {
      key: 'when',
      title: words('col.when'),
      cell: ({ createdAt, waiting }) => (
        <>
          <ShopTime at={createdAt} />
          {waiting && (
            <small>
              <LeadWait waiting={waiting} />
            </small>
          )}
        </>
      ),
    },
    {
      key: 'owner',
      title: t('col.owner'),
      cell: ({ assigneeName }) => assigneeName ?? t('owner.none'),
    },
  ];
}

function useMenu(query: LeadQuery, me: string | null): Column<LeadTruckRow>[] {
  const t = useStrings(deskStrings);
  if (me === null) return [];
  return [
    {
      key: 'acts',
      title: t('col.actions'),
      isActions: true,
      cell: (row) =>
        row.stage === 'spam' ? (
          <NoSpamButton row={row} />
        ) : (
          <LeadMenu row={row} query={query} isMine={row.assigneeId === me} />
        ),
    },
  ];
}
