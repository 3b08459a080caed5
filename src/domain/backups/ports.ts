import type { BackupBucket } from './backup-bucket.ts';

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
  /** In the data folder, and so lost with it. */
  isBesideShop: boolean;
};

/** With which a bucket is reached. */
export type BucketAccess = BackupBucket & { secretKey: string };

/** What keeps backups from being written to a bucket; `said` is the store's own word for it. */
export type BucketTrouble = {
  what: 'no-store' | 'no-bucket' | 'keys-refused' | 'not-allowed' | 'other-region' | 'other';
  said: string;
};

/** What the environment says of backups, which wins over the office. */
export type BackupSetup = {
  /** Null without BACKUP_KEY. */
  fromEnvironment: { times: readonly string[] } | null;
  /** The folder or bucket of this process, unless the office has set a bucket. */
  place: string;
  /** The environment names the place: the office cannot. */
  isPlaceFixed: boolean;
  /** Writes something to a bucket, reads it and deletes it. Null if all went well; never throws. */
  tryBucket(access: BucketAccess): Promise<BucketTrouble | null>;
  /** In the data folder, and so lost with it. */
  isBesideShop: boolean;
};

/** An erased person, named by a keyed hash only. */
export type Erasure = { trace: string; erasedAt: string };
