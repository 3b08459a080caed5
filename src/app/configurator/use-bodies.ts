import { use } from 'react';
import { loadBody, type VehicleGeometry } from '#src/app/vehicle/index.ts';

/**
 * Waits for the bodies of these vehicles: a browser fetches those of what it draws, and the page
 * stays as it is meanwhile.
 */
export function useBodies(vehicles: readonly VehicleGeometry[]): void {
  const coming = vehicles.map(loadBody).filter((one) => one !== null);
  // One promise for all of them: React knows the promises of a render by their order.
  if (coming.length > 0) use(Promise.all(coming));
}
