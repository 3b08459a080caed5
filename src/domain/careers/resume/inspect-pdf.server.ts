import type { ResumeWarning } from '../resume-types.ts';
import { type FileView, textAt, windowsOf } from './file-view.ts';
import { refuseResume } from './resume-refusal.ts';

/** Longer than any search term. */
const overlap = 64;
const tailBytes = 2048;

const warningSigns: readonly [ResumeWarning, RegExp][] = [
  ['script', /\/(?:JavaScript|JS)[\s(<[/]/],
  ['launch', /\/Launch[\s/>]/],
  ['attachment', /\/EmbeddedFile[\s/>]/],
];

/**
 * Checks what every PDF has: the header at the very start, the pointer to the object table at the end, and the table
 * there (ISO 32000-1, 7.5). Collects warnings for staff; nothing in the file is ever executed.
 * @throws {ResumeRefusal} damaged, locked, mismatch
 */
export async function inspectPdf(file: FileView): Promise<ResumeWarning[]> {
  await requireHead(file);
  await requireTable(file);
  await refuseArchive(file);
  return readSigns(file);
}

/** An HTML page disguised as a PDF has its tags near the start, where browsers look for them. */
async function requireHead(file: FileView): Promise<void> {
  const head = await textAt(file, 0, 1024);
  if (!/^%PDF-[12]\.\d/.test(head)) refuseResume('mismatch');
  if (/<(?:!doctype|html|head|body|script|svg|iframe|\?php)/i.test(head)) refuseResume('mismatch');
}

async function requireTable(file: FileView): Promise<void> {
  const tail = await textAt(file, file.size - tailBytes, tailBytes);
  // Only white space may follow: anything else is another file appended to this one, or half of one.
  const found = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/.exec(tail)?.[1];
  if (found === undefined) refuseResume(/%%EOF[\s\0]*\S/.test(tail) ? 'mismatch' : 'damaged');
  const table = await textAt(file, Number(found), 40);
  if (Number(found) >= file.size || !/^\s*(?:xref\s|\d+ \d+ obj)/.test(table))
    refuseResume('damaged');
}

/** The end record of an archive that reaches to the end of the file: it would also open as a zip. */
async function refuseArchive(file: FileView): Promise<void> {
  const start = Math.max(0, file.size - 65_557);
  const tail = Buffer.from(await file.read(start, 65_557));
  for (let at = tail.indexOf('PK\x05\x06'); at >= 0; at = tail.indexOf('PK\x05\x06', at + 1)) {
    if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length) {
      refuseResume('mismatch');
    }
  }
}

async function readSigns(file: FileView): Promise<ResumeWarning[]> {
  const found = new Set<ResumeWarning>();
  let hasRoot = false;
  for await (const text of windowsOf(file, overlap)) {
    if (/\/Encrypt\s*(?:\d{1,10}\s+\d{1,5}\s+R|<<)/.test(text)) refuseResume('locked');
    hasRoot ||= /\/Root\s/.test(text);
    for (const [warning, sign] of warningSigns) if (sign.test(text)) found.add(warning);
  }
  if (!hasRoot) refuseResume('damaged');
  return [...found];
}
