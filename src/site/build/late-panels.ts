import { lazy } from 'react';
import { fetchAfterVehicle } from './steps/fetch-after-vehicle.ts';

/** Panels that only some URLs show. What is added here is also loaded by `fetchLateParts`. */

export const VehicleStep = lazy(async () => ({
  default: (await import('./vehicles/vehicle-step.tsx')).VehicleStep,
}));

// What all steps but the first show, in one file, loaded before any of them can be used; also
// what the first step rarely shows.

export const BuildNotes = lazy(async () => ({ default: (await fetchAfterVehicle()).BuildNotes }));

export const ChangedLine = lazy(async () => ({ default: (await fetchAfterVehicle()).ChangedLine }));

export const StepNotes = lazy(async () => ({ default: (await fetchAfterVehicle()).StepNotes }));

export const UndoReset = lazy(async () => ({ default: (await fetchAfterVehicle()).UndoReset }));

export const HeadActions = lazy(async () => ({ default: (await fetchAfterVehicle()).HeadActions }));

export const UsePhoto = lazy(async () => ({ default: (await fetchAfterVehicle()).UsePhoto }));

export const OptionPanel = lazy(async () => ({ default: (await fetchAfterVehicle()).OptionPanel }));

// Includes the form checks, the largest part of its script.
export const DetailsStep = lazy(async () => ({
  default: (await import('./details/details-step.tsx')).DetailsStep,
}));

export const PricePanel = lazy(async () => ({
  default: (await import('./price/price-panel.tsx')).PricePanel,
}));

export const ShopTime = lazy(async () => ({
  default: (await import('./price/shop-time.tsx')).ShopTime,
}));

export const PaintPanel = lazy(async () => ({
  default: (await import('./paint/paint-panel.tsx')).PaintPanel,
}));

export const LockPanel = lazy(async () => ({
  default: (await import('./full-lock/lock-panel.tsx')).LockPanel,
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
