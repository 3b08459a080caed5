import {
  type TableName,
  tableFields,
  type VehicleField,
  valueIn,
} from '#src/domain/goods/index.ts';
import { said } from '../event-lines.ts';
import { useFactText } from './use-fact-text.ts';
import { useVehicleWords } from './use-vehicle-words.ts';

/** What people call a row of each table. A row with an id keeps it when its name changes. */
const nameIn: Readonly<Record<TableName, string>> = {
  liftTire: 'liftIn',
  trims: 'name',
  factoryTires: 'size',
  options: 'name',
  byYears: 'years',
  kitAnswers: 'list',
};

function isTable(fact: string): fact is TableName {
  return fact in nameIn;
}

/**
 * What a change did to the rows of a table: "Tires by lift, 2: largest tire (in): 33 → 35". Null for a fact that is no
 * table, or whose rows cannot be told apart.
 */
export function useRowLines(): (fact: string, before: unknown, after: unknown) => string[] | null {
  const { t, factOf, labelOf } = useVehicleWords();
  const write = useFactText();
  return (fact, before, after) => {
    if (!isTable(fact)) return null;
    const keyed = (rows: unknown) => rowsByKey(rows, (row) => keyOf(fact, row));
    const [was, is] = [keyed(before), keyed(after)];
    if (!was || !is) return null;
    const lines = [...new Set([...was.keys(), ...is.keys()])].flatMap((key) =>
      linesOf(fact, was.get(key), is.get(key)),
    );
    return lines.length > 0 ? lines : null;
  };

  function keyOf(table: TableName, row: object): string {
    return String(valueIn(row, 'id') ?? nameOf(table, row));
  }

  function linesOf(table: TableName, old: object | undefined, next: object | undefined): string[] {
    const words = { fact: factOf(table), row: nameOf(table, old ?? next ?? {}) };
    if (!old) return [t('row.added', words)];
    if (!next) return [t('row.removed', words)];
    return changesOf(table, old, next).map((change) => t('row.changed', { ...words, change }));
  }

  function nameOf(table: TableName, row: object): string {
    return write(nameIn[table], valueIn(row, nameIn[table]));
  }

  function changesOf(table: TableName, old: object, next: object): string[] {
    return tableFields[table].flatMap((field) => {
      const [was, is] = [old, next].map((row) => written(field, row));
      return was === is ? [] : [said(labelOf(field, table), [was ?? '–', is ?? '–'])];
    });
  }

  function written(field: VehicleField, row: object): string {
    const value = valueIn(row, field.path);
    // Lists of figures, such as a trim's own limits, are told with their figures instead of their number.
    return field.kind === 'limits' && Array.isArray(value)
      ? value.map((one) => write('', one)).join('; ') || '–'
      : write(field.path, value);
  }
}

/** Null if two rows cannot be told apart. */
function rowsByKey(
  rows: unknown,
  keyOf: (row: object) => string,
): ReadonlyMap<string, object> | null {
  const list = (Array.isArray(rows) ? rows : []).filter((row) => typeof row === 'object');
  const keyed = new Map(list.map((row: object) => [keyOf(row), row]));
  return keyed.size === list.length ? keyed : null;
}
