import type { ResumeProblem } from '#src/domain/careers/resume-types.ts';
import { docxFile, odtFile, pdfFile, rtfFile, type ZipPart, zipFile } from './resumes.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const megabytes = (count: number) => new Uint8Array(count * 1024 * 1024).fill(65);
const vba: ZipPart = { name: 'word/vbaProject.bin', data: 'x' };
const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const rels = (type: string) =>
  `<Relationships><Relationship Id="r1" Type="http://x/${type}" Target="http://evil.example/a" TargetMode="External"/></Relationships>`;
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>';
const exe = bytes('MZ\x90\0\x03\0\0\0');

/** By eicar.org, in two parts so that no scanner flags this source file. */
const testVirus = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$',
  'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('');

type BadFile = readonly [what: string, name: string, content: Uint8Array, problem: ResumeProblem];

/** Files that must be refused, each with its message. */
export const badResumes: readonly BadFile[] = [
  ['the test file for virus scanners', 'cv.txt', bytes(testVirus), 'infected'],
  ['the same with a line end', 'cv.txt', bytes(`${testVirus}\r\n`), 'infected'],
  // Names
  ['a program', 'cv.exe', exe, 'type'],
  ['no ending', 'resume', pdfFile(), 'type'],
  ['an ending behind the ending', 'cv.pdf.exe', pdfFile(), 'type'],
  ['an ending that every object has', 'cv.constructor', bytes('x'), 'type'],
  ['an old Word file', 'cv.doc', bytes('\xd0\xcf\x11\xe0'), 'oldWord'],
  ['a Word file with macros', 'cv.docm', docxFile(), 'active'],
  ['a Pages file', 'cv.pages', zipFile([{ name: 'Index.zip', data: 'x' }]), 'pages'],
  ['a picture of a paper', 'cv.jpg', bytes('\xff\xd8\xff'), 'photo'],
  ['a way out of the folder', '../../etc/passwd.pdf', pdfFile(), 'name'],
  ['a way out of a folder of Windows', '..\\..\\boot.pdf', pdfFile(), 'name'],
  ['a drive', 'c:cv.pdf', pdfFile(), 'name'],
  ['a null in the name', 'cv.exe\0.pdf', pdfFile(), 'name'],
  ['a line break in the name', 'cv\r\nX-Header: 1.pdf', pdfFile(), 'name'],
  ['an ending turned around', 'cv\u202efdp.exe.pdf', pdfFile(), 'name'],
  ['a dot behind the ending', 'cv.pdf.', pdfFile(), 'name'],
  ['a name without end', `${'a'.repeat(300)}.pdf`, pdfFile(), 'name'],
  // Sizes
  ['nothing', 'cv.pdf', bytes(''), 'empty'],
  ['too much', 'cv.txt', join(megabytes(10), bytes('a')), 'tooBig'],
  ['far too much', 'cv.pdf', megabytes(12), 'tooBig'],
  // Not what the name says
  ['a program with a friendly name', 'cv.pdf', exe, 'mismatch'],
  ['a program of Linux', 'cv.docx', bytes('\x7fELF\x02\x01'), 'mismatch'],
  ['a shell script', 'cv.txt', bytes('#!/bin/sh\nrm -rf /'), 'mismatch'],
  ['a page', 'cv.pdf', bytes('<!doctype html><script>1</script>'), 'mismatch'],
  ['a page as text', 'cv.txt', bytes('\n <html><script>1</script>'), 'mismatch'],
  ['a drawing with a script', 'cv.txt', bytes(svg), 'mismatch'],
  ['a PDF as text', 'cv.txt', pdfFile(), 'mismatch'],
  ['a text with a null', 'cv.txt', bytes('a\0b'), 'mismatch'],
  ['text in two bytes a letter', 'cv.txt', bytes('\xff\xfeL\0u\0'), 'mismatch'],
  ['bytes that are no letters', 'cv.txt', bytes('caf\x81\x8d'), 'mismatch'],
  ['an OpenDocument as Word', 'cv.docx', odtFile(), 'mismatch'],
  ['a Word file as OpenDocument', 'cv.odt', docxFile(), 'mismatch'],
  ['an archive as Word', 'cv.docx', zipFile([{ name: 'a.txt', data: 'a' }]), 'mismatch'],
  ['rich text that is none', 'cv.rtf', bytes('{\\html Luis}'), 'mismatch'],
  // Two at once
  ['a page that is a PDF further on', 'cv.pdf', join(bytes('<html>'), pdfFile()), 'mismatch'],
  ['a PDF that is a page', 'cv.pdf', pdfFile({ head: '%<script>1</script>\n' }), 'mismatch'],
  ['an archive behind a PDF', 'cv.pdf', join(pdfFile(), docxFile()), 'mismatch'],
  ['an archive around a PDF', 'cv.pdf', archiveInPdf(), 'mismatch'],
  ['a PDF before a Word file', 'cv.docx', join(pdfFile(), docxFile()), 'mismatch'],
  ['a page behind a Word file', 'cv.docx', join(docxFile(), bytes('<html>')), 'mismatch'],
  // Truncated
  ['a PDF cut off', 'cv.pdf', pdfFile().subarray(0, 300), 'damaged'],
  ['a PDF with its table elsewhere', 'cv.pdf', movedTable(), 'damaged'],
  ['a Word file cut off', 'cv.docx', docxFile().subarray(0, 200), 'damaged'],
  ['a Word file with other bytes', 'cv.docx', changed(docxFile(), 90), 'damaged'],
  ['a directory that others find elsewhere', 'cv.docx', withEnd(docxFile(), 12, -60), 'damaged'],
  ['two numbers of entries', 'cv.docx', withEnd(docxFile(), 8, -1), 'damaged'],
  ['a directory hidden by the large format', 'cv.docx', docxOfTwoDirectories(), 'active'],
  ['a rich text cut off', 'cv.rtf', rtfFile('{\\b Luis').subarray(0, 18), 'damaged'],
  // Encrypted
  ['a PDF with a password', 'cv.pdf', pdfFile({ trailer: '/Encrypt 5 0 R' }), 'locked'],
  ['a locked archive', 'cv.docx', docxFile({}, [{ ...vba, isLocked: true }]), 'locked'],
  [
    'a locked OpenDocument',
    'cv.odt',
    odtFile({}, [{ name: 'META-INF/manifest.xml', data: '<manifest:encryption-data/>' }]),
    'locked',
  ],
  // Active content
  ['macros', 'cv.docx', docxFile({}, [vba]), 'active'],
  [
    'macros by their type',
    'cv.docx',
    docxFile({ type: `${docxType.replace('document', 'macroEnabled')}.main+xml` }),
    'active',
  ],
  [
    'macros of LibreOffice',
    'cv.odt',
    odtFile({}, [{ name: 'Basic/a.xml', data: '<a/>' }]),
    'active',
  ],
  [
    'a template from elsewhere',
    'cv.docx',
    docxFile({}, [{ name: 'word/_rels/settings.xml.rels', data: rels('attachedTemplate') }]),
    'active',
  ],
  [
    'an entity that reads files',
    'cv.docx',
    docxFile({}, [
      { name: 'word/a.xml', data: '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a/>' },
    ]),
    'active',
  ],
  [
    'a program inside',
    'cv.docx',
    docxFile({}, [{ name: 'word/media/a.png', data: exe }]),
    'active',
  ],
  ['an object in rich text', 'cv.rtf', rtfFile('{\\object\\objemb\\objdata 0105}'), 'active'],
  ['a template of rich text', 'cv.rtf', rtfFile('{\\*\\template http://evil.example/a}'), 'active'],
  // Embedded files
  [
    'an archive inside',
    'cv.docx',
    docxFile({}, [{ name: 'word/media/a.png', data: docxFile() }]),
    'nested',
  ],
  [
    'a table inside',
    'cv.docx',
    docxFile({}, [{ name: 'word/embeddings/a.xlsx', data: 'x' }]),
    'nested',
  ],
  ['a way out of an archive', 'cv.docx', docxFile({}, [{ name: '../../a', data: 'x' }]), 'nested'],
  ['the same name twice', 'cv.docx', docxFile({}, [vba, vba].map(twin)), 'nested'],
  [
    'a link to a file',
    'cv.docx',
    docxFile({}, [{ name: 'a', data: '/etc', isLink: true }]),
    'nested',
  ],
  // Bombs
  ['a bomb', 'cv.docx', docxFile({}, [bomb('word/a.bin')]), 'bomb'],
  ['a bomb that says it is small', 'cv.odt', odtFile({}, [{ ...bomb('a'), unpacked: 0 }]), 'bomb'],
  ['many small bombs', 'cv.docx', docxFile({}, manyParts()), 'bomb'],
  ['entries without end', 'cv.docx', zipFile(entries(2100)), 'bomb'],
  [
    'entries over each other',
    'cv.docx',
    docxFile({}, [{ name: 'a', data: 'x', offset: 0 }]),
    'bomb',
  ],
];

