import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A stored file; `stamp` changes whenever its content does. */
export type ListedFile = { key: string; size: number; stamp: string };

/**
 * All files below a folder of `root`, by key; none without the folder. Files that are being written are left out.
 * @throws if a folder cannot be read: whoever takes it for empty would back up nothing, or delete too much
 */
export async function listTree(root: string, folder: string): Promise<ListedFile[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(orNothing([]));
  const found: ListedFile[] = [];
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    const key = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) found.push(...(await listTree(root, key)));
    // A file may be deleted after it was listed.
    const facts = entry.isFile() && (await stat(join(root, key)).catch(orNothing(null)));
    if (facts) found.push({ key, size: facts.size, stamp: `${facts.ino} ${facts.mtimeMs}` });
  }
  return found;
}

function orNothing<Value>(value: Value) {
  return (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };
}
