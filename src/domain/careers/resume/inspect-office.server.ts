import type { FileView } from './file-view.ts';
import { refuseResume } from './resume-refusal.ts';
import { archiveSigns, beginsWith, programSigns } from './signatures.ts';
import { type Allowance, mostUnpackedBytes, unpack } from './unpack.server.ts';
import { readZipEntries, type ZipEntry } from './zip-entries.server.ts';

const docxMain = 'wordprocessingml.document.main+xml';
const odtMain = 'application/vnd.oasis.opendocument.text';

/** A small part of a document is searched completely, a large one only at its beginning. */
const lookedAt = 4 * 1024 * 1024;

/**
 * Unpacks a Word or OpenDocument file once, to its last byte, without storing it: its content must match its name,
 * and it must contain no active content, no external files, and no decompression bomb.
 * @throws {ResumeRefusal}
 */
export async function inspectOffice(file: FileView, format: 'docx' | 'odt'): Promise<void> {
  const entries = await readZipEntries(file);
  refuseParts(entries);
  const allowance = { left: mostUnpackedBytes };
  const seen = { types: '', mimetype: '', hasBody: false };
  for (const entry of entries) {
    const text = await lookInto(file, entry, allowance);
    if (entry.name === '[Content_Types].xml') seen.types = text;
    if (entry.name === 'mimetype') seen.mimetype = text;
    seen.hasBody ||= entry.name === (format === 'docx' ? 'word/document.xml' : 'content.xml');
  }
  if (/macroEnabled/i.test(seen.types)) refuseResume('active');
  const isIt = format === 'docx' ? seen.types.includes(docxMain) : seen.mimetype === odtMain;
  if (!isIt || !seen.hasBody) refuseResume('mismatch');
}

/** Recognized by name: macros, and embedded objects. */
function refuseParts(entries: readonly ZipEntry[]): void {
  for (const { name } of entries) {
    if (
      /(?:^|\/)(?:vba\w*\.(?:bin|xml)|activeX|ctrlProps)(?:\/|$)|^(?:Basic|Scripts)\//i.test(name)
    ) {
      refuseResume('active');
    }
    if (/(?:^|\/)embeddings\/|(?:^|\/)ObjectReplacements\/|^Object \d/i.test(name))
      refuseResume('nested');
  }
}

async function lookInto(file: FileView, entry: ZipEntry, allowance: Allowance): Promise<string> {
  const pieces: Buffer[] = [];
  let held = 0;
  for await (const piece of unpack(file, entry, allowance)) {
    if (held >= lookedAt) continue;
    pieces.push(piece);
    held += piece.length;
  }
  const text = Buffer.concat(pieces).toString('latin1');
  refuseContent(entry.name, text);
  return text;
}

/** What a word processor would fetch by itself when the document is opened; a link waits to be clicked. */
const fetched = /\/(?:attachedTemplate|oleObject|frame|subDocument)"/;

function refuseContent(name: string, text: string): void {
  if (beginsWith(text, archiveSigns)) refuseResume('nested');
  if (beginsWith(text, programSigns)) refuseResume('active');
  if (!/\.(?:xml|rels|rdf)$/i.test(name)) return;
  // Another encoding would hide from us what a word processor reads; these documents are UTF-8.
  if (/^(?:\xff\xfe|\xfe\xff|\0)/.test(text) || /<!(?:DOCTYPE|ENTITY)/i.test(text))
    refuseResume('active');
  if (/<manifest:encryption-data/.test(text)) refuseResume('locked');
  const links = text.match(/<Relationship\b[^>]*>/g) ?? [];
  if (links.some((link) => /TargetMode="External"/.test(link) && fetched.test(link))) {
    refuseResume('active');
  }
  if (/\bDDE(?:AUTO)?\s+["\\a-z]|<script:event-listener/i.test(text)) refuseResume('active');
}
