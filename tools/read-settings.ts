import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Env, readEnv } from '#src/server/env.ts';
import { root } from '#tools/set-up/run.mjs';

/**
 * What a command of the shop reads, as `npm start` does: the shell's variables, and the lines of
 * `.env` where the shell says nothing. @throws {EnvError}
 */
export function readSettings(
  defaults: Record<string, string> = {},
  file = join(root, '.env'),
): Env {
  if (existsSync(file)) process.loadEnvFile(file);
  return readEnv({ ...defaults, ...process.env });
}
