import { useRef } from 'react';
import type { FoundPage } from '#src/domain/content/index.ts';
import { askPages } from './page-client.ts';

const pauseMs = 150;

/**
 * A function that looks up the page at a path once typing pauses; '' only forgets the path before. It goes on when the
 * form is closed, so that what was typed last becomes a link to a page too.
 */
export function usePageAt(onFound: (page: FoundPage) => void): (path: string) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (path) => {
    clearTimeout(timer.current);
    if (!path.startsWith('/')) return;
    timer.current = setTimeout(async () => {
      const [page] = (await askPages({ path }))?.pages ?? [];
      if (page) onFound(page);
    }, pauseMs);
  };
}
