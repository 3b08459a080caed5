export {
  type BackupRun,
  beginRun,
  endRestoredRun,
  endRun,
  noteStep,
  readRuns,
} from './backup-runs.server.ts';
export { askForBackup, queueDueBackup, readBackups } from './queue-backup.server.ts';
