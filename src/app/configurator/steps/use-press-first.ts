import { type RefObject, useEffect } from 'react';
import { afterPaint } from '#src/app/after-paint.ts';

/**
 * Shows that a link was pressed before it is followed: what comes next takes a slow phone longer
 * than a person waits for a sign. The link then hears a press as if it were the first.
 */
export function usePressFirst(flow: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !event.isTrusted || !leadsInside(link, event)) return;
      event.preventDefault();
      event.stopPropagation();
      link.dataset.pressed = '';
      afterPaint(() => {
        delete link.dataset.pressed;
        link.click();
      });
    };
    const root = flow.current;
    root?.addEventListener('click', press, { capture: true });
    return () => root?.removeEventListener('click', press, { capture: true });
  }, [flow]);
}

/** To another tab, to a telephone or to a file a link leads at once. */
function leadsInside(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  return isPlain && !event.defaultPrevented && link.origin === location.origin && !link.target;
}
