import { useEffect } from 'react';
import { deviceGarage, type MyTruck, useMyTruck } from '#src/site/build/index.ts';
import type { ShelfTruck } from './shelf-truck.server.ts';
import { readTruckQuery, type TruckQuery, truckQuery } from './truck-query.ts';

export type Remembered = { name: string; wish: TruckQuery };

/**
 * The truck of this device, and what the store was asked for it. A truck that an address names is the
 * page's; it becomes the device's too, unless it came by somebody's link and the device has its own.
 */
export function useRemembered(truck: ShelfTruck | null): Remembered | null {
  const mine = useMyTruck();
  const wish = truck && String(new URLSearchParams(truckQuery(truck.wish)));
  const { make, model } = truck ?? {};
  useEffect(() => {
    const read = wish === null ? null : readTruckQuery(new URLSearchParams(wish));
    if (!read || read.year === null || make === undefined || model === undefined) return;
    const garage = deviceGarage();
    const { vehicleId, year } = read;
    const isKnown = garage.list().some((one) => one.vehicleId === vehicleId && one.year === year);
    if (isOwnChoice() || isKnown || garage.list().length === 0) {
      garage.remember({ vehicleId, year, make, model, wish: wish ?? '' });
    }
  }, [wish, make, model]);
  return mine && rememberedOf(mine);
}

/** What was pressed on this site, in this tab or on the page before; not what a link brought. */
function isOwnChoice(): boolean {
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  return idx > 0 || document.referrer.startsWith(`${location.origin}/`);
}

function rememberedOf({ name, vehicleId, year, wish = '' }: MyTruck): Remembered {
  const kept = readTruckQuery(new URLSearchParams(wish));
  const plain = { vehicleId, year, liftSku: null, tire: null, noWork: false };
  return { name, wish: kept?.vehicleId === vehicleId && kept.year === year ? kept : plain };
}
