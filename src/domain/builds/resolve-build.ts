import type { LiftKit, Tire, Vehicle, Wheel } from '#src/domain/catalog/index.ts';
import { type FitBuild, factoryTire, factoryWheel } from '#src/domain/fitment/index.ts';
import type { BuildState } from './build-state.ts';
import type { BuildOption } from './options.ts';

type Parts = { liftKits: readonly LiftKit[]; wheels: readonly Wheel[]; tires: readonly Tire[] };

/** What a build may name: the vehicles of the shop, and the parts that it offers. */
export type BuildCatalogue = Parts & {
  vehicles: readonly Vehicle[];
  /** Chosen when they were still offered: kept where a build has them, never proposed. */
  gone?: Parts;
};

/** A build with its records: the parts that were chosen, and what fitment judges them by. */
export type ResolvedBuild = {
  vehicle: Vehicle;
  year: number;
  liftKit: LiftKit | null;
  wheel: Wheel | null;
  tire: Tire | null;
  /** A fifth of the new tires, and of the wheels where they are new too. */
  withSpare: boolean;
  /** Other gears with the new tires, where they are advised. */
  wantsGears: boolean;
  /** Factory parts stand where the owner keeps them; null where nothing was said yet. */
  fit: FitBuild;
};

type Chosen = Pick<BuildState, 'selectedOptions' | 'completedOptions'>;

/** Looks up everything that a build names. Null while it has no vehicle of the catalogue. */
export function resolveBuild(build: Chosen, catalogue: BuildCatalogue): ResolvedBuild | null {
  const { vehicle: choice } = build.completedOptions;
  const vehicle = catalogue.vehicles.find(({ id }) => id === choice?.vehicleId);
  if (!choice || !vehicle) return null;
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
  return { vehicle, year: choice.year, liftKit, wheel, tire, ...extras, fit };
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

/** The owner said so, or never wanted this option changed. */
function keepsFactoryPart(
  { selectedOptions, completedOptions }: Chosen,
  option: BuildOption,
): boolean {
  return !selectedOptions.includes(option) || completedOptions[option]?.sku === null;
}
