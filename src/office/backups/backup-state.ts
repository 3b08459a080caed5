import type { readBackups } from '#src/domain/backups/index.server.ts';

type Backups = Awaited<ReturnType<typeof readBackups>>;

export type BackupState = ReturnType<typeof toBackupState>;

/** How the backups are, in one word; the page says it with a badge. */
export type Condition = 'off' | 'running' | 'failed' | 'overdue' | 'none' | 'good';

/** What the page shows of the shop's backups. */
export function toBackupState(backups: Backups) {
  const { plan, bucket, isFixed, isPlaceFixed, isKeyUnused } = backups;
  const { latest, lastGood, lastFailure, ageMinutes } = backups;
  return {
    plan,
    /** By whoever runs the server. */
    isFixed,
    isPlaceFixed,
    bucket,
    isKeyUnused,
    condition: conditionOf(backups),
    /** The latest run; another one when the next begins. */
    run: latest?.id ?? '',
    step: latest?.step ?? '',
    doneFiles: latest?.doneFiles ?? 0,
    totalFiles: latest?.totalFiles ?? 0,
    ageMinutes,
    lastGood: lastGood && {
      at: lastGood.startedAt.toISOString(),
      rows: lastGood.rows,
      files: lastGood.files,
      addedBytes: lastGood.addedBytes,
      pausedMs: lastGood.pausedMs,
    },
    lastFailure: lastFailure && {
      at: lastFailure.startedAt.toISOString(),
      reason: lastFailure.failure ?? '',
    },
  };
}

function conditionOf({ plan, isRunning, latest, lastGood, isOverdue }: Backups): Condition {
  if (isRunning) return 'running';
  if (!plan) return 'off';
  if (latest?.failure) return 'failed';
  if (!lastGood) return 'none';
  return isOverdue ? 'overdue' : 'good';
}
