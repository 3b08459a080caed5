import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Env, readEnv } from '#src/server/env.ts';
import { root } from '#tools/set-up/run.mjs';

/**
 * The settings of a shop's command, as for `npm start`: the shell's variables, and the lines of `.env` for those that
 * are not set. @throws {EnvError}
 */
export function readSettings(
  defaults: Record<string, string> = {},
  file = join(root, '.env'),
): Env {
  if (existsSync(file)) process.loadEnvFile(file);
  return readEnv({ ...defaults, ...process.env });
}
