import { readdirSync, readFileSync } from 'node:fs';
import type { BodyFile } from './body-file.ts';
import type { FetchedFiles } from './fetched-files.ts';
import { growBody } from './grow-body.ts';
import type { GrownBody } from './grown-body.ts';

/**
 * All bodies by name, for the server and programs. A bundle contains them; plain Node reads the folder. In browsers
 * `lazy-bodies.ts` replaces this file: package.json, "imports".
 */
const files: ReadonlyMap<string, BodyFile> = new Map(
  Object.entries(
    import.meta.env
      ? import.meta.glob<BodyFile>('../bodies/*.json', { eager: true, import: 'default' })
      : readFolder(new URL('../bodies/', import.meta.url)),
  ).map(([path, body]) => [bodyName(path), body]),
);

function readFolder(folder: URL): Record<string, BodyFile> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
  // Our own files: body-file.test.ts validates each of them.
  return Object.fromEntries(names.map((name) => [name, JSON.parse(read(name)) as BodyFile]));
}

function bodyName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
}

/** A whole file, with its face. @throws if there is no such file */
export function bodyFileNamed(name: string): BodyFile {
  const file = files.get(name);
  if (!file) throw new Error(`There is no body ${name}`);
  return file;
}

/** All are loaded, so there is nothing to wait for. */
export const bodies: FetchedFiles<GrownBody> = {
  has: (name) => files.has(name),
  named: (name) => growBody(bodyFileNamed(name)),
  load: () => null,
};
