import type { MouseEvent } from 'react';
import { afterPaint } from '#src/web/browser/after-paint.ts';

/** A link that the page itself handles: not a new tab, a phone call or another site. */
const answered = 'summary, a[href^="/"]:not([target])';

/**
 * Shows that a link or a disclosure was pressed before it is followed, because what follows takes a slow phone longer
 * than people wait for feedback. The press is dispatched again afterwards.
 */
export function pressFirst(event: MouseEvent): void {
  const { target } = event;
  const pressed = target instanceof Element && target.closest<HTMLElement>(answered);
  if (!pressed || !event.isTrusted || asksForAnotherTab(event)) return;
  event.preventDefault();
  event.stopPropagation();
  pressed.dataset.pressed = '';
  afterPaint(() => {
    delete pressed.dataset.pressed;
    pressed.click();
  });
}

function asksForAnotherTab({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