function bomb(name: string): ZipPart {
  return { name, data: new Uint8Array(3 * 1024 * 1024) };
}

/** Each within its own limit, together above the total limit. */
function manyParts(): ZipPart[] {
  const data = new Uint8Array(1024 * 1024);
  return Array.from({ length: 60 }, (_, index) => ({ name: `word/${index}.bin`, data }));
}

function entries(count: number): ZipPart[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `${index}`,
    data: '',
    isStored: true,
  }));
}

function twin(part: ZipPart): ZipPart {
  return { ...part, name: 'word/styles.xml' };
}

/** The comment of the archive's end record covers the end of the PDF: both parsers accept the file. */
function archiveInPdf(): Uint8Array {
  const inner = Buffer.from(zipFile([{ name: 'a.txt', data: 'a' }])).toString('latin1');
  const outer = Buffer.from(pdfFile({ objects: [`<</Length 1>>stream\n${inner}\nendstream`] }));
  const end = outer.indexOf('PK\x05\x06');
  outer.writeUInt16LE(outer.length - end - 22, end + 20);
  return new Uint8Array(outer);
}

function movedTable(): Uint8Array {
  return bytes(
    Buffer.from(pdfFile())
      .toString('latin1')
      .replace(/startxref\n\d+/, 'startxref\n99999'),
  );
}

