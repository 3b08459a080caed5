import type { LiftKit, Tire, Vehicle, Wheel } from '#src/domain/catalog/index.ts';
import { type FitBuild, factoryTire, factoryWheel } from '#src/domain/fitment/index.ts';
import type { BuildState } from './build-state.ts';
import type { BuildOption } from './options.ts';

/** What a build may name: the vehicles and parts of the shop. */
export type BuildCatalogue = {
  vehicles: readonly Vehicle[];
  liftKits: readonly LiftKit[];
  wheels: readonly Wheel[];
  tires: readonly Tire[];
};

/** A build with its records: the parts that were chosen, and what fitment judges them by. */
export type ResolvedBuild = {
  vehicle: Vehicle;
  year: number;
  liftKit: LiftKit | null;
  wheel: Wheel | null;
  tire: Tire | null;
  /** Factory parts stand where the owner keeps them; null where nothing was said yet. */
  fit: FitBuild;
};

type Chosen = Pick<BuildState, 'selectedOptions' | 'completedOptions'>;

/** Looks up everything that a build names. Null while it has no vehicle of the catalogue. */
export function resolveBuild(build: Chosen, catalogue: BuildCatalogue): ResolvedBuild | null {
  const { vehicle: choice } = build.completedOptions;
  const vehicle = catalogue.vehicles.find(({ id }) => id === choice?.vehicleId);
  if (!choice || !vehicle) return null;
  const liftKit = findPart(build, 'lift-kits', catalogue.liftKits);
  const wheel = findPart(build, 'wheels', catalogue.wheels);
  const tire = findPart(build, 'tires', catalogue.tires);
  const fit = {
    vehicle,
    lift: liftKit,
    wheel: wheel ?? (keepsFactory(build, 'wheels') ? factoryWheel(vehicle) : null),
    tire: tire ?? (keepsFactory(build, 'tires') ? factoryTire(vehicle) : null),
  };
  return { vehicle, year: choice.year, liftKit, wheel, tire, fit };
}

function findPart<Part extends { sku: string }>(
  { selectedOptions, completedOptions }: Chosen,
  option: BuildOption,
  parts: readonly Part[],
): Part | null {
  const sku = selectedOptions.includes(option) ? completedOptions[option]?.sku : null;
  return parts.find((part) => part.sku === sku) ?? null;
}

/** The owner said so, or never wanted this option changed. */
function keepsFactory({ selectedOptions, completedOptions }: Chosen, option: BuildOption): boolean {
  return !selectedOptions.includes(option) || completedOptions[option]?.sku === null;
}
