export {
  type BackupRun,
  beginRun,
  endRestoredRun,
  endRun,
  noteStep,
  readRuns,
} from './backup-runs.server.ts';
export { askForBackup, queueDueBackup, readBackups } from './queue-backup.server.ts';
export { removeBackupBucket, saveBackupBucket, type TypedBucket } from './save-bucket.server.ts';
export { replaceUnusedKey, saveBackupTimes } from './set-up-backups.server.ts';
export {
  readBackupPlan,
  readStoredBackups,
  readStoredBucket,
  type StoredBucket,
} from './stored-backups.server.ts';
