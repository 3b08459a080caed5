import { readAtOnce } from '../verdict/cached-promise.ts';

type AfterVehicle = typeof import('./after-vehicle.ts');

let coming: Promise<AfterVehicle> | null = null;

/**
 * Loads what every step but the first needs; one promise shared by all callers, also for `use`. A failed load is
 * tried again.
 */
export function fetchAfterVehicle(): Promise<AfterVehicle> {
  coming ??= readAtOnce(
    import('./after-vehicle.ts').catch((error: unknown) => {
      coming = null;
      throw error;
    }),
  );
  return coming;
}
