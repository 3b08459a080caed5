import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';
import { flushSync } from 'react-dom';

/**
 * Moves things by each press of a key, however fast they come: a held key, or a slow device. The library's own sensor
 * loses those before it listens, and measures the others from where the thing was last rendered.
 */
export class PromptKeys extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super({
      ...props,
      // Scrolling takes no time, so that the next press finds the board where it will be.
      options: { scrollBehavior: 'instant', ...props.options },
      onStart: (at) => flushSync(() => props.onStart(at)),
      onMove: (at) => flushSync(() => props.onMove(at)),
    });
    keepEarlyKeys();
  }
}

/** The library listens in a task of its own, so that it does not hear the key that has picked the thing up. */
function keepEarlyKeys(): void {
  const early: KeyboardEvent[] = [];
  const keep = (event: KeyboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    early.push(event);
  };
  addEventListener('keydown', keep, { capture: true });
  // Right after the library's, which was set first.
  setTimeout(() => {
    removeEventListener('keydown', keep, { capture: true });
    for (const event of early) document.dispatchEvent(new KeyboardEvent('keydown', event));
  });
}
