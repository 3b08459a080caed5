import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Absolute path of a file of this repository, given relative to its root. Found by walking up, because this module
 * runs from `src/db`, from the bundle in `build/server` and under Vite, while the worker and the migrations are only
 * read from the sources.
 */
export function sourcePath(relative: string): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, relative))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`${relative} is missing: restore the source files.`);
    folder = parent;
  }
  return join(folder, relative);
}
