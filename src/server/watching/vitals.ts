import type { Database } from '#src/db/client.ts';
import type { BackupPlan } from '#src/domain/backups/ports.ts';
import type { AdmissionGate } from '#src/http/admission/admission-gate.ts';
import type { PictureQueues } from '#src/http/assets/variants.ts';
import type { DatabaseState } from '#src/http/database-down/database-state.ts';
import type { PageCache } from '#src/http/documents/page-cache.ts';
import type { DiskSpaceLook } from '#src/http/routes/health.ts';
import type { WorkLook } from '#src/lib/fair-work.ts';

/** What a process knows about itself without asking anybody. */
export type Vitals = {
  isDatabaseAway: boolean;
  /** Sessions of the database; statements and transactions that wait for one. The embedded engine has one session. */
  database: { open: number; idle: number; waiting: number };
  /** Requests that are worked on, wait for a place, and were refused. */
  admission: ReturnType<AdmissionGate['stats']>;
  pageCache: { pages: number; bytes: number };
  disk: { freeBytes: number; neededBytes: number };
  pictures: Readonly<Record<'pages' | 'other', WorkLook>>;
  /** Requests with `X-Forwarded-For` although no proxy is trusted. */
  untrustedForwards: number;
};

/** What metrics tell about. */
export type WatchedSite = {
  vitals(): Vitals;
  database: Database;
  backupPlan(): Promise<BackupPlan | null>;
};

type Parts = {
  watch: Pick<DatabaseState, 'isAway'>;
  database: Pick<Database, 'pool'>;
  admission: Pick<AdmissionGate, 'stats'>;
  cache: Pick<PageCache, 'size'>;
  diskSpace: DiskSpaceLook;
  queues: PictureQueues;
  forwards: { count(): number };
};

export function readVitals(parts: Parts): Vitals {
  const { watch, database, admission, cache, diskSpace, queues, forwards } = parts;
  const { totalCount, idleCount, waitingCount } = database.pool;
  return {
    isDatabaseAway: watch.isAway(),
    database: { open: totalCount, idle: idleCount, waiting: waitingCount },
    admission: admission.stats(),
    pageCache: cache.size(),
    disk: diskSpace(),
    pictures: { pages: queues.pages.look(), other: queues.other.look() },
    untrustedForwards: forwards.count(),
  };
}
