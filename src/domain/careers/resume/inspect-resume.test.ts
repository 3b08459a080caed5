import { expect, test } from 'vitest';
import { docxFile, odtFile, pdfFile, rtfFile } from '#tests/factories/resumes.ts';
import { viewOfBytes } from '#tests/factories/view-of-bytes.ts';
import { inspectResume } from './inspect-resume.server.ts';
import { readResumeText } from './resume-text.server.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['a PDF', 'resume.pdf', pdfFile(), 'pdf'],
  ['a PDF with a loud ending and accents', 'Currículum 2026.PDF', pdfFile(), 'pdf'],
  [
    'a PDF with line ends behind its end',
    'a.pdf',
    Buffer.concat([pdfFile(), bytes('\r\n\n')]),
    'pdf',
  ],
  ['a Word document', 'cv.docx', docxFile(), 'docx'],
  ['an OpenDocument text', 'cv.odt', odtFile(), 'odt'],
  ['a rich text', 'cv.rtf', rtfFile('{\\b Luis} \\{\\}'), 'rtf'],
  ['a plain text with accents', 'cv.txt', bytes('Luis Ibáñez\r\n\tTornero'), 'txt'],
  ['a plain text of an older Windows', 'cv.txt', Buffer.from('Ib\xe1\xf1ez \x93', 'latin1'), 'txt'],
  ['a long text', 'cv.txt', bytes('línea\n'.repeat(100_000)), 'txt'],
] as const)('%s is taken', async (_, name, content, format) => {
  expect(await inspectResume(viewOfBytes(name, content))).toEqual({ format, warnings: [] });
});

test('active content in a PDF is reported and not run', async () => {
  const objects = ['<</S/JavaScript/JS (app.alert(1))>>', '<</S/Launch/F (cmd.exe)>>'];
  const file = viewOfBytes('cv.pdf', pdfFile({ objects: [...objects, '<</Type/EmbeddedFile>>'] }));
  const warnings = ['script', 'launch', 'attachment'];
  expect(await inspectResume(file)).toEqual({ format: 'pdf', warnings });
});

test.each([
  ['cv.docx', docxFile({ text: 'A &amp; B</w:t><w:tab/><w:t>C &#225;' }), 'A & B\tC á'],
  ['cv.odt', odtFile({ text: 'Uno</text:p><text:p>Dos' }), 'Uno\nDos'],
  ['cv.txt', Buffer.from('Ib\xe1\xf1ez', 'latin1'), 'Ibáñez'],
  ['cv.txt', bytes('Ibáñez'), 'Ibáñez'],
  ['cv.pdf', pdfFile(), null],
  ['cv.rtf', rtfFile(), null],
])('the words of %s are read without opening it', async (name, content, words) => {
  expect(await readResumeText(viewOfBytes(name, content))).toBe(words);
});
