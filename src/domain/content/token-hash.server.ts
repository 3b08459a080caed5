import { createHash } from 'node:crypto';

/** Tokens are long and random, so a plain hash is enough: no salt, and lookup by index. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
