import type { DatabaseSync } from 'node:sqlite';
import type { SchemaReader } from './read-schemas.ts';
import type { WantedModels } from './wanted-models.ts';

export type NamedMaker = {
  /** Three characters, or six. */
  code: string;
  makes: string[];
  vehicleType: string;
  isLight: boolean;
  /** Schemas in the order in which they are asked; `to` is 0 while still in use. */
  spans: { schemaId: number; from: number; to: number }[];
};

/** Ids of vPIC's vehicle types. */
const [passengerCar, truck, multipurpose, incomplete] = [2, 3, 7, 10];
const vehicleTypes = [passengerCar, truck, multipurpose, incomplete];
/** Id of its truck type up to 10,000 lb. */
const lightTruck = 1;

/** Makers that have a model of the list, with their schemas since its first year. */
export function readMakers(
  db: DatabaseSync,
  { wanted, schemas }: { wanted: WantedModels; schemas: SchemaReader },
): NamedMaker[] {
  const rows = db
    .prepare(
      `select distinct w.Id, w.Wmi, w.VehicleTypeId type, w.TruckTypeId truck, t.Name typeName
       from Wmi w join Wmi_Make x on x.WmiId = w.Id left join VehicleType t on t.Id = w.VehicleTypeId
       where x.MakeId in (${wanted.makeIds.join(',')})
       and w.VehicleTypeId in (${vehicleTypes.join(',')}) order by w.Wmi`,
    )
    .all();
  return rows.flatMap((row) => {
    const spans = readSpans(db, { wmiId: Number(row.Id), fromYear: wanted.fromYear, schemas });
    const isOurs = spans.some(({ schemaId }) =>
      schemas.patternsOf(schemaId).some(({ isListed }) => isListed),
    );
    if (!isOurs) return [];
    const type = Number(row.type);
    const isLight =
      type === passengerCar ||
      type === multipurpose ||
      (type === truck && Number(row.truck) === lightTruck);
    return [
      {
        code: String(row.Wmi),
        makes: readMakes(db, Number(row.Id)),
        vehicleType: String(row.typeName ?? ''),
        isLight,
        spans,
      },
    ];
  });
}

type Asked = { wmiId: number; fromYear: number; schemas: SchemaReader };

/** The schema that began last comes first, then the one that was edited last. */
function readSpans(db: DatabaseSync, { wmiId, fromYear, schemas }: Asked): NamedMaker['spans'] {
  const rows = db
    .prepare(
      `select distinct VinSchemaId id, YearFrom f, YearTo t from Wmi_VinSchema
       where WmiId = ? and (YearTo is null or YearTo >= ?)`,
    )
    .all(wmiId, fromYear);
  return rows
    .map(({ id, f, t }) => ({ schemaId: Number(id), from: Number(f), to: Number(t ?? 0) }))
    .toSorted(
      (one, other) =>
        other.from - one.from ||
        (schemas.editedOn(other.schemaId) > schemas.editedOn(one.schemaId) ? 1 : -1),
    )
    .filter(({ schemaId }) => schemas.patternsOf(schemaId).length > 0);
}

function readMakes(db: DatabaseSync, wmiId: number): string[] {
  return db
    .prepare(
      `select ma.Name name from Wmi_Make x join Make ma on ma.Id = x.MakeId
       where x.WmiId = ? order by ma.Name`,
    )
    .all(wmiId)
    .map(({ name }) => String(name));
}
