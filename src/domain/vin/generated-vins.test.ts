import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourcePath } from '#src/db/source-path.ts';
import { generateVins } from '#tests/factories/generated-vins.ts';
import { type DecodedVehicle, decodeVin } from './decode-vin.ts';
import { loadVinTable, vinTableFile } from './load-vin-table.server.ts';
import { makerOf } from './vin-table.ts';

const table = await loadVinTable();
const generated = generateVins(table, 500);

function decode(vin: string): DecodedVehicle {
  const decoded = decodeVin(table, vin, 2026);
  if (decoded.status !== 'decoded') throw new Error(`${vin} is ${decoded.status}`);
  return decoded.vehicle;
}

/** All texts of a field whose patterns match, by regular expressions instead of our own matcher. */
function matching(vin: string, year: number, field: string): string[] {
  const characters = `${vin.slice(3, 8)}|${vin.slice(9)}`;
  const spans = makerOf(table, vin)?.s.filter(
    ([, from, to]) => from <= year && year <= (to || 9999),
  );
  const patterns = (spans ?? []).flatMap(([schema]) => table.schemas[schema] ?? []);
  const found = patterns.filter(([key, at]) => {
    if (table.keys[at] !== field) return false;
    const source = key.replaceAll('|', '\\|').replaceAll('1-A', '1A').replaceAll('*', '.');
    return new RegExp(`^${source}`).test(characters);
  });
  return [...new Set(found.map(([, , text]) => table.texts[text] ?? ''))];
}

test('the table is small, and every index in it leads somewhere', () => {
  expect(statSync(sourcePath(vinTableFile)).size).toBeLessThan(1.5 * 1024 * 1024);
  const { keys, texts, wmis, schemas } = table;
  expect(Object.keys(wmis).length).toBeGreaterThan(150);
  for (const [code, { m, t, s }] of Object.entries(wmis)) {
    expect(code).toMatch(/^[A-HJ-NPR-Z0-9]{2}(?:[A-HJ-NPR-Z0-8]|9[A-HJ-NPR-Z0-9]{3})$/);
    expect([...m, t].filter((at) => texts[at] === undefined)).toEqual([]);
    expect(s.filter(([schema]) => schemas[schema] === undefined)).toEqual([]);
  }
  const wrong = schemas.flat().filter(([key, field, text, make = 0]) => {
    const isKey = /^(?:\[[A-Z0-9-]+\]|[A-Z0-9*|])+$/.test(key);
    return !isKey || [keys[field], texts[text], texts[make]].includes(undefined);
  });
  expect(wrong).toEqual([]);
});

test('500 generated VINs: the year and the model they were made of', () => {
  const differing = generated.filter(({ vin, year, model }) => {
    const { year: read, otherYear, model: named } = decode(vin);
    return ![read, otherYear].includes(year) || named !== model;
  });
  // In some years vPIC gives one pattern two names (Suburban and Yukon XL): then it is the newer one.
  const unexplained = differing.filter(({ vin, year, model }) => {
    const { year: read, model: named } = decode(vin);
    const models = matching(vin, year, 'model');
    return read !== year || !models.includes(model) || !models.includes(named);
  });
  expect(unexplained).toEqual([]);
  expect(differing.length).toBeLessThanOrEqual(5);
  expect(new Set(generated.map(({ model }) => model)).size).toBeGreaterThan(80);
});

test('500 generated VINs: series, trims, doors and weight as a second matcher reads them', () => {
  for (const { vin } of generated) {
    const read = decode(vin);
    const texts = (field: string) => matching(vin, read.year, field);
    expect(new Set(read.series), vin).toEqual(new Set([...texts('series'), ...texts('series2')]));
    expect(new Set(read.trims), vin).toEqual(new Set([...texts('trim'), ...texts('trim2')]));
    expect(read.doors === null, vin).toBe(texts('doors').length === 0);
    if (read.doors !== null) expect(texts('doors'), vin).toContain(String(read.doors));
    expect(read.weightClasses.length > 0, vin).toBe(
      [...texts('gvwrFrom'), ...texts('gvwrTo')].length > 0,
    );
  }
});
