import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourcePath } from '../source-path.ts';

/** The files of a scenario, by path relative to this folder. */
export type SeedFiles = {
  json(path: string): Promise<unknown>;
  /** Null if there is no such file. */
  optionalJson(path: string): Promise<unknown>;
  bytes(path: string): Promise<Uint8Array>;
};

/** Read on demand: of them a process that serves a seeded shop loads only the vehicles, to see whether they are new. */
export function openSeedFiles(folder = sourcePath('src/db/seeds')): SeedFiles {
  const bytes = (path: string) => readFile(join(folder, path));
  const json = async (path: string): Promise<unknown> => JSON.parse((await bytes(path)).toString());
  return {
    bytes,
    json,
    optionalJson: (path) =>
      json(path).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      }),
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
