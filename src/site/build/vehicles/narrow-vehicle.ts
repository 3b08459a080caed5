import {
  bodiesIn,
  makesIn,
  modelsIn,
  type VehicleChoice,
  yearsOf,
} from '#src/domain/catalog/index.ts';

export type VehiclePick = { year?: number; make?: string; model?: string; vehicleId?: string };

/** The four selects: the options of each, and the selected one. */
export type VehicleSelection = {
  years: number[];
  makes: string[];
  models: string[];
  bodies: VehicleChoice[];
  picked: { year: number; make: string; model: string; vehicleId: string };
};

/** The vehicle that is drawn before one is selected: the best-selling truck. */
const usual = { year: 2021, make: 'Ford', model: 'F-150' };

/**
 * Year → make → model → body. A selection that does not exist at a level becomes that level's first option, so that
 * there is always a complete vehicle. Throws if no vehicle is on record.
 */
export function narrowVehicle(
  choices: readonly VehicleChoice[],
  pick: VehiclePick,
): VehicleSelection {
  const wanted = { ...usual, ...byName(choices, byId(choices, pick)) };
  const years = yearsOf(choices);
  const year = wantedOrFirst(years, wanted.year);
  const makes = makesIn(choices, year);
  const make = wantedOrFirst(makes, wanted.make);
  const models = modelsIn(choices, { year, make });
  const model = wantedOrFirst(models, wanted.model);
  const bodies = bodiesIn(choices, { year, make, model });
  const vehicleId = wantedOrFirst(
    bodies.map(({ id }) => id),
    wanted.vehicleId,
  );
  return { years, makes, models, bodies, picked: { year, make, model, vehicleId } };
}

/** The selection in the selects' form; null if the URL has none. */
export function readPick(given: { get(name: string): unknown }): VehiclePick | null {
  const text = (name: string) => {
    const value = given.get(name);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const [vehicleId, make, year] = [text('vehicle'), text('make'), Number(text('year'))];
  if (vehicleId === undefined && make === undefined && !year) return null;
  return {
    make,
    model: text('model'),
    ...(vehicleId !== undefined && { vehicleId }),
    ...(year && { year }),
  };
}

/** A link may name only the record ("build one like this"), which means its newest year. */
function byId(choices: readonly VehicleChoice[], pick: VehiclePick): VehiclePick {
  const named = choices.find(({ id }) => id === pick.vehicleId);
  if (!named || pick.make !== undefined) return pick;
  const { make, model, yearTo, id: vehicleId } = named;
  return { make, model, vehicleId, year: pick.year ?? yearTo };
}

/** A link may also name a make, or a make and how its model begins ("Wrangler"): the newest of these, or of its year. */
function byName(choices: readonly VehicleChoice[], pick: VehiclePick): VehiclePick {
  const { make, model = '', year } = pick;
  if (make === undefined || (year !== undefined && model === '')) return pick;
  const isMeant = (one: VehicleChoice) =>
    lower(one.make) === lower(make) &&
    lower(one.model).startsWith(lower(model)) &&
    (year === undefined || (one.yearFrom <= year && year <= one.yearTo));
  const isExact = (one: VehicleChoice) => Number(lower(one.model) === lower(model));
  const [found] = choices
    .filter(isMeant)
    .toSorted((one, other) => isExact(other) - isExact(one) || other.yearTo - one.yearTo);
  if (!found) return pick;
  return { ...pick, make: found.make, model: found.model, year: year ?? found.yearTo };
}

const lower = (text: string) => text.toLowerCase();

function wantedOrFirst<Choice>(choices: readonly Choice[], wanted: Choice | undefined): Choice {
  const found = choices.find((choice) => choice === wanted) ?? choices[0];
  if (found === undefined) throw new Error('There is no vehicle on record to choose from');
  return found;
}
