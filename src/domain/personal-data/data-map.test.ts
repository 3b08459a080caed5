import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '#src/db/schema/index.ts';
import { dataMap } from './data-map.ts';
import { type Holding, holdings } from './holdings.server.ts';

const tables = Object.values(schema).filter((one) => is(one, PgTable));
const erased: Holding[] = Object.values(holdings);
const tableName = ({ table }: Holding) => getTableName(table);

/** Columns that can hold free text: not ids, numbers, times or one of a few fixed words. */
function canHoldWords({ dataType, columnType, enumValues }: PgColumn): boolean {
  const isFixed = (enumValues?.length ?? 0) > 0;
  return ['string', 'json', 'array'].includes(dataType) && columnType !== 'PgUUID' && !isFixed;
}

test('every table of the schema says whose data it holds', () => {
  const names = tables.map((table): string => getTableName(table)).sort();
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !dataMap[name])).toEqual([]);
  expect(Object.keys(dataMap).filter((name) => !names.includes(name))).toEqual([]);
});

test.each(tables.map((table) => [getTableName(table), table] as const))(
  'each column of %s that can hold words is classified, and no other',
  (name, table) => {
    const data = dataMap[name];
    if (data?.holds !== 'customers') return expect(data?.because).toMatch(/\w/);
    const columns = Object.values(getTableColumns(table));
    const words = columns.filter(canHoldWords).map((column) => column.name);
    expect([...data.personal, ...data.plain].sort()).toEqual(words.sort());
  },
);

test('what holds something of customers is found and erased, or says what stays of its rows', () => {
  const withPeople = Object.entries(dataMap).filter(([, { holds }]) => holds === 'customers');
  const missing = withPeople.filter(
    ([name, data]) =>
      !('rowStays' in data && data.rowStays) && !erased.some((one) => tableName(one) === name),
  );
  expect(missing.map(([name]) => name)).toEqual([]);
  expect(erased.map(tableName).filter((name) => dataMap[name]?.holds !== 'customers')).toEqual([]);
});
