import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { utf8 } from '#tests/factories/feed-case.ts';
import { zipFile } from '#tests/factories/resumes.ts';
import { workbookFile } from '#tests/factories/workbooks.ts';
import { inMemory, onDisk } from '../file-bytes.server.ts';
import { recognizeFile } from './container/recognize-file.server.ts';
import { openTable } from './open-table.server.ts';

const sample = (name: string) => inMemory(readFileSync(`tests/fixtures/feeds/${name}`));
const text = (...lines: string[]) => inMemory(utf8(lines.join('\n')));

describe('files of distributors', () => {
  test.each([
    ['wheels-with-warehouses.csv', 21, 3],
    ['catalog-price-stock.csv', 34, 2],
    ['pricing.csv', 19, 1],
    ['inventory.csv', 10, 1],
    ['price-only.csv', 4, 2],
    ['stock-only.csv', 3, 3],
    ['id-names.csv', 7, 11],
  ])('%s is read without a question', async (name, columns, rows) => {
    const table = await openTable(sample(name));
    const read = await Array.fromAsync(table.rows());
    expect(table.header).toMatchObject({ line: 1, isSure: true });
    expect(table.header.names).toHaveLength(columns);
    expect(table.notes).toEqual([]);
    expect(read).toHaveLength(rows);
    expect(read.filter(({ problem }) => problem)).toEqual([]);
  });

  test('numbers of spreadsheets keep their zeros', async () => {
    const table = await openTable(sample('catalog-price-stock.csv'));
    const [first] = await Array.fromAsync(table.rows());
    const cell = (name: string) => first?.cells[table.header.names.indexOf(name)];
    expect([cell('VCPN'), cell('UPCCode'), cell('LongDescription'), cell('KitComponents')]).toEqual(
      ['BRMFL602521', '0850000000024', 'FENLINE 6" LIFT KIT 21-26 F-150 4WD', 'BRMFLBLK5R:2'],
    );
  });

  test.each([
    ['pies-7.2.xml', 'PIES'],
    ['aces-4.2-years.xml', 'ACES'],
  ])('%s is XML of its root, packed or not', async (name, root) => {
    const bytes = readFileSync(`tests/fixtures/feeds/${name}`);
    for (const file of [bytes, gzipSync(bytes)]) {
      const recognized = await recognizeFile(inMemory(file));
      expect(recognized).toMatchObject({ form: 'xml', root });
      if (recognized.form !== 'xml') continue;
      expect(Buffer.concat(await Array.fromAsync(recognized.open()))).toEqual(bytes);
    }
  });
});

describe('the header', () => {
  const headerOf = async (...lines: string[]) => (await openTable(text(...lines))).header;

  test('is found below titles, addresses and the names of groups', async () => {
    const found = await headerOf(
      'Basaltline Wheels, Inc.',
      'Dealer,Ironwood,,,,',
      ',,Size,Size,Price,Price',
      'Part Number,Style,Diameter,Width,MSRP,MAP',
      'A,Corbel,17,9,259.00,239.00',
      'B,Corbel,20,10,349.00,329.00',
    );
    expect(found).toMatchObject({ line: 4, isSure: true });
  });

  test('may name warehouses by numbers, and may be in Spanish', async () => {
    const names = 'Número de parte,Existencias,1001,1002,1003,1086,1087';
    expect(await headerOf(names, 'A,3,1,2,0,0,0', 'B,0,0,0,0,0,0')).toMatchObject({
      line: 1,
      isSure: true,
    });
  });

  test('is a question where nothing tells it from the rows', async () => {
    const table = await openTable(text('CB179,Corbel', 'CB180,Lintel', 'CB181,Corbel'));
    expect(table.header).toMatchObject({ line: 1, isSure: false });
    expect(table.notes).toMatchObject([{ reason: 'tables.header-guessed', values: { row: 1 } }]);
  });

  test('is no row with a price, even at the top', async () => {
    const table = await openTable(
      text('CB179,Corbel 17x9,259.00', 'CB180,Lintel,349.00', 'CB181,x,5.00'),
    );
    expect(table.header.isSure).toBe(false);
  });

  test('is where somebody says, and the rows above it can be seen', async () => {
    const table = await openTable(text('Our price list', '', 'x,y', 'sku,qty', 'A,1'), {
      headerRow: 4,
    });
    expect(table.header).toMatchObject({ line: 4, names: ['sku', 'qty'], isSure: true });
    expect(table.top.map(({ line }) => line)).toEqual([1, 3, 4, 5]);
    expect(await Array.fromAsync(table.rows())).toEqual([{ line: 5, cells: ['A', '1'] }]);
  });

  test.each([2, 9])('is not in a blank row %i, nor behind the end', async (headerRow) => {
    const opening = openTable(text('sku,qty', '', 'A,1'), { headerRow });
    await expect(opening).rejects.toMatchObject({
      problem: { reason: 'tables.no-header-row', line: headerRow },
    });
  });
});

