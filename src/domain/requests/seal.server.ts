import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** A key that needs both the server's secret and the visitor's token: the table alone opens nothing. */
export function sealingKey(serverKey: Buffer, visitor: string): Buffer {
  return Buffer.from(hkdfSync('sha256', serverKey, visitor, 'seal', 32));
}

/** Nonce, tag and ciphertext as one base64url string. `token` is fresh and unguessable. */
export function sealText(key: Buffer, { text, token }: { text: string; token: string }): string {
  const nonce = Buffer.from(token, 'base64url').subarray(0, nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @throws if the text was sealed with another key, or was changed */
export function openSealed(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const cipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes));
  cipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const text = cipher.update(bytes.subarray(nonceBytes + tagBytes));
  return Buffer.concat([text, cipher.final()]).toString('utf8');
}
