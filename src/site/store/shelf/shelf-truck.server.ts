import { getVehicle, listLiftKits, vehicleChoices } from '#src/domain/catalog/index.server.ts';
import { type LiftKit, type Vehicle, vehicleName } from '#src/domain/catalog/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { asOwned, liftKitsFor } from '#src/domain/fitment/index.ts';
import {
  formatNumber,
  narrowVehicle,
  readPick,
  type VehiclePick,
  type VehicleSelection,
} from '#src/site/build/index.ts';
import type { PageRequest } from '#src/site/stories/page-request.ts';
import { type StoreWords, storeWords } from './store-words.ts';
import { readTruckQuery, type TruckQuery } from './truck-query.ts';

/** The truck that a page of the store is about. */
export type ShelfTruck = {
  wish: TruckQuery & { year: number };
  /** "2021 Jeep Wrangler (4-door)". */
  name: string;
  make: string;
  model: string;
  /** "5x127, 71.5 mm hub". */
  fact: string;
  /** Kits that fit it, lowest first. */
  lifts: { sku: string; text: string }[];
  /** Inches; null at stock height. */
  liftIn: { front: number; rear: number } | null;
};

/** Year, make, model and body for the form. */
export type TruckPicker = Pick<VehicleSelection, 'years' | 'makes' | 'models' | 'picked'> & {
  bodies: { id: string; configuration: string }[];
  /** The selection has started but is not complete. */
  isChoosing: boolean;
};

/** `picker` is null in a shop without vehicles: there is nothing to choose from. */
export type TruckOfPage = { truck: ShelfTruck | null; picker: TruckPicker | null };

/** Reads the truck in a URL: complete, or as far as it has been selected. */
export async function truckOfPage(
  ctx: Ctx,
  { read, locale }: Pick<PageRequest, 'read' | 'locale'>,
): Promise<TruckOfPage> {
  const query = read('truck');
  const pick = readPick(query);
  const choices = await vehicleChoices(ctx);
  if (choices.length === 0) return { truck: null, picker: null };
  const narrowed = narrowVehicle(choices, pick ?? {});
  const wish = readTruckQuery(query);
  const { vehicleId, year } = narrowed.picked;
  const record = wish && pick && isWhole(pick, narrowed) ? await getVehicle(ctx, vehicleId) : null;
  const words = storeWords(locale);
  const truck =
    wish && record
      ? toTruck({ record, wish: { ...wish, vehicleId, year } }, await listLiftKits(ctx), words)
      : null;
  const bodies = narrowed.bodies.map(({ id, configuration }) => ({ id, configuration }));
  return { truck, picker: { ...narrowed, bodies, isChoosing: pick !== null && truck === null } };
}

/** Every select shows the sent value. If a model has only one body, it needs no choice. */
function isWhole(pick: VehiclePick, { picked, bodies }: VehicleSelection): boolean {
  const { vehicleId, ...named } = pick;
  const isSame = Object.entries(named).every(
    ([name, value]) => value === undefined || Object(picked)[name] === value,
  );
  const isOnly = named.model !== undefined && bodies.length === 1;
  return isSame && (vehicleId === picked.vehicleId || isOnly);
}

type RequestedTruck = { record: Vehicle; wish: TruckQuery & { year: number } };

function toTruck(
  { record, wish }: RequestedTruck,
  kits: readonly LiftKit[],
  words: StoreWords,
): ShelfTruck {
  const vehicle = asOwned(record, wish);
  const trim = record.trims?.find(({ id }) => id === wish.own?.trim)?.name;
  const fitting = liftKitsFor(vehicle, kits)
    .filter(({ assessment: { verdict } }) => verdict === 'fits' || verdict === 'fits-with-work')
    .map(({ item }) => item)
    .sort((one, other) => one.frontIn - other.frontIn || one.name.localeCompare(other.name));
  const kit = fitting.find(({ sku }) => sku === wish.liftSku);
  const { t, locale } = words;
  return {
    wish: { ...wish, liftSku: kit?.sku ?? null },
    name: vehicleName(vehicle, wish.year, locale),
    make: vehicle.make,
    model: vehicle.model,
    fact: [
      ...(trim ? [trim] : []),
      t('truck.fact', {
        pattern: vehicle.boltPattern,
        bore: formatNumber(vehicle.hubBoreMm, locale),
      }),
    ].join(', '),
    lifts: fitting.map(({ sku, frontIn, brand, name }) => ({
      sku,
      text: t('truck.liftOption', {
        front: formatNumber(frontIn, locale),
        kit: `${brand} ${name}`,
      }),
    })),
    liftIn: kit ? { front: kit.frontIn, rear: kit.rearIn } : null,
  };
}
