import type { Vehicle } from '#src/domain/catalog/index.ts';
import { writeField } from './field-value.ts';
import { valueIn } from './value-in.ts';
import type { StockVehicle } from './vehicle-facts.ts';
import { nameOf, type VehicleField } from './vehicle-field.ts';
import { vehicleFacts } from './vehicle-sections.ts';
import { tableFields, tableNames } from './vehicle-tables.ts';

/** The form of a vehicle as text, by the name of its field. */
export type VehicleValues = Readonly<Record<string, string>>;

/** The form filled from a record. */
export function vehicleValues(vehicle: StockVehicle): VehicleValues {
  const facts = vehicleFacts.flatMap(({ fields }) =>
    fields.flatMap((one) => entries(one, vehicle, '')),
  );
  const rows = tableNames.flatMap((table) =>
    (vehicle[table] ?? []).flatMap((row, at) =>
      tableFields[table].flatMap((field) => entries(field, named(row, vehicle), `${table}-${at}-`)),
    ),
  );
  return Object.fromEntries([
    ...facts,
    ...rows,
    ...sourceEntries(vehicle),
    ['status', vehicle.status],
    ['trims-none', vehicle.trims === null ? '' : 'alike'],
  ]);
}

/** An option names its trims by id, people by name. */
function named(row: object, { trims }: Pick<Vehicle, 'trims'>): object {
  if (!('kind' in row && 'trims' in row && Array.isArray(row.trims))) return row;
  const names = new Map(trims?.map(({ id, name }) => [id, name]));
  return { ...row, trims: row.trims.map((id) => names.get(id) ?? id) };
}

type Entry = [name: string, text: string];

function entries(field: VehicleField, inside: object, prefix: string): Entry[] {
  const name = `${prefix}${nameOf(field.path)}`;
  const value = valueIn(inside, field.path);
  if (field.kind !== 'set') return [[name, writeField(field, value)]];
  const ticked = Array.isArray(value) ? value : [];
  return ticked.map((option): Entry => [`${name}-${option}`, 'on']);
}

function sourceEntries({ provenance }: Vehicle): Entry[] {
  return Object.entries(provenance)
    .filter(([fact]) => fact !== '*')
    .flatMap(([fact, { source, confidence }]): Entry[] => [
      [`source-${fact}-text`, source],
      [`source-${fact}-confidence`, confidence],
    ]);
}
