import { lazy } from 'react';

// Most people pick their truck without a VIN. Without a network there is nothing to read one with: then the lists do.

export const VinProgress = lazy(() =>
  import('./vin-progress.tsx').then(
    ({ VinProgress: component }) => ({ default: component }),
    () => ({ default: ({ help }: { help: string }) => help }),
  ),
);

export const VinSaid = lazy(() =>
  import('./vin-said.tsx').then(
    ({ VinSaid: component }) => ({ default: component }),
    () => ({ default: () => null }),
  ),
);

export const KeepVin = lazy(() =>
  import('./keep-vin.tsx').then(
    ({ KeepVin: component }) => ({ default: component }),
    () => ({ default: () => null }),
  ),
);
