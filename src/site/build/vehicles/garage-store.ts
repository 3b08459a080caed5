import { useEffect, useMemo, useState } from 'react';
import { vehicleName } from '#src/domain/catalog/index.ts';
import type { Locale } from '#src/domain/context.ts';
import { useLocale } from '#src/web/words/use-strings.ts';

/** A vehicle that was used on this device for a build or in the store. */
export type GarageVehicle = {
  vehicleId: string;
  year: number;
  /** As the page named it; missing if an older version of the site stored it. */
  make?: string;
  model?: string;
  /** Only if its owner ticked that. */
  vin?: string;
  /** What its owner told about it, as in a URL. */
  own?: string;
  /** The store's settings for it: lift, tire and work, as in a URL. */
  wish?: string;
};

/** The one that pages refer to: the newest with a name. */
export type MyTruck = GarageVehicle & { make: string; model: string; name: string };

export type GarageStore = {
  /** Newest first. */
  list(): GarageVehicle[];
  remember(vehicle: GarageVehicle): void;
  forget(vehicle: GarageVehicle): void;
};

const key = 'ironwood.garage';
const kept = 6;
const longest = 400;
/** The browser notifies other tabs of a change; this notifies the page itself. */
const changed = 'ironwood:garage';

/** Recent vehicles, on this device only: none of it is sent. If storage throws, nothing is remembered. */
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

/** The garage of this device. */
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

/** The current garage, in every tab; empty on the server and during hydration. */
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

/** This device's truck; null without one, on the server and during hydration. */
export function useMyTruck(): MyTruck | null {
  const garage = useGarage();
  const locale = useLocale();
  return useMemo(
    () => garage.map((vehicle) => nameTruck(vehicle, locale)).find((one) => one !== null) ?? null,
    [garage, locale],
  );
}

/** "2021 Jeep Wrangler (4-door)" for each truck of this device, newest first. */
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

/** "Wrangler Unlimited" from "Wrangler Unlimited (4-door)": the name people use, and the gallery filters by. */
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

/** Only strings of limited length, because another script may have written there. */
function readVehicle(kept: GarageVehicle): GarageVehicle {
  const { vehicleId, year } = kept;
  const texts = (['make', 'model', 'vin', 'own', 'wish'] as const).flatMap((name) => {
    const text: unknown = kept[name];
    return typeof text === 'string' && text.length <= longest ? [[name, text] as const] : [];
  });
  return { vehicleId, year, ...Object.fromEntries(texts) };
}

/** Whether the garage already has all of it. */
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
