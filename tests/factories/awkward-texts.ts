import { type FeedCase, joined, latin1, utf8 } from './feed-case.ts';

const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
const utf16be = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16());
const cornice = [['CB1', 'Cañón', '259.00']];
const table = 'sku,style,price\nCB1,Cañón,259.00\n';
const png = latin1('\x89PNG\r\n\x1a\n\0\0\0\rIHDR');

/** Texts as suppliers send them. */
export const awkwardTexts: readonly FeedCase[] = [
  // Encodings
  ['UTF-8', utf8(table), { rows: cornice, names: ['sku', 'style', 'price'] }],
  [
    'UTF-8 with a mark',
    utf8(`\uFEFF${table}`),
    { rows: cornice, names: ['sku', 'style', 'price'] },
  ],
  ['UTF-16, low byte first', utf16(table), { rows: cornice }],
  ['UTF-16, high byte first', utf16be(table), { rows: cornice }],
  ['UTF-16 cut off', utf16(table).subarray(0, -1), { refused: '3 tables.cut-off' }],
  [
    'Windows-1252',
    joined(latin1(table), new Uint8Array([0x53, 0x80, 0x2c, 0x2c, 0x31])),
    { rows: [...cornice, ['S€', '', '1']], notes: ['tables.read-as-windows-1252'] },
  ],
  [
    'Windows-1252 with its only accent as the last byte',
    latin1('sku,style\nCB1,Café'),
    { rows: [['CB1', 'Café']], notes: ['tables.read-as-windows-1252'] },
  ],
  [
    'UTF-8 that ends in the middle of a character',
    utf8('sku,style\nCB1,Cañón\nCB2,Ca\u20ac').subarray(0, -1),
    { refused: '3 tables.cut-off' },
  ],
  [
    'the mark of UTF-8 before Windows-1252',
    joined(utf8('\uFEFFsku,style\n'), latin1('CB1,Cañón\n')),
    { refused: '2 tables.not-utf-8' },
  ],
  // Line ends
  [
    'CRLF',
    utf8('a sku,b\r\n1,2\r\n3,4\r\n'),
    {
      rows: [
        ['1', '2'],
        ['3', '4'],
      ],
    },
  ],
  [
    'CR alone',
    utf8('a sku,b\r1,2\r3,4'),
    {
      rows: [
        ['1', '2'],
        ['3', '4'],
      ],
    },
  ],
  [
    'all of them',
    utf8('a sku,b\n1,2\r\n3,4\r5,6'),
    {
      rows: [
        ['1', '2'],
        ['3', '4'],
        ['5', '6'],
      ],
    },
  ],
  ['the end mark of DOS', utf8('sku,qty\r\nA,1\r\n\x1a'), { rows: [['A', '1']] }],
  // Separators
  [
    'semicolons and decimal commas',
    utf8('sku;price\nA;1,5\nB;2,5\nC;3,5\n'),
    {
      rows: [
        ['A', '1,5'],
        ['B', '2,5'],
        ['C', '3,5'],
      ],
    },
  ],
  [
    'tabs and commas in texts',
    utf8('sku\tname\nA\tWheel, 17x9, black\nB\tWheel, 20x10, black\n'),
    {
      rows: [
        ['A', 'Wheel, 17x9, black'],
        ['B', 'Wheel, 20x10, black'],
      ],
    },
  ],
  ['bars', utf8('sku|qty\nA|1\n'), { rows: [['A', '1']] }],
  [
    'bars inside cells',
    utf8('sku,bolts\nA,6x135|6x139.7\nB,5x127|5x139.7\n'),
    {
      rows: [
        ['A', '6x135|6x139.7'],
        ['B', '5x127|5x139.7'],
      ],
    },
  ],
  [
    'a separator told by a spreadsheet',
    utf8('sep=;\r\nsku;name\r\nA;x,y\r\n'),
    { rows: [['A', 'x,y']] },
  ],
  ['one column', utf8('Part Number\nA\nB\n'), { rows: [['A'], ['B']], names: ['Part Number'] }],
  // Quotes
  [
    'quotes over lines',
    utf8('sku,text\nA,"one\r\ntwo, ""three"""\nB,x\n'),
    {
      rows: [
        ['A', 'one\r\ntwo, "three"'],
        ['B', 'x'],
      ],
    },
  ],
  [
    'an inch mark without quotes',
    utf8('sku,text\nA,6" LIFT\nB,12" BAR "wide"\n'),
    {
      rows: [
        ['A', '6" LIFT'],
        ['B', '12" BAR "wide"'],
      ],
    },
  ],
  ['spaces around quotes', utf8('sku,text\nA, "x, y" \n'), { rows: [['A', 'x, y']] }],
  [
    '="00123" in quotes and bare',
    utf8('sku,upc\n"=""007""",="0850"\n="1,2",=""\n'),
    {
      rows: [
        ['007', '0850'],
        ['1,2', ''],
      ],
    },
  ],
  [
    'a formula that is none',
    utf8('sku,text\nA,=x\nB,==\n'),
    {
      rows: [
        ['A', '=x'],
        ['B', '=='],
      ],
    },
  ],
  [
    'a quote that is never closed',
    utf8('sku,text\nA,x\nB,"6 lift\nC,y\n'),
    { refused: '3 text tables.open-quote' },
  ],
  [
    'a quote that is never closed in a long file',
    utf8(`sku,text\nA,"x\n${'C,y\n'.repeat(30_000)}`),
    { refused: '2 text tables.open-quote' },
  ],
  [
    'text behind a quote',
    utf8('sku,text\nA,x\nB,"6" lift"\n'),
    { refused: '3 text tables.after-quote' },
  ],
  // Rows
  [
    'ragged rows',
    utf8('sku,name,qty\nA\nB,x,1,,\nC,x,2,oops\n\n,,\nD,y,3\n'),
    {
      rows: [
        ['A', '', ''],
        ['B', 'x', '1'],
        ['C', 'x', '2'],
        ['D', 'y', '3'],
      ],
      problems: ['4 4 tables.cell-count'],
    },
  ],
  [
    'a name twice, one with line break, one missing',
    utf8('sku,Qty,Qty,"Bolt\nPattern",,Qty\nA,1,2,5x127,x,3\n'),
    {
      rows: [['A', '1', '2', '5x127', 'x', '3']],
      names: ['sku', 'Qty', 'Qty (2)', 'Bolt Pattern', '', 'Qty (3)'],
      notes: ['tables.column-twice'],
    },
  ],
  ['nothing', utf8(''), { refused: '1 tables.empty' }],
  ['a mark alone', utf8('\uFEFF'), { refused: '1 tables.empty' }],
  ['blank lines', utf8('\r\n \r\n,,\r\n'), { refused: '1 tables.empty' }],
  ['a header alone', utf8('sku,qty\n'), { refused: '1 tables.no-rows' }],
  ['a zero byte', utf8('sku,qty\nA,1\nB,\0\n'), { refused: '3 qty tables.null-character' }],
  [
    'a million columns',
    utf8(`sku${',x'.repeat(1_000_000)}\n`),
    { refused: '1 1001 tables.too-many-columns' },
  ],
  [
    'a cell of 200 KB',
    utf8(`sku,text\nA,x\nB,"${'x'.repeat(200_000)}"\n`),
    { refused: '3 text tables.long-row' },
  ],
  // Other files
  ['a picture', png, { refused: '1 tables.not-a-table' }],
  ['a PDF', utf8('%PDF-1.7\n1 0 obj'), { refused: '1 tables.not-a-table' }],
  ['a RAR archive', latin1('Rar!\x1a\x07\0x'), { refused: '1 tables.other-archive' }],
  [
    'a page saved as .xls',
    utf8('\uFEFF\r\n<html xmlns:x="urn:x"><table><tr><td>sku</td></tr></table>'),
    { refused: '1 tables.web-page' },
  ],
  [
    'a page with a declaration',
    utf8('<?xml version="1.0"?><!-- x --><!DOCTYPE html><html></html>'),
    { refused: '1 tables.web-page' },
  ],
  [
    "Excel's XML of 2003",
    utf8(
      '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<ss:Workbook xmlns:ss="x"/>',
    ),
    { refused: '1 tables.old-excel' },
  ],
  ['XML in UTF-16', utf16('<?xml version="1.0"?><PIES></PIES>'), { refused: '1 tables.xml' }],
  ['JSON', utf8('{"data":[{"id":"1"}]}'), { refused: '1 tables.json' }],
  ['a brand whose code begins a bitmap', utf8('BMF,sku\nBM,A\n'), { rows: [['BM', 'A']] }],
];
