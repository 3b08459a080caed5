import { createHash } from 'node:crypto';
import type { ListedFile } from '#src/adapters/list-tree.ts';
import type { ShopFiles } from '../open-files.ts';
import { BackupError } from './backup-error.ts';
import type { BackupStore, StoredFile } from './manifest.ts';
import { countPieces, pieceAt, readPieces, writePieces } from './pieces.ts';

type StoreFilesOptions = BackupStore & {
  files: ShopFiles;
  /** The files of an earlier backup. */
  before: readonly StoredFile[];
  /** Objects that verified backups need; others in the target are not relied on. */
  proven: ReadonlySet<string>;
  onFile(done: number, total: number): Promise<void>;
};

/**
 * Stores the shop's files; a content that a verified backup has in the target is not stored again. Returns all of them,
 * those that are new in the target, and the bytes these take there. A file that is deleted meanwhile is left out.
 */
export async function storeFiles({ files, before, proven, onFile, ...store }: StoreFilesOptions) {
  const listedPieces = await store.target.list('files');
  const there = new Set(listedPieces.map(({ key }) => key).filter((key) => proven.has(key)));
  const known = new Map(before.map((file) => [file.key, file]));
  const listed = await files.list('');
  const stored: StoredFile[] = [];
  const added: StoredFile[] = [];
  let bytes = 0;
  for (const [index, file] of listed.entries()) {
    await onFile(index, listed.length);
    const earlier = known.get(file.key);
    if (earlier && isSame(earlier, file) && isThere(earlier, there)) {
      stored.push(earlier);
      continue;
    }
    const made = await orGone(files, file.key, async () => {
      const entry = await examine(files, file, store);
      const isNew = !isThere(entry, there);
      return { entry, isNew, bytes: isNew ? await storeOne(files, entry, store) : 0 };
    });
    if (!made) continue;
    bytes += made.bytes;
    if (made.isNew) added.push(made.entry);
    for (const piece of piecesOf(made.entry)) there.add(piece);
    stored.push(made.entry);
  }
  return { stored, added, bytes };
}

/** Whether a file of the shop is still the one that was stored. */
export const isSame = (stored: StoredFile, { size, stamp }: ListedFile) =>
  stored.size === size && stored.stamp === stamp;

const isThere = (file: StoredFile, there: ReadonlySet<string>) =>
  piecesOf(file).every((piece) => there.has(piece));

/** The objects that hold a file. */
export function piecesOf({ series, pieces }: StoredFile): string[] {
  return Array.from({ length: pieces }, (_, index) => pieceAt(series, index));
}

/** Null if the work failed because the file has been deleted meanwhile. */
async function orGone<Made>(files: ShopFiles, key: string, work: () => Promise<Made>) {
  try {
    return await work();
  } catch (error) {
    if (await files.exists(key)) throw error;
    return null;
  }
}

async function examine(
  files: ShopFiles,
  file: ListedFile,
  { key }: BackupStore,
): Promise<StoredFile> {
  const sha256 = await hashOf(await files.stream(file.key));
  const series = `files/${key.nameOf(sha256)}`;
  return { ...file, sha256, series, pieces: countPieces(file.size) };
}

async function storeOne(files: ShopFiles, entry: StoredFile, store: BackupStore): Promise<number> {
  const content = await files.stream(entry.key);
  const { bytes, objects } = await writePieces({ ...store, name: entry.series }, content);
  if (objects.length !== entry.pieces) {
    throw new BackupError(`The file ${entry.key} changed while it was stored: back up again.`);
  }
  return bytes;
}

async function hashOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of content) hash.update(part);
  return hash.digest('hex');
}

/** Reads a stored file back. @throws {BackupError} if it is not what was stored */
export async function* readStored(
  file: StoredFile,
  store: BackupStore,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const part of readPieces({ ...store, name: file.series })) {
    hash.update(part);
    yield part;
  }
  if (hash.digest('hex') === file.sha256) return;
  throw new BackupError(
    `The file ${file.key} in the backup is not the one that was stored: use another backup.`,
  );
}
