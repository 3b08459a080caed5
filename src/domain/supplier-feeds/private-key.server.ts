import { createPrivateKey } from 'node:crypto';

/** Whether a text is a private key that opens, with a passphrase if it has one. */
export function readsAsPrivateKey(text: string, passphrase: string): boolean {
  // OpenSSH's own form is read by the SSH library, not by Node.
  if (text.includes('BEGIN OPENSSH PRIVATE KEY')) return text.includes('END OPENSSH PRIVATE KEY');
  try {
    createPrivateKey({ key: text, passphrase });
    return true;
  } catch {
    return false;
  }
}
