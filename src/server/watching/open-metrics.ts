import type { AroundStatement } from '#src/db/observed-pool.ts';
import type { Logger } from '#src/domain/context.ts';
import type { MetricsAccess, ReadMetrics } from '#src/http/routes/metrics.ts';
import type { RequestObserver } from '#src/http/watching/watch-requests.ts';
import type { Env } from '../env.ts';
import { elapsedMs } from '../node-ids.ts';
import { readBackupAge } from './backup-age.ts';
import { beginAtZero } from './begin-at-zero.ts';
import { readBuildInfo } from './build-info.ts';
import { listUnsent, listWaitingJobs } from './gather-work.ts';
import { createMetrics } from './metrics.ts';
import { type MetricsPort, openMetricsPort } from './metrics-port.ts';
import { type AroundJob, countJobs, countLines, countRequests, timeStatements } from './observe.ts';
import { createScrape } from './scrape.ts';
import type { WatchedSite } from './vitals.ts';

export type OpenMetrics = {
  observer: RequestObserver;
  aroundStatement: AroundStatement;
  aroundJob: AroundJob;
  count(logger: Logger): Logger;
  access: MetricsAccess;
  port: number | null;
  begin(site: WatchedSite, startSeconds: number): void;
  close(): void;
};

type Wanted = Pick<Env, `METRICS_${'PORT' | 'HOST' | 'TOKEN'}`>;

/**
 * Opens the metrics, at a port of their own if there is one; there is nothing to read until `begin` was called. @throws {StartError} if that is not
 * available
 */
export async function openMetrics(env: Wanted, logger: Logger): Promise<OpenMetrics> {
  const metrics = createMetrics();
  const { registry } = metrics;
  beginAtZero(metrics);
  metrics.buildInfo.set(readBuildInfo(), 1);
  let bringUpToDate: (() => Promise<void>) | null = null;
  const read: ReadMetrics = async () => {
    if (bringUpToDate === null) return null;
    await bringUpToDate();
    return { type: registry.contentType, text: await registry.metrics() };
  };
  const port = await openPort(env, { read, logger });
  return {
    observer: countRequests(metrics),
    aroundStatement: timeStatements(metrics),
    aroundJob: countJobs(metrics),
    count: (logger) => countLines(logger, metrics),
    access: env.METRICS_TOKEN === undefined ? null : { token: env.METRICS_TOKEN, read },
    port: port?.port ?? null,
    begin({ vitals, database, backupPlan }, startSeconds) {
      metrics.startSeconds.set(startSeconds);
      bringUpToDate = createScrape({
        metrics,
        vitals,
        readWork: async () => ({
          jobs: await listWaitingJobs(database.db),
          unsent: await listUnsent(database.db),
          ...(await readBackupAge(database.db, await backupPlan())),
        }),
        nowMs: elapsedMs,
      });
    },
    close() {
      port?.close();
      registry.clear();
    },
  };
}

async function openPort(
  { METRICS_PORT: port, METRICS_HOST: host }: Wanted,
  parts: { read: ReadMetrics; logger: Logger },
): Promise<MetricsPort | null> {
  return port === undefined ? null : openMetricsPort({ port, host }, parts);
}