describe('a sheet', () => {
  const rows = [
    ['sku', 'qty'],
    ['A', 1],
  ];
  const file = inMemory(
    workbookFile({
      sheets: [
        { name: 'Wheels', rows },
        {
          name: 'Tires',
          rows: [
            ['sku', 'size'],
            ['T', '285/70R17'],
          ],
        },
      ],
    }),
  );

  test('is the chosen one', async () => {
    const table = await openTable(file, { sheet: 'Tires' });
    expect(table).toMatchObject({ format: 'xlsx', sheet: 'Tires', sheets: ['Wheels', 'Tires'] });
    expect(await Array.fromAsync(table.rows())).toEqual([{ line: 2, cells: ['T', '285/70R17'] }]);
  });

  test('that is not there is refused with those that are', async () => {
    const values = { name: 'Lifts', sheets: 'Wheels, Tires' };
    await expect(openTable(file, { sheet: 'Lifts' })).rejects.toMatchObject({
      problem: { reason: 'tables.no-sheet', values },
    });
  });
});

test('rows are read again from the start, and a reader may stop', async () => {
  const lines = ['sku,qty', ...Array.from({ length: 20_000 }, (_, at) => `CB${at},${at}`)];
  const table = await openTable(inMemory(gzipSync(lines.join('\r\n'))));
  for await (const row of table.rows()) if (row.line === 700) break;
  const read = await Array.fromAsync(table.rows());
  expect(read).toHaveLength(20_000);
  expect(read.at(-1)).toEqual({ line: 20_001, cells: ['CB19999', '19999'] });
});

test('the line is the one that an editor shows', async () => {
  const table = await openTable(text('sku,text', 'A,"one', 'two', 'three"', '', 'B,x,y'));
  const read = await Array.fromAsync(table.rows());
  expect(read.map(({ line, problem }) => [line, problem?.column])).toEqual([
    [2, undefined],
    [6, '3'],
  ]);
});

test('a note names the first line that is not UTF-8, however far down', async () => {
  const lines = Array.from({ length: 60_000 }, (_, at) => `CB${at},plain`);
  const bytes = Buffer.from(['sku,text', ...lines, 'CBX,Cañón', ''].join('\r\n'), 'latin1');
  const table = await openTable(inMemory(bytes));
  expect(table.notes).toMatchObject([{ values: { line: 60_002 } }]);
});

describe('a disk that fails', () => {
  const lines = Array.from({ length: 50_000 }, (_, at) => `CB${at},${(at * 7919) % 100_003}`);
  const csv = Buffer.from(['sku,qty', ...lines].join('\n'));
  test.each([
    ['text', csv],
    ['gzip', gzipSync(csv)],
    ['zip', zipFile([{ name: 'x.csv', data: csv, isStored: true }])],
  ])('is not said to be a damaged file: %s', async (_, bytes) => {
    const whole = inMemory(bytes);
    let reads = 0;
    const read = async (start: number, length: number) => {
      reads += 1;
      if (reads > 6) throw new Error('the disk is gone');
      return whole.read(start, Math.min(length, 1000));
    };
    await expect(openTable({ size: whole.size, read })).rejects.toThrow('the disk is gone');
  });
});

test('a file on disk is read in pieces', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ironwood-feed-'));
  try {
    const path = join(folder, 'list.csv');
    writeFileSync(path, `sku,text\n${'A,é\n'.repeat(200_000)}`);
    await using file = await onDisk(path);
    const table = await openTable(file);
    let count = 0;
    for await (const { cells } of table.rows()) if (cells[1] === 'é') count += 1;
    expect(count).toBe(200_000);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
