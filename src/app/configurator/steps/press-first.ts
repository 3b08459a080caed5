import type { MouseEvent } from 'react';
import { afterPaint } from '#src/app/after-paint.ts';

/**
 * Shows that a link was pressed before it is followed: what comes next takes a slow phone longer
 * than a person waits for a sign. The link then hears a press as if it were the first.
 */
export function pressFirst(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !event.isTrusted || !leadsInside(link, event)) return;
  event.preventDefault();
  event.stopPropagation();
  link.dataset.pressed = '';
  afterPaint(() => {
    delete link.dataset.pressed;
    link.click();
  });
}

/** To another tab, to a telephone or to a file a link leads at once. */
function leadsInside(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const leadsAway = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || link.target;
  return !leadsAway && link.origin === location.origin;
}
