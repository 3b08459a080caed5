import { useEffect, useState } from 'react';
import storeStrings from '#src/app/strings/store.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { keepOnDevice, readFromDevice } from './device-store.ts';
import { ShelfLink } from './shelf-link.tsx';
import type { ShelfProps } from './shelf-props.ts';
import type { ShelfTruck } from './shelf-truck.server.ts';
import { readTruckWish, type TruckWish, truckQuery } from './truck-wish.ts';

const key = 'ironwood.truck';

type Remembered = { name: string; wish: TruckWish };

/** The truck of an earlier visit, one click away. It stays on the device and is never sent. */
export function RememberedTruck({ category, data: { address, truck } }: ShelfProps) {
  const t = useStrings(storeStrings);
  const remembered = useRemembered(truck);
  if (truck || !remembered) return null;
  return (
    <ShelfLink
      category={category}
      to={{ ...address, page: 1, truck: remembered.wish }}
      className="btn btn--line"
    >
      {t('fitsMine', { vehicle: remembered.name })}
    </ShelfLink>
  );
}

/** Keeps the truck of the page; on a page without one, what was kept before. */
export function useRemembered(truck: ShelfTruck | null): Remembered | null {
  const [remembered, setRemembered] = useState<Remembered | null>(null);
  const query = truck && String(new URLSearchParams(truckQuery(truck.wish)));
  const name = truck?.name;
  useEffect(() => {
    if (query === null) setRemembered(parseRemembered(readFromDevice(key)));
    else keepOnDevice(key, { name, query });
  }, [query, name]);
  return remembered;
}

/** What this device kept, perhaps by an older version of the site. */
function parseRemembered(kept: unknown): Remembered | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { name, query } = { name: null, query: null, ...kept };
  if (typeof name !== 'string' || typeof query !== 'string') return null;
  const wish = readTruckWish(new URLSearchParams(query));
  return wish && { name, wish };
}
