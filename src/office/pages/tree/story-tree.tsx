import { DndContext, DragOverlay, pointerWithin, useSensor, useSensors } from '@dnd-kit/core';
import { PromptPointer } from '#src/office/kit/prompt-pointer.ts';
import { useDragWords } from '#src/office/kit/use-drag-words.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import contentStrings from '../words.json' with { type: 'json' };
import { StoryRow } from './story-row.tsx';
import type { TreeRights } from './tree-rights.ts';
import type { TreeRow } from './tree-rows.ts';
import { useTreeDrag } from './use-tree-drag.ts';

type StoryTreeProps = {
  rows: readonly TreeRow[];
  may: TreeRights;
  /** While searching there is no order to change, and each row shows its path. */
  isFlat: boolean;
};

/** Pages and folders. A row's handle drags it; its menu moves it too, for people without a pointer. */
export function StoryTree({ rows, may, isFlat }: StoryTreeProps) {
  const t = useStrings(contentStrings);
  const { drag, ...handlers } = useTreeDrag(rows);
  const sensors = useSensors(useSensor(PromptPointer, { activationConstraint: { distance: 4 } }));
  return (
    <DndContext
      id="tree"
      sensors={sensors}
      accessibility={useDragWords()}
      collisionDetection={pointerWithin}
      {...handlers}
    >
      <table className="table data-table tree">
        <caption className="visually-hidden">{t('title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('column.name')}</th>
            <th scope="col">{t('column.status')}</th>
            <th scope="col">{t('column.changed')}</th>
            <th scope="col">
              <span className="visually-hidden">{t('column.more')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <StoryRow
              key={row.item.id}
              row={row}
              may={may}
              isFlat={isFlat}
              drop={drag?.target?.row.item.id === row.item.id ? drag.target.zone : null}
            />
          ))}
        </tbody>
      </table>
      <DragOverlay dropAnimation={null}>
        {drag && <span className="tree-dragged">{drag.dragged.item.name}</span>}
      </DragOverlay>
    </DndContext>
  );
}
