import { use } from 'react';
import { loadBody, type VehicleGeometry } from '#src/drawing/index.ts';
import { nothingToCome } from '../verdict/cached-promise.ts';

/** Waits for the bodies of these vehicles: a browser loads those it draws, and the page stays as it is meanwhile. */
export function useBodies(vehicles: readonly VehicleGeometry[]): void {
  const coming = vehicles.map((vehicle) => loadBody(vehicle) ?? nothingToCome);
  for (const body of coming) use<unknown>(body);
}
