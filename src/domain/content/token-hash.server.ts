import { createHash } from 'node:crypto';

/** Keys are long and random, so a plain hash says nothing of them: no salt, and a look-up by index. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
