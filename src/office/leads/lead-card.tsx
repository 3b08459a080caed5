import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDollars } from '#src/lib/money.ts';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { TruckPicture } from '#src/office/trucks/index.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { LeadMenu } from './lead-menu.tsx';
import { type LeadQuery, leadHref } from './lead-query.ts';
import type { LeadTruckRow } from './lead-row.ts';
import { LeadWait } from './lead-wait.tsx';
import { aboutWords, kindWords } from './lead-words.ts';
import { OwnerMark } from './owner-mark.tsx';
import leadStrings from './words.json' with { type: 'json' };

export type LeadCardProps = {
  row: LeadTruckRow;
  /** The board, with the column of the card. */
  query: LeadQuery;
  /** The current account; null for people with read access only. */
  me: string | null;
  /** The handle for dragging. */
  grip?: ReactNode;
};

/** A lead on the board: who, for what, how much, and how long they have waited. */
export function LeadCard({ row, query, me, grip }: LeadCardProps) {
  const words = useStrings(leadStrings);
  const locale = useLocale();
  const { id, name, likelyCents, waiting, createdAt, assigneeName, assigneeId } = row;
  const about = aboutWords(row, words);
  return (
    <article className={waiting?.state === 'late' ? 'leads-card is-late' : 'leads-card'}>
      <div className="leads-card-head">
        <Link to={leadHref(id, query)}>{name}</Link>
        {grip}
        {me !== null && <LeadMenu row={row} query={query} isMine={assigneeId === me} />}
      </div>
      <p className="small">{about || kindWords(row, words)}</p>
      {row.truck && <TruckPicture truck={row.truck} />}
      {row.excerpt && <p className="leads-excerpt small">{row.excerpt}</p>}
      <p className="leads-card-facts small">
        {likelyCents !== null && <b className="figure">{formatDollars(likelyCents, locale)}</b>}
        {waiting ? <LeadWait waiting={waiting} /> : <ShopTime at={createdAt} />}
        <OwnerMark name={assigneeName} />
      </p>
    </article>
  );
}
