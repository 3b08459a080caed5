import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { sourcePath } from '#src/db/source-path.ts';

const manifest = z.object({ version: z.string() });

/** The version of the program that runs, as its package says: "0.1.0". */
export async function readVersion(): Promise<string> {
  return manifest.parse(JSON.parse(await readFile(sourcePath('package.json'), 'utf8'))).version;
}
