import { hkdfSync, randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartError } from './start-error.ts';

/** Makes the data folder. @throws {StartError} when nothing can be written there. */
export function prepareDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
    const probe = join(dataDir, '.writable');
    writeFileSync(probe, '');
  } catch {
    throw new StartError(
      `The folder ${resolve(dataDir)} is not writable: give this user the right to write there, or choose another folder with DATA_DIR.`,
    );
  }
}

/** The secret from the environment, or one made on the first start and kept in the data folder. */
export function loadSecret(fromEnv: string | undefined, dataDir: string): string {
  if (fromEnv) return fromEnv;
  const file = join(dataDir, 'secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  return secret;
}

/** A 256-bit key for one purpose (RFC 5869), so that no two uses of the secret share a key. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'ironwood', purpose, 32));
}
