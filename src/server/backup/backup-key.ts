import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { deriveKey } from '../secret.ts';
import { BackupError } from './backup-error.ts';

/** Seals the pieces of a backup with AES-256-GCM: nobody without the key reads or changes one. */
export type BackupKey = {
  /** `place` names the object, piece and series; a piece opens only where it was put. */
  seal(place: string, piece: Piece): Buffer;
  /** @throws {BackupError} if it was altered, is of another place, or the key is another one */
  open(place: string, sealed: Uint8Array): Piece;
  /** Name of a stored file, from the SHA-256 of its content; it tells nobody else what is in it. */
  nameOf(sha256: string): string;
};

export type Piece = { bytes: Uint8Array; isLast: boolean };

const version = 1;
/** Version, whether it is the last one, nonce, tag. */
const headLength = 1 + 1 + 12 + 16;

/** Keys for the pieces and names of backups, from BACKUP_KEY. */
export function createBackupKey(key: string): BackupKey {
  const pieces = deriveKey(key, 'backup pieces');
  const names = deriveKey(key, 'backup names');
  const bound = (place: string, isLast: boolean) =>
    Buffer.from(`ironwood backup ${version}\n${place}\n${isLast ? 'last' : 'more'}`);
  return {
    seal(place, { bytes, isLast }) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', pieces, nonce).setAAD(bound(place, isLast));
      const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
      const head = Buffer.from([version, isLast ? 1 : 0]);
      return Buffer.concat([head, nonce, cipher.getAuthTag(), sealed]);
    },
    open(place, sealed) {
      const bytes = Buffer.from(sealed);
      if (bytes.length < headLength || bytes[0] !== version) throw notOurs(place);
      const isLast = bytes[1] === 1;
      const decipher = createDecipheriv('aes-256-gcm', pieces, bytes.subarray(2, 14));
      decipher.setAAD(bound(place, isLast)).setAuthTag(bytes.subarray(14, headLength));
      try {
        const opened = [decipher.update(bytes.subarray(headLength)), decipher.final()];
        return { bytes: Buffer.concat(opened), isLast };
      } catch {
        throw notOurs(place);
      }
    },
    nameOf: (sha256) => createHmac('sha256', names).update(sha256).digest('hex'),
  };
}

function notOurs(place: string): BackupError {
  return new BackupError(
    `The backup cannot be opened at ${place}: it was changed after it was made, or BACKUP_KEY is not the key it was made with. Use that key, or another backup; to go on with a new key, name an empty BACKUP_TARGET.`,
  );
}
