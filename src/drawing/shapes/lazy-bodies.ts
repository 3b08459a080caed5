import type { BodyFile } from './body-file.ts';

/** The same bodies as in `eager-bodies.ts`, each fetched by the page that draws it. */
const sources = import.meta.glob<BodyFile>('../bodies/*.json', { import: 'default' });

const here = new Map<string, BodyFile>();
const onTheWay = new Map<string, Promise<void>>();

function bodyImport(name: string) {
  return sources[`../bodies/${name}.json`];
}

export function hasBody(name: string): boolean {
  return bodyImport(name) !== undefined;
}

/** @throws if `fetchBody` has not finished */
export function bodyNamed(name: string): BodyFile {
  const body = here.get(name);
  if (!body) throw new Error(`The body of ${name} was not loaded before it is drawn`);
  return body;
}

/**
 * Null if the body is loaded; else one promise shared by all callers. A failed fetch is tried again. @throws if there
 * is no such file
 */
export function fetchBody(name: string): Promise<void> | null {
  if (here.has(name)) return null;
  const known = onTheWay.get(name);
  if (known) return known;
  const source = bodyImport(name);
  if (!source) throw new Error(`There is no body ${name}`);
  const coming = source()
    .then((body) => void here.set(name, body))
    .finally(() => onTheWay.delete(name));
  onTheWay.set(name, coming);
  return coming;
}
