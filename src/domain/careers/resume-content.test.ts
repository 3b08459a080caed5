import { expect, test } from 'vitest';
import { docxFile, odtFile, pdfFile } from '#tests/factories/resumes.ts';
import { inspectResume } from './resume-content.server.ts';
import { maxResumeBytes } from './resume-types.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['a PDF', 'resume.pdf', pdfFile(), { format: 'pdf' }],
  ['a PDF with a loud ending', 'RESUME.PDF', pdfFile(), { format: 'pdf' }],
  ['a Word document', 'cv.docx', docxFile(), { format: 'docx' }],
  ['an OpenDocument text', 'cv.odt', odtFile(), { format: 'odt' }],
  ['a rich text', 'cv.rtf', bytes('{\\rtf1\\ansi Luis}'), { format: 'rtf' }],
  ['a plain text with accents', 'cv.txt', bytes('Luis Ibáñez\r\n\tTornero'), { format: 'txt' }],
  ['an empty file', 'cv.pdf', bytes(''), { problem: 'empty' }],
  ['a Pages file', 'cv.pages', bytes('x'), { problem: 'type' }],
  ['no ending', 'resume', pdfFile(), { problem: 'type' }],
  [
    'an ending that is a property of every object',
    'cv.constructor',
    bytes('x'),
    { problem: 'type' },
  ],
  ['a program with a friendly name', 'cv.pdf', bytes('MZ\u0090\u0000'), { problem: 'mismatch' }],
  ['a page with a friendly name', 'cv.pdf', bytes('<script>1</script>'), { problem: 'mismatch' }],
  ['a PDF that says it is text', 'cv.txt', pdfFile(), { problem: 'mismatch' }],
  ['a text with a null in it', 'cv.txt', bytes('a\u0000b'), { problem: 'mismatch' }],
  ['text in another encoding', 'cv.txt', Uint8Array.of(0xff, 0xfe, 0x41), { problem: 'mismatch' }],
  ['an OpenDocument named docx', 'cv.docx', odtFile(), { problem: 'mismatch' }],
  ['too much', 'cv.txt', new Uint8Array(maxResumeBytes + 1).fill(65), { problem: 'tooBig' }],
])('%s', async (_, name, content, answer) => {
  expect(await inspectResume(name, content)).toEqual(answer);
});
