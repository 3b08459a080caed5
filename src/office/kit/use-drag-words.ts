import type { DndContextProps } from '@dnd-kit/core';
import { useMemo } from 'react';
import { useStrings } from '#src/web/words/use-strings.ts';
import kitStrings from './words.json' with { type: 'json' };

/** What a `DndContext` tells screen readers. Its own texts are English and name items by their ids. */
export function useDragWords(): NonNullable<DndContextProps['accessibility']> {
  const t = useStrings(kitStrings);
  return useMemo(
    () => ({
      screenReaderInstructions: { draggable: t('drag.how') },
      announcements: {
        onDragStart: () => t('drag.start'),
        onDragOver: ({ over }) => t(over ? 'drag.over' : 'drag.off'),
        onDragEnd: ({ over }) => t(over ? 'drag.end' : 'drag.back'),
        onDragCancel: () => t('drag.back'),
      },
    }),
    [t],
  );
}

/** Attributes for `useDraggable` and `useSortable`: the role that is read out after an item's name. */
export function useDragRole(): { roleDescription: string } {
  return { roleDescription: useStrings(kitStrings)('drag.role') };
}
