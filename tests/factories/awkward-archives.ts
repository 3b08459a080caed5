import { gzipSync } from 'node:zlib';
import { type FeedCase, joined, latin1, utf8 } from './feed-case.ts';
import { largeZipFile } from './large-zip.ts';
import { zipFile } from './resumes.ts';
import { workbookFile } from './workbooks.ts';

const csv = 'sku,qty\nA,1\nB,2\n';
const rows = [
  ['A', '1'],
  ['B', '2'],
];
const gzip = (data: string | Uint8Array) => new Uint8Array(gzipSync(data));
const zip = (...parts: Parameters<typeof zipFile>[0]) => zipFile(parts);
const zeros = (megabytes: number) => new Uint8Array(megabytes * 1024 * 1024).fill(48);
const book = workbookFile({
  sheets: [
    {
      name: 'Stock',
      rows: [
        ['sku', 'qty'],
        ['A', 1],
      ],
    },
  ],
});
const manyRows = Array.from({ length: 5000 }, (_, at) => `${at},${(at * 7919) % 1000}`).join('\n');

/** The old container of Office with streams of these names (MS-CFB). */
function oldOffice(...names: string[]): Uint8Array {
  const file = Buffer.alloc(512 * 3);
  file.write('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1');
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 48);
  names.forEach((name, at) => {
    const place = 1024 + at * 128;
    file.write(name, place, 'utf16le');
    file.writeUInt16LE((name.length + 1) * 2, place + 64);
  });
  return new Uint8Array(file);
}

/** Archives and the files of other programs. */
export const awkwardArchives: readonly FeedCase[] = [
  ['gzip', gzip(csv), { rows }],
  ['gzip in two members', joined(gzip('sku,qty\nA,1\n'), gzip('B,2\n')), { rows }],
  ['gzip cut off', gzip(manyRows).subarray(0, 5000), { refused: '1 tables.damaged' }],
  [
    'gzip with other bytes',
    gzip(csv).map((byte, at) => (at === 14 ? byte ^ 0xff : byte)),
    { refused: '1 tables.damaged' },
  ],
  ['gzip of zeros', gzip(zeros(20)), { refused: '1 tables.unpacks-too-much' }],
  ['gzip in gzip', gzip(gzip(csv)), { refused: '1 tables.archive-in-archive' }],
  ['nothing in gzip', gzip(''), { refused: '1 tables.empty' }],
  ['zip', zip({ name: 'stock.csv', data: csv }), { rows }],
  ['zip in the large format', largeZipFile([{ name: 'stock.csv', data: csv }]), { rows }],
  [
    'zip with what systems and designers add',
    zip(
      { name: 'list/', data: '', isStored: true },
      { name: 'list/stock', data: csv },
      { name: '__MACOSX/list/._stock', data: 'x' },
      { name: 'logo.png', data: latin1('\x89PNG\r\n') },
    ),
    { rows },
  ],
  [
    'zip with two data files',
    zip({ name: 'a/wheels.csv', data: csv }, { name: 'tires.csv', data: csv }),
    { refused: '1 tables.several-files' },
  ],
  [
    'zip with a way out of its folder',
    zip({ name: '../../x', data: csv }),
    { refused: '1 tables.path-in-archive' },
  ],
  [
    'zip with an absolute path',
    zip({ name: '/etc/x.csv', data: csv }),
    { refused: '1 tables.path-in-archive' },
  ],
  [
    'zip with a drive',
    zip({ name: 'C:\\x.csv', data: csv }),
    { refused: '1 tables.path-in-archive' },
  ],
  [
    'zip of zeros',
    zip({ name: 'x.csv', data: zeros(20) }),
    { refused: '1 tables.unpacks-too-much' },
  ],
  [
    'zip that says more than it holds',
    zip({ name: 'x.csv', data: csv, unpacked: 5000 }),
    { refused: '1 tables.damaged' },
  ],
  [
    'zip that says less than it holds',
    zip({ name: 'x.csv', data: zeros(20), unpacked: 10 }),
    { refused: '1 tables.damaged' },
  ],
  [
    'zip that says two gigabytes',
    zip({ name: 'x.csv', data: csv, unpacked: 2_000_000_000 }),
    { refused: '1 tables.unpacks-too-large' },
  ],
  [
    'zip in zip',
    zip({ name: 'x.zip', data: zip({ name: 'x.csv', data: csv }) }),
    { refused: '1 tables.archive-in-archive' },
  ],
  [
    'a workbook in zip',
    zip({ name: 'x.xlsx', data: book }),
    { rows: [['A', '1']], sheet: 'Stock' },
  ],
  [
    'zip with a password',
    zip({ name: 'x.csv', data: csv, isLocked: true }),
    { refused: '1 tables.password' },
  ],
  [
    'zip with too many files',
    zip(...Array.from({ length: 2001 }, (_, at) => ({ name: `${at}`, data: 'x' }))),
    { refused: '1 tables.too-many-entries' },
  ],
  ['zip with nothing', zip(), { refused: '1 tables.no-data-file' }],
  [
    'zip with pictures',
    zip({ name: 'a.jpg', data: latin1('\xff\xd8\xff\xe0') }),
    { refused: '1 tables.no-data-file' },
  ],
  [
    'zip cut off',
    zip({ name: 'x.csv', data: manyRows }).subarray(0, 3000),
    { refused: '1 tables.damaged' },
  ],
  [
    'zip with other bytes',
    zip({ name: 'x.csv', data: manyRows, isStored: true }).map((byte, at) =>
      at === 900 ? byte ^ 1 : byte,
    ),
    { refused: '1 tables.damaged' },
  ],
  ["Excel's old format", oldOffice('Root Entry', 'Workbook'), { refused: '1 tables.old-excel' }],
  [
    'a workbook with a password',
    oldOffice('Root Entry', 'EncryptionInfo', 'EncryptedPackage'),
    { refused: '1 tables.password' },
  ],
  [
    'an old Word file in gzip',
    gzip(oldOffice('Root Entry', 'WordDocument')),
    { refused: '1 tables.not-a-table' },
  ],
  [
    'an old container cut off',
    oldOffice('Workbook').subarray(0, 100),
    { refused: '1 tables.not-a-table' },
  ],
  [
    'a binary workbook',
    zip({ name: 'xl/workbook.bin', data: 'x' }),
    { refused: '1 tables.other-workbook' },
  ],
  [
    'an OpenDocument',
    zip({ name: 'mimetype', data: 'x' }, { name: 'content.xml', data: '<x/>' }),
    { refused: '1 tables.other-workbook' },
  ],
  [
    'XML in zip',
    zip({ name: 'x.xml', data: utf8('<ACES version="4.2"></ACES>') }),
    { refused: '1 tables.xml' },
  ],
];
