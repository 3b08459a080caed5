import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '#src/server/env.ts';
import { StartError } from '#src/server/start-error.ts';

/** Opening an embedded database would create one. @throws {StartError} if there is none */
export function requireDatabase({ DATABASE_URL, DATA_DIR }: Env): void {
  const folder = join(DATA_DIR, 'database');
  if (DATABASE_URL || existsSync(folder)) return;
  throw new StartError(`There is no database in ${folder}: set DATA_DIR to its folder.`);
}
