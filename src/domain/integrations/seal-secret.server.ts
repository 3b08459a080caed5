import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import type { SealedSecret } from '#src/db/schema/integrations.ts';
import type { Ctx } from '#src/domain/context.ts';

type Keys = Pick<Ctx, 'keyFor'>;

const nonceLength = 12;
const tagLength = 16;
/** Of a shorter one, two characters would be a help in guessing it. */
const shortestShown = 12;

/**
 * Seals a secret with AES-256-GCM and a key derived from SECRET. It opens only at its place, such as `mail.password`:
 * whoever can write to the table cannot move it to where it would be shown or sent elsewhere.
 */
export function sealSecret(
  { keyFor, clock, ids }: Keys & Pick<Ctx, 'clock' | 'ids'>,
  { place, secret }: { place: string; secret: string },
): SealedSecret {
  const nonce = createHash('sha256').update(ids.token()).digest().subarray(0, nonceLength);
  const cipher = createCipheriv('aes-256-gcm', keyFor('integration secrets'), nonce);
  cipher.setAAD(Buffer.from(place));
  const bytes = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return {
    sealed: Buffer.concat([nonce, cipher.getAuthTag(), bytes]).toString('base64url'),
    ending: secret.length < shortestShown ? '' : secret.slice(-2),
    setAt: clock.now().toString({ smallestUnit: 'second' }),
  };
}

/** The secret, or null if it was sealed with another SECRET, at another place, or was changed. */
export function openSecret({ keyFor }: Keys, place: string, { sealed }: SealedSecret) {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < nonceLength + tagLength) return null;
  const nonce = bytes.subarray(0, nonceLength);
  const decipher = createDecipheriv('aes-256-gcm', keyFor('integration secrets'), nonce);
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  try {
    const opened = [decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()];
    return Buffer.concat(opened).toString('utf8');
  } catch {
    return null;
  }
}