function changed(file: Uint8Array, at: number): Uint8Array {
  return file.map((byte, index) => (index === at ? byte ^ 0xff : byte));
}

/** With another number in the end record, APPNOTE.TXT 4.3.16; `field` is its offset there. */
function withEnd(archive: Uint8Array, field: number, by: number): Uint8Array {
  const file = Buffer.from(archive);
  const at = file.length - 22 + field;
  file.writeUInt16LE(file.readUInt16LE(at) + by, at);
  return new Uint8Array(file);
}

/**
 * In the comment of its macros' entry, a zip64 locator (APPNOTE.TXT 4.3.14 and 4.3.15) leads to a directory that ends
 * before them: a reader that follows it never sees them.
 */
function docxOfTwoDirectories(): Uint8Array {
  const file = Buffer.from(docxFile({}, [{ ...vba, comment: Buffer.alloc(76) }]));
  const end = file.length - 22;
  const [record, locator] = [end - 76, end - 20];
  file.writeUInt32LE(0x06064b50, record);
  for (const count of [24, 32]) file.writeUInt32LE(2, record + count);
  file.writeUInt32LE(file.readUInt32LE(end + 16), record + 48);
  file.writeUInt32LE(0x07064b50, locator);
  file.writeUInt32LE(record, locator + 8);
  return new Uint8Array(file);
}
