import { isUtf8 } from 'node:buffer';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inMemory } from '../file-bytes.server.ts';
import { openTable } from './open-table.server.ts';

const names = ['Part Number', 'Brand', 'Description', 'Finish', 'Notes', 'Bolt Pattern'];
/** The character of each byte of Windows-1252. */
const western = [
  ...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, at) => at)),
];

const encoders = {
  'utf-8': (text: string) => Buffer.from(text),
  'utf-8 with a mark': (text: string) => Buffer.from(`\uFEFF${text}`),
  'utf-16le': (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'utf-16be': (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
  'windows-1252': (text: string) => Buffer.from([...text].map((sign) => western.indexOf(sign))),
};
type EncodingName = keyof typeof encoders;

const awkwardSigns = [
  '"',
  ',',
  ';',
  '\t',
  '|',
  '\n',
  '\r',
  '=',
  ' ',
  'é',
  '6" LIFT',
  '8-1/2',
  '0012',
];

/** Any text that a file may have in a cell: no zero byte, and not the ="…" that is read as what it quotes. */
function cellIn(encoding: EncodingName) {
  const any =
    encoding === 'windows-1252'
      ? fc.constantFrom(...western)
      : fc.string({ unit: 'binary', maxLength: 1 });
  const signs = fc.array(fc.oneof(any, fc.constantFrom(...awkwardSigns)), { maxLength: 8 });
  return signs
    .map((parts) => parts.join('').replaceAll('\0', ''))
    .filter((text) => !/^="[\s\S]*"$/.test(text) && !text.includes('\x1a'));
}

function written(
  cell: string,
  { separator, isQuoted }: { separator: string; isQuoted: boolean },
): string {
  const isPlain = !/["\r\n]/.test(cell) && !cell.includes(separator);
  return isPlain && !isQuoted ? cell : `"${cell.replaceAll('"', '""')}"`;
}

const anyTable = fc
  .record({
    encoding: fc.constantFrom(...(Object.keys(encoders) as EncodingName[])),
    separator: fc.constantFrom(',', ';', '\t', '|'),
    lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
    isQuoted: fc.boolean(),
    width: fc.integer({ min: 2, max: names.length }),
  })
  .chain((form) => {
    const row = fc.array(cellIn(form.encoding), { minLength: form.width, maxLength: form.width });
    const isSeen = (cells: string[]) => cells.some((cell) => cell.trim() !== '');
    return fc.record({
      form: fc.constant(form),
      rows: fc.array(row.filter(isSeen), { minLength: 1, maxLength: 12 }),
    });
  });

test('any table comes back as it was written', async () => {
  await fc.assert(
    fc.asyncProperty(anyTable, async ({ form, rows }) => {
      const all = [names.slice(0, form.width), ...rows];
      const lines = all.map((cells) =>
        cells.map((cell) => written(cell, form)).join(form.separator),
      );
      const bytes = encoders[form.encoding](lines.join(form.lineEnd) + form.lineEnd);
      // Bytes that are valid UTF-8 are read as UTF-8, whatever they were meant to be.
      fc.pre(
        form.encoding !== 'windows-1252' || /^[\0-\x7f]*$/.test(lines.join('')) || !isUtf8(bytes),
      );
      const table = await openTable(inMemory(bytes), { headerRow: 1 });
      const read = await Array.fromAsync(table.rows());
      expect(read.map(({ cells }) => cells)).toEqual(rows);
      expect(read.filter(({ problem }) => problem)).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

test('whatever a file holds, it is read or refused, and nothing else happens', async () => {
  const start = fc.constantFrom(
    '',
    'sku,qty\n',
    '\uFEFFsku\t',
    'PK\x03\x04',
    '<a>',
    '="',
    '\xff\xfe',
    '\x1f\x8b\x08',
  );
  const file = fc
    .tuple(start, fc.uint8Array({ maxLength: 200 }))
    .map(([text, rest]) => Buffer.concat([Buffer.from(text, 'latin1'), rest]));
  await fc.assert(
    fc.asyncProperty(file, async (bytes) => {
      try {
        const table = await openTable(inMemory(bytes));
        for await (const row of table.rows())
          expect(row.cells).toHaveLength(table.header.names.length);
      } catch (error) {
        expect(error).toMatchObject({ name: 'FileError', problem: { line: expect.any(Number) } });
      }
    }),
    { numRuns: 400 },
  );
});
