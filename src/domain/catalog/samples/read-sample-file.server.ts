import { readFile } from 'node:fs/promises';
import { sourcePath } from '#src/db/source-path.ts';
import { type Catalog, parseCatalogSeed } from '../seed-file.ts';

/** The fictional catalog that the demo shop sells. Read on demand. */
export async function readSampleFile(): Promise<Catalog> {
  const path = sourcePath('src/db/seeds/demo/catalog.json');
  return parseCatalogSeed(JSON.parse(await readFile(path, 'utf8')));
}
