import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * For the environment of the servers that tests start: compiled code that the next ones read, which saves each a tenth
 * of its processor time. `npm test` deletes it with its folder for temporary files.
 */
export const compileCache = { NODE_COMPILE_CACHE: join(tmpdir(), 'ironwood-compile-cache') };
