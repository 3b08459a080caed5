import type { BackupService } from '#src/server/backup/backup-service.ts';

/** For tests that make no backup. */
export const noBackups: BackupService = {
  run: () => Promise.reject(new Error('This test makes no backup')),
  noteErasure: async () => undefined,
};
