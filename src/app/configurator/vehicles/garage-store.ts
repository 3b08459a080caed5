import { useEffect, useState } from 'react';

/** A vehicle that this device has built on. Its name is the catalogue's matter. */
export type GarageVehicle = { vehicleId: string; year: number };

export type GarageStore = {
  /** Newest first. */
  list(): GarageVehicle[];
  remember(vehicle: GarageVehicle): void;
  forget(vehicle: GarageVehicle): void;
};

const key = 'ironwood.garage';
const kept = 6;
/** The browser tells other tabs of a change; this one tells its own page. */
const changed = 'ironwood:garage';

/** Recent vehicles, on this device only: nothing of it is sent. Storage that throws forgets. */
export function createGarageStore(storage: () => Storage): GarageStore {
  const list = () => quietly(() => parseGarage(storage().getItem(key))) ?? [];
  const write = (vehicles: readonly GarageVehicle[]) =>
    void quietly(() => storage().setItem(key, JSON.stringify(vehicles)));
  const without = (vehicle: GarageVehicle) => list().filter((one) => !isSame(one, vehicle));
  return {
    list,
    remember: ({ vehicleId, year }) =>
      write([{ vehicleId, year }, ...without({ vehicleId, year })].slice(0, kept)),
    forget: (vehicle) => write(without(vehicle)),
  };
}

/** The garage of this very device. */
export function deviceGarage(): GarageStore {
  const store = createGarageStore(() => localStorage);
  const tell = () => dispatchEvent(new Event(changed));
  return {
    list: store.list,
    remember(vehicle) {
      const [newest] = store.list();
      if (newest && isSame(newest, vehicle)) return;
      store.remember(vehicle);
      tell();
    },
    forget(vehicle) {
      store.forget(vehicle);
      tell();
    },
  };
}

/** The garage as it is now, in every tab; empty on the server and while the page wakes up. */
export function useGarage(): GarageVehicle[] {
  const [vehicles, setVehicles] = useState<GarageVehicle[]>([]);
  useEffect(() => {
    const read = () => setVehicles(deviceGarage().list());
    read();
    addEventListener('storage', read);
    addEventListener(changed, read);
    return () => {
      removeEventListener('storage', read);
      removeEventListener(changed, read);
    };
  }, []);
  return vehicles;
}

function parseGarage(text: string | null): GarageVehicle[] {
  const found: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(found) ? found.filter(isGarageVehicle).slice(0, kept) : [];
}

function isGarageVehicle(value: unknown): value is GarageVehicle {
  if (typeof value !== 'object' || value === null) return false;
  if (!('vehicleId' in value && 'year' in value)) return false;
  return typeof value.vehicleId === 'string' && typeof value.year === 'number';
}

function isSame(one: GarageVehicle, other: GarageVehicle): boolean {
  return one.vehicleId === other.vehicleId && one.year === other.year;
}

function quietly<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
