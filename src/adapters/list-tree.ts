import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A stored file; `stamp` changes whenever its content does. */
export type ListedFile = { key: string; size: number; stamp: string };

/** All files below a folder of `root`, by key. Files that are being written are left out. */
export async function listTree(root: string, folder: string): Promise<ListedFile[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  const found: ListedFile[] = [];
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    const key = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) found.push(...(await listTree(root, key)));
    // A file may be deleted after it was listed.
    const facts = entry.isFile() && (await stat(join(root, key)).catch(() => null));
    if (facts) found.push({ key, size: facts.size, stamp: `${facts.ino} ${facts.mtimeMs}` });
  }
  return found;
}
