import { useDraggable, useDroppable } from '@dnd-kit/core';
import { type KeyboardEvent, useId } from 'react';
import { Link } from 'react-router';
import { AdminIcon } from '#src/office/kit/admin-icon.tsx';
import { useDragRole } from '#src/office/kit/use-drag-words.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { countText, worthText } from './count-text.ts';
import deskStrings from './desk-words.json' with { type: 'json' };
import { LeadCard, type LeadCardProps } from './lead-card.tsx';
import { type LeadQuery, leadsHref, replyHref } from './lead-query.ts';
import type { BoardColumn } from './lead-row.ts';
import leadStrings from './words.json' with { type: 'json' };

type LeadColumnProps = {
  column: BoardColumn;
  query: LeadQuery;
  me: string | null;
  canDrag: boolean;
  /** On a phone only one column is visible. */
  isShown: boolean;
};

export function BoardColumnView(props: LeadColumnProps) {
  return props.canDrag ? <DropColumn {...props} /> : <PlainColumn {...props} />;
}

function DropColumn(props: LeadColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id: props.column.stage });
  return <PlainColumn {...props} setNodeRef={setNodeRef} isOver={isOver} />;
}

type DropParts = { setNodeRef?: (node: HTMLElement | null) => void; isOver?: boolean };

function PlainColumn({
  column,
  query,
  me,
  canDrag,
  isShown,
  ...drop
}: LeadColumnProps & DropParts) {
  const t = useStrings(deskStrings);
  const words = useStrings(leadStrings);
  const locale = useLocale();
  const title = useId();
  const { stage, total, likelyCents, rows } = column;
  const classes = ['leads-column', isShown && 'is-shown', drop.isOver && 'is-over'].filter(Boolean);
  const sum = worthText(likelyCents, { total, locale });
  const Card = canDrag ? DragCard : LeadCard;
  return (
    <section ref={drop.setNodeRef} className={classes.join(' ')} aria-labelledby={title}>
      <h2 className="title-4" id={title}>
        {words(`stage.${stage}`)} <span>{countText(total, locale)}</span>
      </h2>
      <p className="leads-column-sum small muted">
        {likelyCents > 0 ? t('column.sum', { cents: sum }) : '\u00a0'}
      </p>
      {rows.length === 0 && <p className="leads-column-empty small">{t('column.empty')}</p>}
      <ul>
        {rows.map((row) => (
          <li
            key={row.id}
            onKeyDown={openMenu}
            data-key-row=""
            data-reply={replyHref(row, { query: { ...query, column: stage }, me })}
          >
            <Card row={row} query={{ ...query, column: stage }} me={me} />
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <Link className="link small" to={leadsHref(query, { view: 'list', stage })}>
          {t('column.more', { count: countText(total, locale) })}
        </Link>
      )}
    </section>
  );
}

/** M opens the menu of the focused card. */
function openMenu(event: KeyboardEvent<HTMLElement>): void {
  if (event.key.toLowerCase() !== 'm' || event.ctrlKey || event.metaKey || event.altKey) return;
  const button = event.currentTarget.querySelector<HTMLElement>('.row-menu-button');
  if (!button || (event.target as HTMLElement).closest('[popover]')) return;
  event.preventDefault();
  button.click();
}

function DragCard({ row, query, me }: LeadCardProps) {
  const t = useStrings(deskStrings);
  const { attributes, listeners, setNodeRef, transform, isDragging } = useDraggable({
    id: row.id,
    attributes: useDragRole(),
  });
  const style = transform
    ? { transform: `translate(${Math.round(transform.x)}px, ${Math.round(transform.y)}px)` }
    : undefined;
  const grip = (
    <button
      type="button"
      className="leads-card-grip"
      {...attributes}
      {...listeners}
      aria-label={t('card.drag', { name: row.name })}
    >
      <AdminIcon name="grip" />
    </button>
  );
  return (
    <div ref={setNodeRef} style={style} className={isDragging ? 'is-dragged' : undefined}>
      <LeadCard row={row} query={query} me={me} grip={grip} />
    </div>
  );
}
