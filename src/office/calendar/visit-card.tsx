import { useDraggable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { textIn } from '#src/lib/translated.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { useLocale } from '#src/web/words/use-strings.ts';
import type { BoardPiece, CalendarCard } from './boards.ts';
import { useLitJob } from './lit-job.tsx';
import { useCardTimes } from './use-card-times.ts';
import { workClasses } from './work-classes.ts';

type VisitCardProps = {
  card: BoardPiece;
  timeZone: string;
  mayMove: boolean;
  /** What the card says. */
  children: ReactNode;
};

/** A calendar entry, as a draggable link to its page. */
export function VisitCard({ card, timeZone, mayMove, children }: VisitCardProps) {
  const { kind, state } = card;
  const isFixed = !mayMove || kind !== 'appointment' || state === 'finished';
  const { setNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: card.key,
    data: { card },
    disabled: isFixed,
  });
  const { isLit, handlers } = useLitJob(card.entryId);
  const title = useTitle(card, timeZone);
  const href = hrefOf(card);
  const stateClasses = [isDragging && 'is-dragged', isLit && 'is-lit', !isFixed && 'is-movable'];
  const cardClass = classOf(card, stateClasses);
  if (!href) {
    return (
      <span className={cardClass} title={title}>
        {children}
      </span>
    );
  }
  return (
    <Link
      ref={setNodeRef}
      {...listeners}
      {...handlers}
      className={cardClass}
      to={href}
      title={title}
      aria-describedby={isFixed ? undefined : attributes['aria-describedby']}
      draggable={false}
    >
      {children}
    </Link>
  );
}

/** Everything in one line, for cards that have no room for it. */
function useTitle(card: BoardPiece, timeZone: string): string {
  const locale = useLocale();
  const { whole } = useCardTimes(card, timeZone);
  const { title, vehicle, service } = card;
  return [title, vehicle, service && textIn(service, locale), whole()].filter(Boolean).join(', ');
}

function classOf(card: BoardPiece, looks: (string | false)[]): string {
  const { kind, work, part, state, goesOn } = card;
  const classes = [
    'calendar-card',
    work && workClasses[work],
    kind === 'block' && 'is-blocked',
    kind === 'hold' && 'is-tentative',
    state === 'finished' && 'is-finished',
    part && part.at > 1 && 'is-part',
    goesOn && 'is-going-on',
    ...looks,
  ];
  return classes.filter(Boolean).join(' ');
}

function hrefOf({ kind, appointmentId, entryId }: CalendarCard): string | null {
  if (appointmentId) return adminHrefs.visit({ id: appointmentId });
  return kind === 'block' ? adminHrefs.timeBlock({ id: entryId }) : null;
}
