import type { MouseEvent } from 'react';
import { afterPaint } from '#src/web/browser/after-paint.ts';

/** What the page itself answers: not a link to another tab, a telephone or another site. */
const answered = 'summary, a[href^="/"]:not([target])';

/**
 * Shows that a link or a fold was pressed before it is followed: what comes next takes a slow phone
 * longer than a person waits for a sign. It then hears a press as if it were the first.
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
