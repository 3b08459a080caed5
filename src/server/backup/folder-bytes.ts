import { listTree } from '#src/adapters/list-tree.ts';

/** Size of all files below a folder, in bytes. */
export async function folderBytes(folder: string): Promise<number> {
  const files = await listTree(folder, '');
  return files.reduce((sum, { size }) => sum + size, 0);
}
