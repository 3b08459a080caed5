import { useEffect } from 'react';
import { deviceGarage, type MyTruck, readOwnText, useMyTruck } from '#src/site/build/index.ts';
import type { ShelfTruck } from './shelf-truck.server.ts';
import { readTruckQuery, type TruckQuery, truckQuery } from './truck-query.ts';

export type Remembered = { name: string; wish: TruckQuery };

/**
 * This device's truck with the store's settings for it. A truck in a page's URL also becomes the device's, unless it
 * came from a shared link and the device already has one.
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

/** Chosen on this site, in this tab or on the previous page, rather than through a link. */
function isOwnChoice(): boolean {
  const { idx = 0 } = (history.state ?? {}) as { idx?: number };
  return idx > 0 || document.referrer.startsWith(`${location.origin}/`);
}

function rememberedOf({ name, vehicleId, year, own: told, wish = '' }: MyTruck): Remembered {
  const kept = readTruckQuery(new URLSearchParams(wish));
  const plain = { vehicleId, year, liftSku: null, tire: null, noWork: false };
  const now = kept?.vehicleId === vehicleId && kept.year === year ? kept : plain;
  return { name, wish: told === undefined ? now : { ...now, own: readOwnText(told) } };
}
