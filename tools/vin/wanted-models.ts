import type { DatabaseSync } from 'node:sqlite';

/** `models.json`: the models that a lift shop sees, by make, from a first model year on. */
export type ModelList = { fromYear: number; makes: Readonly<Record<string, readonly string[]>> };

export type WantedModels = {
  fromYear: number;
  makeIds: number[];
  /** Ids of vPIC's models. */
  modelIds: ReadonlySet<string>;
  /** The make of every model of vPIC, by the model's id. */
  makeOfModel: ReadonlyMap<string, string>;
  /** Names of the list that vPIC does not have. */
  unknownNames: string[];
};

/** Finds the models of the list in vPIC, by name. */
export function readWantedModels(db: DatabaseSync, { fromYear, makes }: ModelList): WantedModels {
  const findMake = db.prepare('select Id from Make where upper(Name) = upper(?)');
  const findModels = db.prepare(
    `select m.Id from Model m join Make_Model mm on mm.ModelId = m.Id
     where mm.MakeId = ? and upper(m.Name) = upper(?)`,
  );
  const found = Object.entries(makes).map(([make, models]) => {
    const makeId = Number(findMake.get(make)?.Id);
    if (!makeId) return { makeIds: [], modelIds: [], unknownNames: [make] };
    const ids = models.map((model) => ({
      model,
      ids: findModels.all(makeId, model).map(({ Id }) => String(Id)),
    }));
    const missing = ids.filter((one) => one.ids.length === 0);
    return {
      makeIds: [makeId],
      modelIds: ids.flatMap((one) => one.ids),
      unknownNames: missing.map(({ model }) => `${make} ${model}`),
    };
  });
  return {
    fromYear,
    makeIds: found.flatMap(({ makeIds }) => makeIds),
    modelIds: new Set(found.flatMap(({ modelIds }) => modelIds)),
    makeOfModel: readMakesOfModels(db),
    unknownNames: found.flatMap(({ unknownNames }) => unknownNames),
  };
}

function readMakesOfModels(db: DatabaseSync): Map<string, string> {
  const rows = db
    .prepare(
      'select mm.ModelId id, ma.Name make from Make_Model mm join Make ma on ma.Id = mm.MakeId',
    )
    .all();
  return new Map(rows.map(({ id, make }) => [String(id), String(make)]));
}
