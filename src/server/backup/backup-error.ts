import { StartError } from '../start-error.ts';

/** Why there is no backup, or why one cannot be used: one sentence that says what to do. */
export class BackupError extends StartError {
  override name = 'BackupError';
}
