import {
  type ClientRect,
  type CollisionDescriptor,
  type DragMoveEvent,
  PointerSensor,
  type PointerSensorProps,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { flushSync } from 'react-dom';

/**
 * Lets things go where the pointer is. The library's own sensor lets them go where they were last rendered, which a
 * quick hand, or a slow device, has left behind.
 */
export class PromptPointer extends PointerSensor {
  constructor(props: PointerSensorProps) {
    const ended = new AbortController();
    let isTaken = false;
    super({
      ...props,
      onStart: (at) => {
        isTaken = true;
        flushSync(() => props.onStart(at));
      },
      onEnd: () => {
        ended.abort();
        props.onEnd();
      },
      onCancel: () => {
        ended.abort();
        props.onCancel();
      },
    });
    // In the capturing phase, before the library's own listener ends the drag.
    addEventListener(
      'pointerup',
      ({ clientX, clientY }) => {
        if (isTaken) flushSync(() => props.onMove({ x: clientX, y: clientY }));
      },
      { capture: true, signal: ended.signal },
    );
  }
}

type Under = { id: UniqueIdentifier; rect: ClientRect };

/** What is under a dragged thing. The event's own `over` is a rendering behind its `collisions`. */
export function thingUnder({ collisions }: Pick<DragMoveEvent, 'collisions'>): Under | null {
  const nearest = collisions?.[0] as CollisionDescriptor | undefined;
  const rect = nearest?.data.droppableContainer.rect.current;
  return nearest && rect ? { id: nearest.id, rect } : null;
}
