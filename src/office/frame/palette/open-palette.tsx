import { lazy, Suspense } from 'react';
import type { PaletteOwner } from './use-own-items.ts';
import type { usePalette } from './use-palette.ts';

// Loaded when it is first opened.
const Palette = lazy(() => import('./palette.tsx').then((module) => ({ default: module.Palette })));

type OpenPaletteProps = { palette: ReturnType<typeof usePalette>; owner: PaletteOwner };

/** The palette while it is open. */
export function OpenPalette({ palette, owner }: OpenPaletteProps) {
  if (!palette.isOpen) return null;
  return (
    <Suspense>
      <Palette owner={owner} onClose={palette.close} />
    </Suspense>
  );
}
