import type { FeedCase } from './feed-case.ts';
import { type SheetCell, workbookFile } from './workbooks.ts';

const sheet = (...rows: (readonly SheetCell[])[]) => ({ name: 'Wheels', rows });
const book = (...rows: (readonly SheetCell[])[]) => workbookFile({ sheets: [sheet(...rows)] });
const raw = (xml: string) => workbookFile({ sheets: [{ name: 'Wheels', xml }] });
const shared = (number: number) => ({ attributes: 't="s"', inside: `<v>${number}</v>` });
const styled = (style: number, value: number) => ({
  attributes: `s="${style}"`,
  inside: `<v>${value}</v>`,
});
const header = ['sku', 'price'];
const goods =
  '<row><c t="inlineStr"><is><t>sku</t></is></c><c t="inlineStr"><is><t>price</t></is></c></row>';
const row = (value: string) => `<row><c t="inlineStr"><is><t>A</t></is></c>${value}</row>`;
const lol = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';

/** Excel workbooks as suppliers make them, and as nobody should. */
export const awkwardWorkbooks: readonly FeedCase[] = [
  [
    'numbers and texts',
    book(header, ['00123', 259], ['A"B', 259.1]),
    {
      rows: [
        ['00123', '259'],
        ['A"B', '259.1'],
      ],
      names: ['sku', 'price'],
      sheet: 'Wheels',
    },
  ],
  [
    'shared texts, one of several fonts and with its pronunciation',
    workbookFile({
      sheets: [sheet([shared(0), shared(1)], [shared(2), 5])],
      texts: [
        '<t>sku</t>',
        '<r><t>pri</t></r><r><t xml:space="preserve">ce </t></r>',
        '<t>&#xC9;lan_x000D_</t><rPh><t>eran</t></rPh>',
      ],
    }),
    { rows: [['Élan\r', '5']], names: ['sku', 'price'] },
  ],
  [
    'a shared text that is not there',
    workbookFile({ sheets: [sheet(header, ['A', 1], [shared(7), 2])], texts: [] }),
    { refused: '3 A tables.damaged' },
  ],
  [
    'dates, times, zeros in front and long numbers',
    workbookFile({
      sheets: [
        sheet(
          ['sku', 'from', 'at', 'time', 'upc', 'long', 'eighth'],
          [
            'A',
            styled(1, 46357),
            styled(2, 46357.2084490741),
            styled(2, 0.5),
            styled(3, 85000),
            850000000024,
            0.1 + 0.2,
          ],
        ),
      ],
      formats: ['mm/dd/yyyy', '[$-409]m/d/yy h:mm AM/PM;@', '000000000000'],
    }),
    {
      rows: [
        [
          'A',
          '2026-12-01',
          '2026-12-01T05:00:10',
          '12:00:00',
          '000000085000',
          '850000000024',
          '0.3',
        ],
      ],
    },
  ],
  [
    'formats with letters that are no dates',
    workbookFile({
      sheets: [sheet(['sku', 'a', 'b', 'c'], ['A', styled(1, 5), styled(2, 6), styled(3, 7)])],
      formats: ['[Red]0.00', '"days" 0', '0\\h'],
    }),
    { rows: [['A', '5', '6', '7']] },
  ],
  [
    'dates counted from 1904',
    workbookFile({
      sheets: [sheet(['sku', 'from'], ['A', styled(1, 44895)])],
      formats: ['yyyy-mm-dd'],
      workbookPr: '<workbookPr date1904="1"/>',
    }),
    { rows: [['A', '2026-12-01']] },
  ],
  [
    '8-1/2 that became a date',
    workbookFile({
      sheets: [sheet(['sku', 'width'], ['A', styled(1, 46235)])],
      formats: ['d-mmm'],
    }),
    { rows: [['A', '2026-08-01']] },
  ],
  [
    'formulas with and without a result',
    book(
      header,
      ['A', { inside: '<f>1+1</f><v>2</v>' }],
      ['B', { attributes: 't="str"', inside: '<f>""</f><v></v>' }],
      ['C', { inside: '<f>1+1</f>' }],
    ),
    {
      rows: [
        ['A', '2'],
        ['B', ''],
        ['C', ''],
      ],
      problems: ['4 price tables.formula-without-value'],
    },
  ],
  [
    'answers and errors',
    book(
      ['sku', 'kit', 'price'],
      [
        'A',
        { attributes: 't="b"', inside: '<v>1</v>' },
        { attributes: 't="e"', inside: '<v>#N/A</v>' },
      ],
    ),
    { rows: [['A', 'TRUE', '#N/A']] },
  ],
  [
    'a title, a date and a blank row above the header',
    book(
      ['Basaltline price list'],
      ['Valid from', 46357],
      [],
      ['Part Number', 'Description', 'Size', 'MSRP'],
      ['A', 'CORBEL', '17X9', 259],
      ['B', 'CORBEL', '20X10', 349],
    ),
    {
      rows: [
        ['A', 'CORBEL', '17X9', '259'],
        ['B', 'CORBEL', '20X10', '349'],
      ],
      names: ['Part Number', 'Description', 'Size', 'MSRP'],
    },
  ],
  [
    'a merged header above the header',
    book(
      ['Part', null, 'Box', null, null, 'Price'],
      ['Number', 'Name', 'Length', 'Width', 'Height', 'MSRP'],
      ['A', 'x', 19, 19, 11, 259],
      ['B', 'y', 19, 19, 11, 259],
    ),
    {
      rows: [
        ['A', 'x', '19', '19', '11', '259'],
        ['B', 'y', '19', '19', '11', '259'],
      ],
      names: ['Number', 'Name', 'Length', 'Width', 'Height', 'MSRP'],
    },
  ],
  [
    'a cover, an empty and a hidden sheet before the goods',
    workbookFile({
      sheets: [
        { name: 'Cover', rows: [['Welcome to our price list']] },
        { name: 'Empty' },
        { name: 'Old', rows: [header, ['A', 1]], state: 'hidden' },
        { name: 'Tires', rows: [header, ['B', 2]] },
      ],
    }),
    { rows: [['B', '2']], sheet: 'Tires' },
  ],
  [
    'remarks beside the table',
    book(header, ['A', 1, null, 'ask Dana'], ['B', 2]),
    {
      rows: [
        ['A', '1', '', 'ask Dana'],
        ['B', '2', '', ''],
      ],
      names: ['sku', 'price', '', ''],
    },
  ],
  [
    'cells without their places and prefixes on all names',
    raw(
      `<x:worksheet xmlns:x="m"><x:sheetData>${goods}${row('<c><v>5</v></c>')}</x:sheetData></x:worksheet>`.replace(
        /<(\/?)(row|c|v|is|t)\b/g,
        '<$1x:$2',
      ),
    ),
    { rows: [['A', '5']] },
  ],
  [
    'gaps in the rows',
    raw(
      `<worksheet><sheetData><row r="5"><c r="B5" t="str"><v>sku</v></c><c r="D5" t="str"><v>qty</v></c></row><row r="9"><c r="B9" t="str"><v>A</v></c><c r="D9"><v>1</v></c></row></sheetData></worksheet>`,
    ),
    { rows: [['', 'A', '', '1']], names: ['', 'sku', '', 'qty'] },
  ],
  [
    'a cell far to the right',
    raw(`<worksheet><sheetData>${goods}${row('<c r="XFD2"><v>5</v></c>')}</sheetData></worksheet>`),
    { refused: '2 XFD tables.too-many-columns' },
  ],
  [
    'a style far to the right',
    raw(
      `<worksheet><sheetData>${goods}${row('<c r="B2"><v>5</v></c><c r="XFD2" s="1"/>')}</sheetData></worksheet>`,
    ),
    { rows: [['A', '5']] },
  ],
  [
    'a cell of 200 KB',
    book(header, ['A', 'x'.repeat(200_000)]),
    { refused: '2 B tables.long-row' },
  ],
  [
    'one long text in every cell',
    workbookFile({
      sheets: [
        sheet(['sku', 'a', 'b', 'c', 'd'], ['A', shared(0), shared(0), shared(0), shared(0)]),
      ],
      texts: [`<t>${'x'.repeat(30_000)}</t>`],
    }),
    { refused: '2 E tables.long-row' },
  ],
  [
    'entities that grow',
    raw(
      `${lol}<worksheet><sheetData>${goods}${row('<c t="str"><v>&b;</v></c>')}</sheetData></worksheet>`,
    ),
    { refused: '1 xml.doctype' },
  ],
  [
    'an entity in the shared texts',
    workbookFile({ sheets: [sheet(header, ['A', 1])], texts: ['<t>&xxe;</t>'] }),
    { refused: '1 tables.damaged' },
  ],
  [
    'elements in elements',
    raw(`<worksheet><sheetData>${goods}${row('<c>'.repeat(60))}`),
    { refused: '2 xml.too-deep' },
  ],
  [
    'a sheet cut off',
    raw(`<worksheet><sheetData>${goods}${row('<c><v>5</v></c>')}<row><c`),
    { refused: '3 tables.damaged' },
  ],
  ['a workbook cut off', book(header, ['A', 1]).subarray(0, 900), { refused: '1 tables.damaged' }],
  [
    'headers without rows on all sheets',
    workbookFile({ sheets: [sheet(header), { name: 'Tires', rows: [header] }] }),
    { refused: '1 tables.no-sheet-with-rows' },
  ],
  ['no sheets', workbookFile({ sheets: [] }), { refused: '1 tables.no-sheet-with-rows' }],
  [
    'a sheet of zeros',
    raw(`<worksheet><sheetData>${goods}${row(`<c><v>${'0'.repeat(20_000_000)}</v></c>`)}`),
    { refused: '1 tables.unpacks-too-much' },
  ],
];
