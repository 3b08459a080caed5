import { lazy } from 'react';
import { fetchAfterVehicle } from './steps/fetch-after-vehicle.ts';

/** Panels that only some addresses show. What is added here is fetched by `fetchLateParts` too. */

export const VehicleStep = lazy(async () => ({
  default: (await import('./vehicles/vehicle-step.tsx')).VehicleStep,
}));

// What every step but the first shows, in one file: it is there before any of them can be used. With
// it what the first shows seldom.

export const BuildNotes = lazy(async () => ({ default: (await fetchAfterVehicle()).BuildNotes }));

export const ChangedLine = lazy(async () => ({ default: (await fetchAfterVehicle()).ChangedLine }));

export const StepNotes = lazy(async () => ({ default: (await fetchAfterVehicle()).StepNotes }));

export const UndoReset = lazy(async () => ({ default: (await fetchAfterVehicle()).UndoReset }));

export const OptionPanel = lazy(async () => ({ default: (await fetchAfterVehicle()).OptionPanel }));

// With it come the checks of a form, the largest part of its script.
export const DetailsStep = lazy(async () => ({
  default: (await import('./details/details-step.tsx')).DetailsStep,
}));

export const PricePanel = lazy(async () => ({
  default: (await import('./price/price-panel.tsx')).PricePanel,
}));

export const ShopTime = lazy(async () => ({
  default: (await import('./price/shop-time.tsx')).ShopTime,
}));

export const SolverPanel = lazy(async () => ({
  default: (await import('./solver/solver-panel.tsx')).SolverPanel,
}));

export const MovedParts = lazy(async () => ({
  default: (await import('./vehicles/moved-parts.tsx')).MovedParts,
}));

export const ShareBuild = lazy(async () => ({
  default: (await import('./share/share-build.tsx')).ShareBuild,
}));
