import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each([
  [['a', 'b'], 'a,b\r\n'],
  [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"\r\n'],
  [[null, undefined, ''], ',,\r\n'],
  [[-4, 1.5, 0], '-4,1.5,0\r\n'],
  [['Núñez 日本'], 'Núñez 日本\r\n'],
])('%j is written as %j', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});

test.each([
  '=1+1',
  '+16025550199',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '＝1+1',
  "=cmd|' /C calc'!A0",
  '|x',
  '%0A=1',
])('%j is never run as a formula', (text) => {
  const [[cell]] = parse(csvLine([text]), { relax_column_count: true }) as [[string]];
  expect(cell).toBe(`'${text}`);
});

test('whatever people type comes back from a reader of CSV as it was, but for the apostrophe', () => {
  const typed = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0'));
  fc.assert(
    fc.property(fc.array(typed, { minLength: 2, maxLength: 6 }), (cells) => {
      const [read] = parse(csvLine(cells), { record_delimiter: '\r\n' }) as [string[]];
      expect(read.map((cell, index) => (cell === cells[index] ? cell : cell.slice(1)))).toEqual(
        cells,
      );
    }),
    { numRuns: 200 },
  );
});
