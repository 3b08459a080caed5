/** What a backup is at. */
export const backupSteps = ['snapshot', 'database', 'files', 'verify', 'thin'] as const;
export type BackupStep = (typeof backupSteps)[number];

/** Called as a backup gets on; with the number of files at the step `files`. */
export type OnBackupStep = (
  step: BackupStep,
  count?: { done: number; total: number },
) => Promise<void>;

export type BackupResult = {
  name: string;
  /** Rows of all tables. */
  rows: number;
  files: number;
  /** What this backup added to the target. */
  addedBytes: number;
  /** How long the embedded database answered nobody, in ms. */
  pausedMs: number;
};

/** Who asked for a backup. */
export type BackupTrigger = 'schedule' | 'office' | 'command';

/** How backups are made; the shop has none without a key. */
export type BackupPlan = {
  /** Times of day, in the shop's zone. */
  times: readonly string[];
  /** The folder or bucket. */
  place: string;
};

/** What the environment says of backups, which wins over the office. */
export type BackupSetup = {
  /** Null without BACKUP_KEY. */
  fromEnvironment: { times: readonly string[] } | null;
  /** The folder or bucket of this process. */
  place: string;
  /** In the data folder, and so lost with it. */
  isBesideShop: boolean;
};

/** An erased person, named by a keyed hash only. */
export type Erasure = { trace: string; erasedAt: string };
