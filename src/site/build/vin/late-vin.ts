import { type ComponentType, lazy } from 'react';

// Most people pick their truck without a VIN. Without a network there is nothing to read one with: then the lists do.

type Parts = typeof import('./vin-parts.ts');

function late<Props>(
  pick: (parts: Parts) => ComponentType<Props>,
  instead: ComponentType<Props> = () => null,
) {
  return lazy(() =>
    import('./vin-parts.ts').then(pick, () => instead).then((part) => ({ default: part })),
  );
}

export const VinProgress = late(
  (parts) => parts.VinProgress,
  ({ help }) => help,
);
export const VinSaid = late((parts) => parts.VinSaid);
export const KeepVin = late((parts) => parts.KeepVin);
export const ScanVin = late((parts) => parts.ScanVin);
