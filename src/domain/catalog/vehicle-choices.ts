import { compareNames } from '#src/lib/compare-names.ts';
import type { BodyStyle, Vehicle, VehicleTrim } from './vehicle-schema.ts';

/** What visitors need to find their vehicle generation; small enough to send to the browser. */
export type VehicleChoice = {
  id: string;
  make: string;
  model: string;
  yearFrom: number;
  yearTo: number;
  bodyStyle: BodyStyle;
  generation: string;
  configuration: string;
  /** Trims that the record covers, with the model years in which they were sold. */
  trims: TrimChoice[];
};

/** `drive` is null if the record does not know it. */
export type TrimChoice = Pick<VehicleTrim, 'id' | 'name' | 'drive'> & { from: number; to: number };

/** Generations still in production end with `currentYear`, the model year that is sold now. */
export function toVehicleChoice(vehicle: Vehicle, currentYear: number): VehicleChoice {
  const [yearFrom, lastYear] = vehicle.years;
  const yearTo = lastYear ?? Math.max(yearFrom, currentYear);
  const covered = (vehicle.trims ?? []).filter(({ rows }) => rows !== 'none');
  return {
    id: vehicle.id,
    make: vehicle.make,
    model: vehicle.model,
    yearFrom,
    yearTo,
    bodyStyle: vehicle.bodyStyle,
    generation: vehicle.generation,
    configuration: vehicle.representativeConfig,
    trims: covered.map(({ id, name, drive, years: [from, to] }) => ({
      id,
      name,
      drive,
      from: Math.max(from, yearFrom),
      to: Math.min(to ?? yearTo, yearTo),
    })),
  };
}

/** Newest first. */
export function yearsOf(choices: readonly VehicleChoice[]): number[] {
  const years = choices.flatMap(({ yearFrom, yearTo }) =>
    Array.from({ length: yearTo - yearFrom + 1 }, (_, index) => yearFrom + index),
  );
  return [...new Set(years)].sort((a, b) => b - a);
}

export function makesIn(choices: readonly VehicleChoice[], year: number): string[] {
  return inOrder(builtIn(choices, year).map(({ make }) => make));
}

export function modelsIn(
  choices: readonly VehicleChoice[],
  { year, make }: { year: number; make: string },
): string[] {
  const ofMake = builtIn(choices, year).filter((choice) => choice.make === make);
  return inOrder(ofMake.map(({ model }) => model));
}

/** The remaining generations: more than one if bodies or generations overlap in a year. */
export function bodiesIn(
  choices: readonly VehicleChoice[],
  { year, make, model }: { year: number; make: string; model: string },
): VehicleChoice[] {
  return builtIn(choices, year).filter((choice) => choice.make === make && choice.model === model);
}

function builtIn(choices: readonly VehicleChoice[], year: number): VehicleChoice[] {
  return choices.filter(({ yearFrom, yearTo }) => yearFrom <= year && year <= yearTo);
}

function inOrder(names: string[]): string[] {
  return [...new Set(names)].sort(compareNames);
}
