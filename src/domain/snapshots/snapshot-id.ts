import { z } from 'zod';

// Crockford's alphabet in lower case, without letters that are confused on the phone.
const letters = '0123456789abcdefghjkmnpqrstvwxyz';
const length = 20;

/** The id of a shared snapshot: 20 characters of 32. */
export const snapshotIdSchema = z.string().regex(new RegExp(`^[${letters}]{${length}}$`));

/**
 * The short secret in a share link, made from a token of the context (at least 128 random bits): 20 characters of 5
 * bits are 100 bits. With a million snapshots in the table, the probability that a million guesses find one is 10^12
 * / 2^100, less than one in 10^18.
 */
export function snapshotIdOf(token: string): string {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length < 16) throw new Error('A snapshot id needs a token of at least 128 bits');
  const bits = Array.from(bytes.subarray(0, 13), (byte) => byte.toString(2).padStart(8, '0'));
  const fives =
    bits
      .join('')
      .slice(0, length * 5)
      .match(/.{5}/g) ?? [];
  return fives.map((five) => letters[Number.parseInt(five, 2)]).join('');
}
