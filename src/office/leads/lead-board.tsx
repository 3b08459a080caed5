import { DndContext, useSensor, useSensors } from '@dnd-kit/core';
import { useEffect, useId, useState } from 'react';
import { Link, useNavigation } from 'react-router';
import { PromptKeys } from '#src/office/kit/prompt-keys.ts';
import { PromptPointer } from '#src/office/kit/prompt-pointer.ts';
import { useDragWords } from '#src/office/kit/use-drag-words.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { BoardColumnView } from './board-column.tsx';
import { boardKeys } from './board-keys.ts';
import { countText } from './count-text.ts';
import deskStrings from './desk-words.json' with { type: 'json' };
import { type LeadQuery, leadsHref } from './lead-query.ts';
import type { BoardColumn } from './lead-row.ts';
import { LostDialog } from './lost-dialog.tsx';
import { useBoardDrag } from './use-board-drag.ts';
import leadStrings from './words.json' with { type: 'json' };

type LeadBoardProps = { columns: readonly BoardColumn[]; query: LeadQuery; me: string | null };

/** The board: a column for each stage. A phone shows one at a time. */
export function LeadBoard({ columns, query, me }: LeadBoardProps) {
  const id = useId();
  const shown = withMoving(columns, useMoving());
  const { lost, setLost, onDragEnd } = useBoardDrag(columns);
  const isReady = useIsReady();
  const dragWords = useDragWords();
  const sensors = useSensors(
    useSensor(PromptPointer, { activationConstraint: { distance: 6 } }),
    useSensor(PromptKeys, { coordinateGetter: boardKeys }),
  );
  const board = (
    <div className="leads-board">
      {shown.map((column) => (
        <BoardColumnView
          key={column.stage}
          column={column}
          query={query}
          me={me}
          canDrag={isReady && me !== null}
          isShown={column.stage === query.column}
        />
      ))}
    </div>
  );
  return (
    <>
      <ColumnTabs columns={shown} query={query} />
      {isReady && me !== null ? (
        <DndContext id={id} sensors={sensors} accessibility={dragWords} onDragEnd={onDragEnd}>
          {board}
        </DndContext>
      ) : (
        board
      )}
      {lost && <LostDialog row={lost} onClose={() => setLost(null)} />}
    </>
  );
}

/** Dragging needs style attributes, which the policy forbids in the server's HTML. */
function useIsReady(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return isReady;
}

function ColumnTabs({ columns, query }: Pick<LeadBoardProps, 'columns' | 'query'>) {
  const t = useStrings(deskStrings);
  const words = useStrings(leadStrings);
  const locale = useLocale();
  return (
    <nav className="leads-column-tabs" aria-label={t('columns')}>
      {columns.map(({ stage, total }) => (
        <Link
          key={stage}
          to={leadsHref(query, { column: stage })}
          preventScrollReset
          aria-current={stage === query.column ? 'true' : undefined}
        >
          {words(`stage.${stage}`)} <small>{countText(total, locale)}</small>
        </Link>
      ))}
    </nav>
  );
}

type Moving = { id: string; stage: string };

/** A card that was dropped in another column, until the server has answered. */
function useMoving(): Moving | null {
  const { formData } = useNavigation();
  const [verb, stage] = String(formData?.get('intent') ?? '').split('-');
  return verb === 'stage' && stage ? { id: String(formData?.get('id')), stage } : null;
}

function withMoving(
  columns: readonly BoardColumn[],
  moving: Moving | null,
): readonly BoardColumn[] {
  const row = columns.flatMap(({ rows }) => rows).find(({ id }) => id === moving?.id);
  if (!row || !moving) return columns;
  return columns.map((column) => {
    const others = column.rows.filter((one) => one !== row);
    if (column.stage === moving.stage) return { ...column, rows: [row, ...others] };
    return { ...column, rows: others };
  });
}
