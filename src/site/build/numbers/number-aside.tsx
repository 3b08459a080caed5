import { type ComponentProps, lazy, Suspense } from 'react';
import type { NumberPanel } from './number-panel.tsx';

// Most look at their truck without it.
const Panel = lazy(async () => ({ default: (await import('./number-panel.tsx')).NumberPanel }));

/** The panel of numbers, loaded when somebody asks for it. */
export function NumberAside(props: ComponentProps<typeof NumberPanel>) {
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  );
}
