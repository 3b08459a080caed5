export { type BackupRun, beginRun, endRun, noteStep } from './backup-runs.server.ts';
export { askForBackup, queueDueBackup, readBackups } from './queue-backup.server.ts';
