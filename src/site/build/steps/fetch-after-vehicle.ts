import { readAtOnce } from '../verdict/cached-promise.ts';

type AfterVehicle = typeof import('./after-vehicle.ts');

let coming: Promise<AfterVehicle> | null = null;

/**
 * Fetches what every step but the first is made with; the same promise to everybody who asks, for
 * `use` too. What failed is asked for anew.
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
