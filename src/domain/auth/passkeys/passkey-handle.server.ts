import { createHash } from 'node:crypto';

/**
 * How devices know an account, base64url: always the same, so that a new passkey replaces the old one on the same
 * device, and of a length that WebAuthn allows (64 bytes), whatever the id.
 */
export function handleOf(userId: string): string {
  return createHash('sha256').update(`passkey ${userId}`).digest('base64url');
}
