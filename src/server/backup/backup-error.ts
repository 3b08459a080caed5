import { DatabaseStartError } from '#src/db/client.ts';
import { StartError } from '../start-error.ts';

/** Why there is no backup, or why one cannot be used: one sentence that says what to do. */
export class BackupError extends StartError {
  override name = 'BackupError';
}

/** An error in one sentence, for the shop's owner. */
export function failureOf(error: unknown): string {
  if (error instanceof StartError || error instanceof DatabaseStartError) return error.message;
  const { cause } = error instanceof Error ? error : {};
  const reason = [cause, error].find((known) => known instanceof Error)?.message ?? String(error);
  return `The backup failed (${reason}): try again; the server’s log says more.`;
}
