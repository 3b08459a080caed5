import { closestCenter, DndContext, useSensor, useSensors } from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { PromptKeys } from '#src/office/kit/prompt-keys.ts';
import { PromptPointer, thingUnder } from '#src/office/kit/prompt-pointer.ts';
import { useDragRole, useDragWords } from '#src/office/kit/use-drag-words.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { FormIcon } from './form-icon.tsx';
import fieldStrings from './words.json' with { type: 'json' };

type SortableRowsProps = {
  /** Ids, in order. */
  items: readonly string[];
  onMove: (from: number, to: number) => void;
  row: (item: string, grip: ReactNode) => ReactNode;
};

/**
 * Rows that are dragged by a handle, with pointer or keyboard. On the server they are just a list, because dragging
 * needs style attributes, which the security policy forbids.
 */
export function SortableRows({ items, onMove, row }: SortableRowsProps) {
  const id = useId();
  const [isReady, setReady] = useState(false);
  const dragWords = useDragWords();
  useEffect(() => setReady(true), []);
  const sensors = useSensors(
    useSensor(PromptPointer, { activationConstraint: { distance: 4 } }),
    useSensor(PromptKeys, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  if (!isReady)
    return (
      <ul>
        {items.map((item) => (
          <li key={item}>{row(item, null)}</li>
        ))}
      </ul>
    );
  return (
    <DndContext
      id={id}
      sensors={sensors}
      accessibility={dragWords}
      collisionDetection={closestCenter}
      onDragEnd={(event) => {
        const [from, to] = [event.active.id, thingUnder(event)?.id];
        if (to === undefined || from === to) return;
        onMove(items.indexOf(String(from)), items.indexOf(String(to)));
      }}
    >
      <SortableContext items={[...items]} strategy={verticalListSortingStrategy}>
        <ul>
          {items.map((item) => (
            <SortableRow key={item} item={item} row={row} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function SortableRow({ item, row }: { item: string } & Pick<SortableRowsProps, 'row'>) {
  const t = useStrings(fieldStrings);
  const { attributes, listeners, setNodeRef, transform, isDragging } = useSortable({
    id: item,
    attributes: useDragRole(),
  });
  const style = transform ? { transform: `translateY(${Math.round(transform.y)}px)` } : undefined;
  const grip = (
    <button
      type="button"
      className="fields-blok-grip"
      {...attributes}
      {...listeners}
      aria-label={t('list.drag')}
    >
      <FormIcon name="grip" />
    </button>
  );
  return (
    <li ref={setNodeRef} style={style} className={isDragging ? 'is-dragged' : undefined}>
      {row(item, grip)}
    </li>
  );
}
