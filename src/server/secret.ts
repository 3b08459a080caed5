import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartError } from './start-error.ts';

/** The minimum length of SECRET in the environment. */
const shortestSecret = 32;

/**
 * The secret from the environment, or one that is created on the first start and stored in the data folder.
 * @throws {StartError} if the stored one is unreadable or damaged
 */
export function loadSecret(fromEnv: string | undefined, dataDir: string): string {
  if (fromEnv) return fromEnv;
  const file = join(dataDir, 'secret');
  if (!existsSync(file)) createSecret(file, randomBytes(32).toString('base64url'));
  const secret = readSecret(file);
  if (secret.length >= shortestSecret) return secret;
  throw new StartError(
    `The secret in ${resolve(file)} is unreadable or damaged: put the file back from a backup, or set SECRET to what it was; without it, resumes cannot be opened.`,
  );
}

/** Stores a secret in a data folder that has none. Returns the one that is there then. @throws {StartError} like `loadSecret` */
export function keepSecret(secret: string, dataDir: string): string {
  const file = join(dataDir, 'secret');
  if (!existsSync(file)) createSecret(file, secret);
  return loadSecret(undefined, dataDir);
}

/** Atomic, and never over an existing one: two processes may start at the same time. */
function createSecret(file: string, secret: string): void {
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, `${secret}\n`, {
    mode: 0o600,
    flush: true,
  });
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(unfinished);
  }
}

function readSecret(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}

/** Derives a 256-bit key for one purpose (RFC 5869), so no two uses of the secret share a key. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'ironwood', purpose, 32));
}
