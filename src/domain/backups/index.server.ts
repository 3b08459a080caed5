export {
  type BackupRun,
  beginRun,
  endRestoredRun,
  endRun,
  noteStep,
} from './backup-runs.server.ts';
export { askForBackup, queueDueBackup, readBackups } from './queue-backup.server.ts';
