import type { Application, NamedId } from './read-application.ts';

/** What a sender says that an id means: a year, make and model for a base vehicle, words for the rest. */
export type LegendEntry = NamedId & {
  year: number | null;
  make: string | null;
  model: string | null;
  text: string | null;
};
export type Legend = ReadonlyMap<string, LegendEntry>;

const columns = ['kind', 'id', 'year', 'make', 'model', 'text'] as const;

/** The rows of a sender's legend: a table with the columns kind, id, year, make, model and text. */
export function readLegendEntries(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): LegendEntry[] {
  const names = header.map((name) => name.trim().toLowerCase());
  const at = Object.fromEntries(columns.map((name) => [name, names.indexOf(name)]));
  return rows.map((cells): LegendEntry => {
    const cell = (name: (typeof columns)[number]) => cells[at[name] ?? -1]?.trim() || null;
    const year = Number(cell('year'));
    return {
      kind: cell('kind')?.toLowerCase() ?? '',
      id: cell('id') ?? '',
      year: Number.isInteger(year) && year > 1900 ? year : null,
      make: cell('make'),
      model: cell('model'),
      text: cell('text'),
    };
  });
}

export function legendOf(entries: readonly LegendEntry[]): Legend {
  return new Map(entries.map((entry) => [keyOf(entry), entry]));
}

/** The ids that must be in a legend before an application is named. */
export function idsToName({ vehicle, narrowing }: Unnamed): NamedId[] {
  return [...idsOf(vehicle), ...narrowing];
}

type Unnamed = Pick<Application, 'vehicle' | 'narrowing'>;

/** An application in words. `unknown` are the ids that the legend does not have: it then decides nothing. */
export type NamedApplication = {
  vehicle: {
    years: readonly [from: number, to: number];
    make: string;
    /** Null for every model of the make. */
    model: string | null;
  } | null;
  /** By kind: "4WD" for `drive-type`. */
  conditions: { kind: string; text: string }[];
  unknown: NamedId[];
};

/** Looks the ids of an application up. An id that is not in the legend is never guessed from its neighbors. */
export function nameApplication(application: Unnamed, legend: Legend): NamedApplication {
  const entryOf = (id: NamedId) => legend.get(keyOf(id));
  const told = application.narrowing.map((id) => ({ id, text: entryOf(id)?.text ?? null }));
  const vehicle = nameVehicle(application.vehicle, legend);
  return {
    vehicle,
    conditions: told.flatMap(({ id, text }) => (text === null ? [] : [{ kind: id.kind, text }])),
    unknown: [
      ...(vehicle ? [] : idsOf(application.vehicle).filter((id) => !entryOf(id))),
      ...told.filter(({ text }) => text === null).map(({ id }) => id),
    ],
  };
}

function nameVehicle(vehicle: Application['vehicle'], legend: Legend): NamedApplication['vehicle'] {
  if (!vehicle) return null;
  if ('baseVehicle' in vehicle) {
    const { year, make, model } = legend.get(keyOf(vehicle.baseVehicle)) ?? {};
    return year && make && model ? { years: [year, year], make, model } : null;
  }
  const make = legend.get(keyOf(vehicle.make))?.make;
  if (!make) return null;
  if (!vehicle.model) return { years: vehicle.years, make, model: null };
  const model = legend.get(keyOf(vehicle.model))?.model;
  return model ? { years: vehicle.years, make, model } : null;
}

function idsOf(vehicle: Application['vehicle']): NamedId[] {
  if (!vehicle) return [];
  if ('baseVehicle' in vehicle) return [vehicle.baseVehicle];
  return vehicle.model ? [vehicle.make, vehicle.model] : [vehicle.make];
}

function keyOf({ kind, id }: NamedId): string {
  return `${kind}:${id}`;
}
