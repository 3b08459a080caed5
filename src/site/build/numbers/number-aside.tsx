import { type ComponentProps, lazy, Suspense } from 'react';
import type { NumberPanel } from './number-panel.tsx';

// Most visitors do not open it.
const Panel = lazy(async () => ({ default: (await import('./number-panel.tsx')).NumberPanel }));

/** The panel of numbers, loaded on demand. */
export function NumberAside(props: ComponentProps<typeof NumberPanel>) {
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  );
}
