import { use } from 'react';
import { nothingToCome } from '#src/app/configurator/verdict/kept-promise.ts';
import { loadBody, type VehicleGeometry } from '#src/drawing/index.ts';

/**
 * Waits for the bodies of these vehicles: a browser fetches those of what it draws, and the page
 * stays as it is meanwhile.
 */
export function useBodies(vehicles: readonly VehicleGeometry[]): void {
  const coming = vehicles.map((vehicle) => loadBody(vehicle) ?? nothingToCome);
  for (const body of coming) use<unknown>(body);
}
