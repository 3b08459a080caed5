import { lazy } from 'react';

/** Panels that only some addresses show. What is added here is fetched by `fetchLateParts` too. */

// With it come the checks of a form, the largest part of its script.
export const DetailsStep = lazy(async () => ({
  default: (await import('./details-step.tsx')).DetailsStep,
}));

export const PricePanel = lazy(async () => ({
  default: (await import('./price-panel.tsx')).PricePanel,
}));

export const SolverPanel = lazy(async () => ({
  default: (await import('./solver/solver-panel.tsx')).SolverPanel,
}));

export const MovedParts = lazy(async () => ({
  default: (await import('./moved-parts.tsx')).MovedParts,
}));

export const ShareBuild = lazy(async () => ({
  default: (await import('#src/app/snapshots/share-build.tsx')).ShareBuild,
}));
