import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../start-error.ts';

/**
 * Makes `to` a copy of the folder `from`. Files that are there already and have not been written since `sinceMs`
 * (epoch ms) are not copied again; what is gone is deleted.
 */
export async function copyChanged(from: string, to: string, sinceMs: number): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const entries = await readdir(from, { withFileTypes: true });
  const names = new Set(entries.map(({ name }) => name));
  const copied = new Set(await readdir(to));
  for (const name of copied.difference(names)) await rm(join(to, name), { recursive: true });
  await Promise.all(
    entries.map(async (entry) => {
      const [source, target] = [join(from, entry.name), join(to, entry.name)];
      if (entry.isDirectory()) return copyChanged(source, target, sinceMs);
      const isCopied = copied.has(entry.name);
      if (!isCopied || (await stat(source)).mtimeMs >= sinceMs) await copyOne(source, target);
    }),
  );
}

/** A file may be deleted after it was listed; then the copy does not need it. */
async function copyOne(source: string, target: string): Promise<void> {
  try {
    await copyFile(source, target, constants.COPYFILE_FICLONE);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}
