import { FileError } from '#src/domain/catalog/index.ts';
import type { Refusal } from '../../../refusal.ts';
import { type FileBytes, headOf, inMemory, piecesOf } from '../../file-bytes.server.ts';
import { limits } from '../limits.ts';
import { why } from '../refusals.ts';
import { type Archive, openArchive } from './archive.server.ts';
import { gunzip } from './gunzip.server.ts';
import { whyOldOffice } from './old-office.server.ts';
import { packageKind } from './package-kind.ts';
import { pickDataFile } from './pick-data-file.server.ts';
import { foreignKind, isGzip, isOldOffice, isOtherArchive, isZip } from './signatures.ts';
import { formOfText } from './text-form.ts';

/** Unpacked bytes from the first to the last; every call starts anew. */
export type OpenBytes = () => AsyncIterable<Uint8Array>;

/** What a file is, by its content; its name says nothing. */
export type RecognizedFile =
  | { form: 'workbook'; archive: Archive }
  | { form: 'text'; open: OpenBytes }
  /** `root` is the name of the first element without its prefix: PIES, ACES. */
  | { form: 'xml'; root: string; open: OpenBytes };

const headBytes = 8 * 1024;

/**
 * Recognizes a supplier's file: text, an Excel workbook or XML, as it is or packed in gzip or zip.
 * @throws {FileError} if it is something else, damaged, protected, or packed in a dangerous way
 */
export async function recognizeFile(file: FileBytes): Promise<RecognizedFile> {
  if (file.size === 0) refuse(why('tables.empty'));
  const head = await headOf(piecesOf(file), headBytes);
  if (isGzip(head)) return recognizeContent(() => gunzip(file));
  if (isOldOffice(head)) refuse(await whyOldOffice(file));
  if (isZip(head)) return recognizeArchive(await openArchive(file));
  return recognizePlain(head, () => piecesOf(file));
}

async function recognizeArchive(archive: Archive): Promise<RecognizedFile> {
  const kind = packageKind(archive.entries.map(({ name }) => name));
  if (kind === 'workbook') return { form: 'workbook', archive };
  if (kind !== null) refuse(why('tables.other-workbook', { kind }));
  const entry = await pickDataFile(archive);
  return recognizeContent(() => archive.unpack(entry));
}

/** What was inside an archive: another archive is not opened, unless it is a workbook. */
async function recognizeContent(open: OpenBytes): Promise<RecognizedFile> {
  const head = await headOf(open(), headBytes);
  if (isGzip(head)) refuse(why('tables.archive-in-archive'));
  if (isOldOffice(head)) refuse(await whyOldOffice(await takeIntoMemory(open)));
  if (!isZip(head)) return recognizePlain(head, open);
  const archive = await openArchive(await takeIntoMemory(open));
  const kind = packageKind(archive.entries.map(({ name }) => name));
  if (kind === 'workbook') return { form: 'workbook', archive };
  refuse(kind ? why('tables.other-workbook', { kind }) : why('tables.archive-in-archive'));
}

/** A workbook is read at several places; inside an archive that takes memory, so it may be smaller there. */
async function takeIntoMemory(open: OpenBytes): Promise<FileBytes> {
  const most = limits.innerWorkbookBytes;
  const bytes = await headOf(open(), most + 1);
  if (bytes.length > most) {
    refuse(why('tables.inner-too-large', { megabytes: most / 1024 ** 2 }));
  }
  return inMemory(bytes);
}

function recognizePlain(head: Buffer, open: OpenBytes): RecognizedFile {
  if (head.length === 0) refuse(why('tables.empty'));
  const kind = foreignKind(head);
  if (kind && isOtherArchive(kind)) refuse(why('tables.other-archive', { kind }));
  if (kind) refuse(why('tables.not-a-table', { kind }));
  const form = formOfText(head);
  if (form === 'web-page') refuse(why('tables.web-page'));
  if (form === 'json') refuse(why('tables.json'));
  if (form === 'text') return { form, open };
  return { form: 'xml', root: form.root, open };
}

function refuse(refusal: Refusal): never {
  throw new FileError({ line: 1, ...refusal });
}
