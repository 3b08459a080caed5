import type { Vehicle } from '#src/domain/catalog/index.ts';
import { slugOf } from '#src/lib/slug.ts';
import { why } from '../refusals.ts';
import { readField } from './field-value.ts';
import { type Found, orNull, type VehicleForm } from './typed-parts.ts';
import { setIn } from './value-in.ts';
import { nameOf, type VehicleField } from './vehicle-field.ts';
import { type TableName, tableFields, tableNames } from './vehicle-tables.ts';

type Fields = Record<string, unknown>;
/** For each row of a table its number in the form. */
export type RowNumbers = Record<TableName, number[]>;

/** Fields that say something by themselves: a row in which all of them are empty is left out. */
const quiet: readonly VehicleField['kind'][] = ['choice', 'flag', 'id'];

type Read = { found: Found; before: Vehicle | null };

/** All rows of all tables; rows that were emptied are gone. */
export function readRows(form: VehicleForm, { found, before }: Read) {
  const names = Object.keys(form);
  const read = tableNames.map((table) => {
    const numbers = rowNumbers(names, table).filter((row) => isFilled(form, { table, row }));
    const rows = numbers.map((row) => readRow(form, { table, row, found }));
    return { table, numbers, rows };
  });
  const rows = Object.fromEntries(read.map((one) => [one.table, one.rows])) as Record<
    TableName,
    Fields[]
  >;
  const numbers = Object.fromEntries(read.map((one) => [one.table, one.numbers])) as RowNumbers;
  keepOrder(rows.liftTire, before);
  giveIds(rows.trims);
  giveIds(rows.options);
  findTrims(rows, { numbers, found });
  return { rows, numbers };
}

function rowNumbers(names: readonly string[], table: TableName): number[] {
  const begin = new RegExp(`^${table}-(\\d{1,3})-`);
  const found = names.flatMap((name) => begin.exec(name)?.[1] ?? []);
  return [...new Set(found.map(Number))].sort((one, other) => one - other);
}

type Row = { table: TableName; row: number };

function isFilled(form: VehicleForm, { table, row }: Row): boolean {
  return tableFields[table].some((field) => {
    const name = `${table}-${row}-${nameOf(field.path)}`;
    if (field.kind === 'set')
      return field.options.some((option) => form[`${name}-${option}`] === 'on');
    return !quiet.includes(field.kind) && String(form[name] ?? '').trim() !== '';
  });
}

function readRow(form: VehicleForm, { table, row, found }: Row & { found: Found }): Fields {
  const fields: Fields = {};
  for (const field of tableFields[table]) {
    const name = `${table}-${row}-${nameOf(field.path)}`;
    if (field.kind === 'set') {
      fields[field.path] = field.options.filter((option) => form[`${name}-${option}`] === 'on');
      continue;
    }
    const read = readField(field, String(form[name] ?? ''));
    if ('refusal' in read) found.issues.push({ path: name, ...read.refusal });
    setIn(fields, { path: field.path, value: 'value' in read ? read.value : null });
  }
  return withoutEmpty(table, fields);
}

/** Unknown parts of a row are null, or left out where a record says nothing of them. */
function withoutEmpty(table: TableName, row: Fields): Fields {
  if (table === 'trims') {
    return { ...row, wheel: orNull(row.wheel), gawrRearRangeLb: orNull(row.gawrRearRangeLb) };
  }
  if (table !== 'byYears') return row;
  const { frontSpring, wheelOverBrakes, ...rest } = row;
  const brakes = orNull(wheelOverBrakes);
  return {
    ...rest,
    ...(frontSpring !== null && { frontSpring }),
    ...(brakes !== null && { wheelOverBrakes: brakes }),
  };
}

/** Boxes have the form's order; the record's says what a tire touches first. */
function keepOrder(rows: readonly Fields[], before: Vehicle | null): void {
  for (const row of rows) {
    const was = before?.liftTire.find(({ liftIn }) => liftIn === row.liftIn);
    for (const name of ['trimAt', 'cutAt'] as const) {
      const places: unknown[] = Array.isArray(row[name]) ? row[name] : [];
      const kept = (was?.[name] ?? []).filter((place) => places.includes(place));
      row[name] = [...new Set([...kept, ...places])];
    }
  }
}

/** Builds name trims and options by id, so an id stays; a new row gets one from its name. */
function giveIds(rows: readonly Fields[]): void {
  const taken = new Set(rows.map(({ id }) => id));
  for (const row of rows) {
    if (row.id) continue;
    const begin = slugOf(String(row.name)) || 'trim';
    let id = begin;
    for (let next = 2; taken.has(id); next += 1) id = `${begin}-${next}`;
    taken.add(id);
    row.id = id;
  }
}

/** Trims of an option, by id. */
function findTrims(
  { options, trims }: Record<TableName, Fields[]>,
  { numbers, found }: { numbers: RowNumbers; found: Found },
): void {
  const ids = new Map(trims.map(({ id, name }) => [String(name).toLowerCase(), id]));
  options.forEach((option, at) => {
    const names = Array.isArray(option.trims) ? option.trims.map(String) : [];
    const unknown = names.find((name) => !ids.has(name.toLowerCase()));
    option.trims = names.map((name) => ids.get(name.toLowerCase()) ?? name);
    if (unknown === undefined) return;
    const told = why('vehicle.no-such-trim', { trim: unknown });
    found.issues.push({ path: `options-${numbers.options[at]}-trims`, ...told });
  });
}
