import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The repository's root, found from wherever this code runs: sources, bundle or development. */
export const projectRoot = findRoot(import.meta.dirname);

function findRoot(from: string): string {
  if (existsSync(join(from, 'package.json')) && existsSync(join(from, 'src', 'db'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('Ironwood must be started from its own folder');
  return findRoot(parent);
}
