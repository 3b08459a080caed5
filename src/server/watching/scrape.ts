import { setTimeout as wait } from 'node:timers/promises';
import { JOB_NAMES } from '#src/adapters/job-queues.ts';
import { requestClasses } from '#src/http/admission/request-class.ts';
import type { BackupAge } from './backup-age.ts';
import type { Unsent, WaitingJobs } from './gather-work.ts';
import type { Metrics } from './metrics.ts';
import type { Vitals } from './vitals.ts';

/** What the database says about work that waits. */
export type Work = BackupAge & { jobs: WaitingJobs[]; unsent: Unsent[] };

type ScrapeParts = {
  metrics: Metrics;
  vitals(): Vitals;
  readWork(): Promise<Work>;
  nowMs(): number;
  patienceMs?: number;
};

/** The database is asked at most this often, however many ask for the metrics. */
const keptMs = 5_000;

/**
 * Brings the gauges up to date. Nobody waits longer than `patienceMs` for the database; while it does not answer, the
 * figures that it would give are left out.
 */
export function createScrape(parts: ScrapeParts): () => Promise<void> {
  const { metrics, vitals, readWork, nowMs, patienceMs = 2_000 } = parts;
  let askedMs = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> = Promise.resolve();

  async function ask(): Promise<void> {
    const work = await readWork().catch(() => null);
    showWork(metrics, work);
  }

  return async () => {
    const seen = vitals();
    showVitals(metrics, seen);
    if (seen.isDatabaseAway) return showWork(metrics, null);
    if (nowMs() - askedMs >= keptMs) {
      askedMs = nowMs();
      asking = ask();
    }
    const isInTime = await Promise.race([asking.then(() => true), wait(patienceMs, false)]);
    // Otherwise the figures of an earlier answer would be taken for today's.
    if (!isInTime) showWork(metrics, null);
  };
}

function showVitals(metrics: Metrics, seen: Vitals): void {
  const { database, pageCache, disk, pictures } = seen;
  metrics.databaseUp.set(seen.isDatabaseAway ? 0 : 1);
  metrics.databaseSessions.set({ state: 'busy' }, database.open - database.idle);
  metrics.databaseSessions.set({ state: 'idle' }, database.idle);
  metrics.databaseWaiting.set(database.waiting);
  metrics.cachePages.set(pageCache.pages);
  metrics.cacheBytes.set(pageCache.bytes);
  metrics.diskFree.set(disk.freeBytes);
  metrics.diskNeeded.set(disk.neededBytes);
  metrics.picturesRefused.reset();
  for (const queue of ['pages', 'other'] as const) {
    metrics.picturesWaiting.set({ queue }, pictures[queue].waiting);
    metrics.picturesRefused.inc({ queue }, pictures[queue].refused);
  }
  showAdmission(metrics, seen);
  metrics.untrustedForwards.reset();
  metrics.untrustedForwards.inc(seen.untrustedForwards);
}

function showAdmission(metrics: Metrics, { admission }: Vitals): void {
  metrics.pagePlaces.set(admission.pagePlaces);
  metrics.requestsRefused.reset();
  for (const kind of requestClasses) {
    metrics.requestsRunning.set({ kind }, admission[kind].running);
    metrics.requestsWaiting.set({ kind }, admission[kind].waiting);
    metrics.requestsRefused.inc({ kind }, admission[kind].refused);
  }
}

/** Null: the database does not say. */
function showWork(metrics: Metrics, work: Work | null): void {
  const { jobsWaiting, jobsLate, outbox, outboxAge } = metrics;
  for (const gauge of [jobsWaiting, jobsLate, outbox, outboxAge]) gauge.reset();
  metrics.backupAge.remove();
  metrics.backupAllowedAge.remove();
  if (work === null) return;
  for (const queue of JOB_NAMES) jobsLate.set({ queue }, 0);
  for (const { queue, state, count, lateSeconds } of work.jobs) {
    jobsWaiting.set({ queue, state }, count);
    if (lateSeconds > 0) jobsLate.set({ queue }, lateSeconds);
  }
  for (const { state, count, ageSeconds } of work.unsent) {
    outbox.set({ state }, count);
    outboxAge.set({ state }, ageSeconds);
  }
  const { backupAgeSeconds, backupAllowedAgeSeconds } = work;
  if (backupAgeSeconds !== null) metrics.backupAge.set(backupAgeSeconds);
  if (backupAllowedAgeSeconds !== null) metrics.backupAllowedAge.set(backupAllowedAgeSeconds);
}
