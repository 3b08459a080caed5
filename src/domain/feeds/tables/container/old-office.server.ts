import type { Refusal } from '../../../refusal.ts';
import type { FileBytes } from '../../file-bytes.server.ts';
import { why } from '../refusals.ts';

const entryBytes = 128;
const mostEntries = 32;

/**
 * Why a file in Office's old container is refused: Excel puts a workbook with a password into one, and its format of
 * before 2007 is one. The names of its streams tell which (MS-CFB 2.6.1: 128 bytes each, name in UTF-16).
 */
export async function whyOldOffice(file: FileBytes): Promise<Refusal> {
  const names = await streamNames(file);
  if (names.includes('EncryptedPackage')) return why('tables.password');
  if (names.includes('Workbook') || names.includes('Book')) return why('tables.old-excel');
  return why('tables.not-a-table', { kind: 'Office 97-2003' });
}

async function streamNames(file: FileBytes): Promise<string[]> {
  const head = Buffer.from(await file.read(0, 512));
  if (head.length < 512) return [];
  const sectorShift = head.readUInt16LE(30);
  const firstSector = head.readUInt32LE(48);
  const start = (firstSector + 1) * 2 ** Math.min(sectorShift, 12);
  const directory = Buffer.from(await file.read(start, mostEntries * entryBytes));
  const names: string[] = [];
  for (let at = 0; at + entryBytes <= directory.length; at += entryBytes) {
    const bytes = Math.min(64, directory.readUInt16LE(at + 64));
    names.push(directory.toString('utf16le', at, at + Math.max(0, bytes - 2)));
  }
  return names;
}
