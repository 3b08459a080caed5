import { lazy, Suspense } from 'react';
import type { useOfficeKeys } from './use-office-keys.ts';

// Loaded when it is first opened.
const KeyList = lazy(() =>
  import('./key-list.tsx').then((module) => ({ default: module.KeyList })),
);

/** The list of keys while it is open. */
export function OpenKeyList({ keys }: { keys: ReturnType<typeof useOfficeKeys> }) {
  if (!keys.isOpen) return null;
  return (
    <Suspense>
      <KeyList onClose={keys.close} />
    </Suspense>
  );
}
