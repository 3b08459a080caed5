import { FileError } from '#src/domain/catalog/index.ts';
import { headOf } from '../../file-bytes.server.ts';
import { why } from '../refusals.ts';
import type { Archive, ArchiveEntry } from './archive.server.ts';
import { foreignKind } from './signatures.ts';

/** Written by macOS and Windows beside the files that somebody packed. */
const leftovers = /^__MACOSX\/|(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini)$/i;

/**
 * The one file with data in an archive; pictures and PDFs beside it do not count. Names are shown, never used as paths.
 * @throws {FileError} if there is none, or more than one
 */
export async function pickDataFile(archive: Archive): Promise<ArchiveEntry> {
  const found: ArchiveEntry[] = [];
  for (const entry of archive.entries) {
    if (entry.name.endsWith('/') || leftovers.test(entry.name) || entry.size === 0) continue;
    const head = await headOf(archive.unpack(entry), 64);
    if (foreignKind(head) === null) found.push(entry);
  }
  const [only, second] = found;
  if (!only) throw new FileError({ line: 1, ...why('tables.no-data-file') });
  if (second)
    throw new FileError({ line: 1, ...why('tables.several-files', { names: named(found) }) });
  return only;
}

function named(entries: readonly ArchiveEntry[]): string {
  const names = entries.slice(0, 5).map(({ name }) => (name.split('/').at(-1) ?? '').slice(0, 60));
  return names.join(', ') + (entries.length > names.length ? ' …' : '');
}
