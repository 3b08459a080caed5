import type { DragEndEvent } from '@dnd-kit/core';
import { useState } from 'react';
import { useSubmit } from 'react-router';
import { thingUnder } from '#src/office/kit/prompt-pointer.ts';
import type { BoardColumn, LeadRow } from './lead-row.ts';

/** What dropping a card in a column does; "lost" asks for the reason first. */
export function useBoardDrag(columns: readonly BoardColumn[]) {
  const submit = useSubmit();
  const [lost, setLost] = useState<LeadRow | null>(null);
  return {
    lost,
    setLost,
    onDragEnd(event: DragEndEvent) {
      const row = columns.flatMap(({ rows }) => rows).find(({ id }) => id === event.active.id);
      const under = thingUnder(event);
      const column = columns.find(({ stage }) => stage === under?.id);
      if (!row || !column || row.stage === column.stage) return;
      if (column.stage === 'lost') return setLost(row);
      const { id, version } = row;
      const fields = { id, version: String(version), intent: `stage-${column.stage}` };
      void submit(fields, { method: 'post', preventScrollReset: true });
    },
  };
}
