// Next to the built site is a hash of what it was built from: a build is stale if they differ.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const stamp = join(root, 'build', '.sources');
const configFiles = [
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tools/build-worker.ts',
  'tools/pack-boot.ts',
  'tools/script-groups/build-groups.ts',
  'tools/script-groups/group-scripts.ts',
  'tools/script-groups/measure-scripts.ts',
  'tools/script-groups/plan-groups.ts',
  'tools/script-groups/scripts.ts',
  'tools/split-bodies.ts',
];

/** Whether the built site matches the current sources. */
export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources();
}

export function recordBuild(sources) {
  writeFileSync(stamp, sources);
}

export function forgetBuild() {
  rmSync(stamp, { force: true });
}

/** One hash of everything that the build reads. */
export function hashSources() {
  const hash = createHash('sha256');
  const folders = ['src', 'public'].flatMap(listFiles);
  const files = [...folders, ...configFiles];
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Paths relative to the root. Tests and the seed's pictures are not part of the bundle. */
function listFiles(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
    .filter((file) => !/^src[/\\]db[/\\]seeds[/\\].+\.(webp|avif|jpg|png)$/.test(file))
    .sort();
}
