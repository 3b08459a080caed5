import { useEffect, useMemo, useState } from 'react';
import { vehicleName } from '#src/domain/catalog/index.ts';
import type { Locale } from '#src/domain/context.ts';
import { useLocale } from '#src/web/words/use-strings.ts';

/** A vehicle that this device has built on, or asked the store about. */
export type GarageVehicle = {
  vehicleId: string;
  year: number;
  /** As the page said it; missing where an older version of the site kept it. */
  make?: string;
  model?: string;
  /** What the store was asked for it: lift, tire and work, as an address has them. */
  wish?: string;
};

/** The one that pages speak of: the newest with a name. */
export type MyTruck = GarageVehicle & { make: string; model: string; name: string };

export type GarageStore = {
  /** Newest first. */
  list(): GarageVehicle[];
  remember(vehicle: GarageVehicle): void;
  forget(vehicle: GarageVehicle): void;
};

const key = 'ironwood.garage';
const kept = 6;
const longest = 200;
/** The browser tells other tabs of a change; this one tells its own page. */
const changed = 'ironwood:garage';

/** Recent vehicles, on this device only: nothing of it is sent. Storage that throws forgets. */
export function createGarageStore(storage: () => Storage): GarageStore {
  const list = () => quietly(() => parseGarage(storage().getItem(key))) ?? [];
  const write = (vehicles: readonly GarageVehicle[]) =>
    void quietly(() => storage().setItem(key, JSON.stringify(vehicles)));
  const without = (vehicle: GarageVehicle) => list().filter((one) => !isSameVehicle(one, vehicle));
  return {
    list,
    remember(vehicle) {
      const known = list().find((one) => isSameVehicle(one, vehicle));
      write([{ ...known, ...vehicle }, ...without(vehicle)].slice(0, kept));
    },
    forget: (vehicle) => write(without(vehicle)),
  };
}

/** The garage of this very device. */
export function deviceGarage(): GarageStore {
  const store = createGarageStore(() => localStorage);
  const notifyListeners = () => dispatchEvent(new Event(changed));
  return {
    list: store.list,
    remember(vehicle) {
      const [newest] = store.list();
      if (newest && hasSameFields(newest, vehicle)) return;
      store.remember(vehicle);
      notifyListeners();
    },
    forget(vehicle) {
      store.forget(vehicle);
      notifyListeners();
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

/** This device's truck; null without one, on the server and while the page wakes up. */
export function useMyTruck(): MyTruck | null {
  const garage = useGarage();
  const locale = useLocale();
  return useMemo(
    () => garage.map((vehicle) => nameTruck(vehicle, locale)).find((one) => one !== null) ?? null,
    [garage, locale],
  );
}

/** "2021 Jeep Wrangler (4-door)" of each truck of this device, newest first. */
export function useGarageNames(): string[] {
  const garage = useGarage();
  const locale = useLocale();
  return useMemo(
    () => garage.flatMap((vehicle) => nameTruck(vehicle, locale)?.name ?? []),
    [garage, locale],
  );
}

function nameTruck(vehicle: GarageVehicle, locale: Locale): MyTruck | null {
  const { make, model, year } = vehicle;
  if (make === undefined || model === undefined) return null;
  return { ...vehicle, make, model, name: vehicleName({ make, model }, year, locale) };
}

/** "Wrangler Unlimited" of "Wrangler Unlimited (4-door)": what people say, and a gallery sorts by. */
export function plainModel(model: string): string {
  return model.replace(/ \(.*$/, '');
}

function parseGarage(text: string | null): GarageVehicle[] {
  const found: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(found) ? found.filter(isGarageVehicle).map(readVehicle).slice(0, kept) : [];
}

function isGarageVehicle(value: unknown): value is GarageVehicle {
  if (typeof value !== 'object' || value === null) return false;
  if (!('vehicleId' in value && 'year' in value)) return false;
  return typeof value.vehicleId === 'string' && typeof value.year === 'number';
}

/** Only what is text and not too long: somebody else may have written there. */
function readVehicle(kept: GarageVehicle): GarageVehicle {
  const { vehicleId, year } = kept;
  const texts = (['make', 'model', 'wish'] as const).flatMap((name) => {
    const text: unknown = kept[name];
    return typeof text === 'string' && text.length <= longest ? [[name, text] as const] : [];
  });
  return { vehicleId, year, ...Object.fromEntries(texts) };
}

/** Whether the garage has all of it already. */
function hasSameFields(known: GarageVehicle, vehicle: GarageVehicle): boolean {
  return JSON.stringify({ ...known, ...vehicle }) === JSON.stringify(known);
}

function isSameVehicle(one: GarageVehicle, other: GarageVehicle): boolean {
  return one.vehicleId === other.vehicleId && one.year === other.year;
}

function quietly<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
