import type { LiftKit, OwnTruck, Tire, Vehicle, Wheel } from '#src/domain/catalog/index.ts';
import { asOwned, type FitBuild, factoryTire, factoryWheel } from '#src/domain/fitment/index.ts';
import type { BuildState } from './build-state.ts';
import type { BuildOption } from './options.ts';

type Parts = { liftKits: readonly LiftKit[]; wheels: readonly Wheel[]; tires: readonly Tire[] };

/** What a build may refer to: the shop's vehicles, and the parts that it offers. */
export type BuildCatalogue = Parts & {
  vehicles: readonly Vehicle[];
  /** Parts that are no longer offered: kept in builds that have them, never proposed. */
  gone?: Parts;
};

/** A build with its records: the chosen parts, and what the fitment rules need. */
export type ResolvedBuild = {
  /** As in the catalog: of all years and trims. */
  record: Vehicle;
  /** The record as it is for this truck: its year, and what its owner told. */
  vehicle: Vehicle;
  year: number;
  own?: OwnTruck | undefined;
  liftKit: LiftKit | null;
  wheel: Wheel | null;
  tire: Tire | null;
  /** A fifth new tire, and a fifth wheel if the wheels are new too. */
  withSpare: boolean;
  /** New gears with the new tires, if the rules advise them. */
  wantsGears: boolean;
  /** The factory part if the owner keeps it; null if nothing has been decided. */
  fit: FitBuild;
};

type Chosen = Pick<BuildState, 'selectedOptions' | 'completedOptions'>;

/** Looks up everything that a build refers to. Null if its vehicle is not in the catalog. */
export function resolveBuild(build: Chosen, catalogue: BuildCatalogue): ResolvedBuild | null {
  const { vehicle: choice } = build.completedOptions;
  const record = catalogue.vehicles.find(({ id }) => id === choice?.vehicleId);
  if (!choice || !record) return null;
  const vehicle = asOwned(record, choice);
  const { liftKits, wheels, tires, gone } = catalogue;
  const liftKit = findPart(build, 'lift-kits', { offered: liftKits, gone: gone?.liftKits });
  const wheel = findPart(build, 'wheels', { offered: wheels, gone: gone?.wheels });
  const tire = findPart(build, 'tires', { offered: tires, gone: gone?.tires });
  const fit = {
    vehicle,
    lift: liftKit,
    wheel: wheel ?? (keepsFactoryPart(build, 'wheels') ? factoryWheel(vehicle) : null),
    tire: tire ?? (keepsFactoryPart(build, 'tires') ? factoryTire(vehicle) : null),
  };
  const { spare = false, gears = false } = (tire && build.completedOptions.tires) ?? {};
  const extras = { withSpare: spare, wantsGears: gears };
  const { year, own } = choice;
  return { record, vehicle, year, own, liftKit, wheel, tire, ...extras, fit };
}

function findPart<Part extends { sku: string }>(
  { selectedOptions, completedOptions }: Chosen,
  option: BuildOption,
  { offered, gone = [] }: { offered: readonly Part[]; gone?: readonly Part[] | undefined },
): Part | null {
  const sku = selectedOptions.includes(option) ? completedOptions[option]?.sku : null;
  const isNamed = (part: Part) => part.sku === sku;
  return offered.find(isNamed) ?? gone.find(isNamed) ?? null;
}

/** The owner said so, or did not select this option. */
function keepsFactoryPart(
  { selectedOptions, completedOptions }: Chosen,
  option: BuildOption,
): boolean {
  return !selectedOptions.includes(option) || completedOptions[option]?.sku === null;
}
