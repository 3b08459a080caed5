import {
  type TableName,
  tableFields,
  type VehicleField,
  valueIn,
} from '#src/domain/goods/index.ts';
import { said } from '../event-lines.ts';
import { useFactText } from './use-fact-text.ts';
import { useVehicleWords } from './use-vehicle-words.ts';

/** What names a row within its table, where that is unique. */
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
 * table, or whose rows have no names of their own.
 */
export function useRowLines(): (fact: string, before: unknown, after: unknown) => string[] | null {
  const { t, factOf, labelOf } = useVehicleWords();
  const write = useFactText();
  return (fact, before, after) => {
    if (!isTable(fact)) return null;
    const named = (rows: unknown) => rowsByName(rows, (row) => nameOf(fact, row));
    const [was, is] = [named(before), named(after)];
    if (!was || !is) return null;
    const lines = [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
      const [old, next] = [was.get(name), is.get(name)];
      if (!old) return [t('row.added', { fact: factOf(fact), row: name, text: write('', next) })];
      if (!next) return [t('row.removed', { fact: factOf(fact), row: name })];
      const changes = changesOf(fact, old, next);
      return changes.map((change) => t('row.changed', { fact: factOf(fact), row: name, change }));
    });
    return lines.length > 0 ? lines : null;
  };

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

/** Null if two rows have the same name. */
function rowsByName(
  rows: unknown,
  nameOf: (row: object) => string,
): ReadonlyMap<string, object> | null {
  const list = (Array.isArray(rows) ? rows : []).filter((row) => typeof row === 'object');
  const named = new Map(list.map((row: object) => [nameOf(row), row]));
  return named.size === list.length ? named : null;
}
