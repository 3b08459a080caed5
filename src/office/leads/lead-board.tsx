import { DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { useEffect, useId, useState } from 'react';
import { Link, useNavigation } from 'react-router';
import { useDragWords } from '#src/office/kit/use-drag-words.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { BoardColumnView } from './board-column.tsx';
import type { BoardColumn } from './board-columns.ts';
import { boardKeys } from './board-keys.ts';
import deskStrings from './desk-words.json' with { type: 'json' };
import { type LeadQuery, leadsHref } from './lead-query.ts';
import { LostDialog } from './lost-dialog.tsx';
import { useBoardDrag } from './use-board-drag.ts';
import leadStrings from './words.json' with { type: 'json' };

type LeadBoardProps = { lanes: readonly BoardColumn[]; query: LeadQuery; me: string | null };

/** The pipeline: a column for each stage. A phone shows one at a time. */
export function LeadBoard({ lanes, query, me }: LeadBoardProps) {
  const id = useId();
  const shown = withMoving(lanes, useMoving());
  const { lost, setLost, onDragEnd } = useBoardDrag(lanes);
  const isReady = useIsReady();
  const dragWords = useDragWords();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: boardKeys }),
  );
  const board = (
    <div className="leads-board">
      {shown.map((lane) => (
        <BoardColumnView
          key={lane.stage}
          lane={lane}
          query={query}
          me={me}
          canDrag={isReady && me !== null}
          isShown={lane.stage === query.lane}
        />
      ))}
    </div>
  );
  return (
    <>
      <LaneTabs lanes={shown} query={query} />
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

function LaneTabs({ lanes, query }: Pick<LeadBoardProps, 'lanes' | 'query'>) {
  const t = useStrings(deskStrings);
  const words = useStrings(leadStrings);
  return (
    <nav className="leads-lane-tabs" aria-label={t('lanes')}>
      {lanes.map(({ stage, total }) => (
        <Link
          key={stage}
          to={leadsHref(query, { lane: stage })}
          preventScrollReset
          aria-current={stage === query.lane ? 'true' : undefined}
        >
          {words(`stage.${stage}`)} <small>{total}</small>
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

function withMoving(lanes: readonly BoardColumn[], moving: Moving | null): readonly BoardColumn[] {
  const row = lanes.flatMap(({ rows }) => rows).find(({ id }) => id === moving?.id);
  if (!row || !moving) return lanes;
  return lanes.map((lane) => {
    const others = lane.rows.filter((one) => one !== row);
    if (lane.stage === moving.stage) return { ...lane, rows: [row, ...others] };
    return { ...lane, rows: others };
  });
}
