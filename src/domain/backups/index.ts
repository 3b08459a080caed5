export { type BackupBucket, placeOf } from './backup-bucket.ts';
export {
  type BackupTimes,
  isMissing,
  isOverdue,
  lastDue,
  longestAllowedAge,
} from './backup-times.ts';
export { chooseKept, isKeepRules, type KeepRules, parseKeepRules } from './keep-rules.ts';
export { type BackupStep, backupSteps } from './ports.ts';
