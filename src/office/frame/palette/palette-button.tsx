import { lazy, Suspense, useEffect, useState } from 'react';
import { AdminIcon } from '#src/office/kit/admin-icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { PaletteOwner } from './use-own-items.ts';
import paletteStrings from './words.json' with { type: 'json' };

// Loaded when it is first opened.
const Palette = lazy(() => import('./palette.tsx').then((module) => ({ default: module.Palette })));

/** Opens the palette, as Ctrl K or Cmd K do everywhere. */
export function PaletteButton({ owner }: { owner: PaletteOwner }) {
  const t = useStrings(paletteStrings);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      // In a text editor Ctrl K creates a link.
      if (event.defaultPrevented || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <button
        type="button"
        className="button button--quiet button--small palette-open"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <AdminIcon name="search" />
        <span>{t('open')}</span>
      </button>
      {isOpen && (
        <Suspense>
          <Palette owner={owner} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
