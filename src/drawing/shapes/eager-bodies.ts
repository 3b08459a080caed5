import { readdirSync, readFileSync } from 'node:fs';
import type { BodyFile } from './body-file.ts';

/**
 * All bodies by name, for the server and programs. A bundle has them in it, Node alone reads the
 * folder. Browsers have `bodies-by-need.ts` in place of this file: package.json, "imports".
 */
const bodies: ReadonlyMap<string, BodyFile> = new Map(
  Object.entries(
    import.meta.env
      ? import.meta.glob<BodyFile>('../bodies/*.json', { eager: true, import: 'default' })
      : readFolder(new URL('../bodies/', import.meta.url)),
  ).map(([path, body]) => [bodyName(path), body]),
);

function readFolder(folder: URL): Record<string, BodyFile> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
  // Our own files: body-file.test.ts holds each of them to the schema.
  return Object.fromEntries(names.map((name) => [name, JSON.parse(read(name)) as BodyFile]));
}

function bodyName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
}

export function hasBody(name: string): boolean {
  return bodies.has(name);
}

/** Throws where there is no such file. */
export function bodyNamed(name: string): BodyFile {
  const body = bodies.get(name);
  if (!body) throw new Error(`There is no body ${name}`);
  return body;
}

/** All of them are here: there is nothing to wait for. */
export function fetchBody(_: string): Promise<void> | null {
  return null;
}
