import type { Database } from '#src/db/client.ts';
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
  pageCache: { pages: number; bytes: number };
  disk: { freeBytes: number; neededBytes: number };
  pictures: Readonly<Record<'pages' | 'other', WorkLook>>;
  /** Requests with `X-Forwarded-For` although no proxy is trusted. */
  untrustedForwards: number;
};

type Parts = {
  watch: Pick<DatabaseState, 'isAway'>;
  database: Pick<Database, 'pool'>;
  cache: Pick<PageCache, 'size'>;
  diskSpace: DiskSpaceLook;
  queues: PictureQueues;
  forwards: { count(): number };
};

export function readVitals({ watch, database, cache, diskSpace, queues, forwards }: Parts): Vitals {
  const { totalCount, idleCount, waitingCount } = database.pool;
  return {
    isDatabaseAway: watch.isAway(),
    database: { open: totalCount, idle: idleCount, waiting: waitingCount },
    pageCache: cache.size(),
    disk: diskSpace(),
    pictures: { pages: queues.pages.look(), other: queues.other.look() },
    untrustedForwards: forwards.count(),
  };
}
