import { getRequestListener } from '@hono/node-server';
import { createFeedFiles } from '#src/adapters/feed-files.ts';
import type { JobHandlers } from '#src/adapters/jobs.ts';
import { openNews } from '#src/adapters/office-news.ts';
import { followSiteNews, type Remembered } from '#src/adapters/site-news.ts';
import { queueDueBackup, readBackupPlan } from '#src/domain/backups/index.server.ts';
import type { BackupPlan } from '#src/domain/backups/ports.ts';
import { runDueSchedules } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { queueDuePictures } from '#src/domain/goods/index.server.ts';
import { queueDueFeeds } from '#src/domain/supplier-feeds/index.server.ts';
import { createAdmissionGate } from '#src/http/admission/admission-gate.ts';
import { createHttpApp } from '#src/http/app.ts';
import { openPictureQueues } from '#src/http/assets/variants.ts';
import { PageCache } from '#src/http/documents/page-cache.ts';
import type { Lifecycle } from '#src/http/routes/health.ts';
import { watchRequests } from '#src/http/watching/watch-requests.ts';
import { type BackupService, createBackupService } from './backup/backup-service.ts';
import { watchDatabase } from './database-watch.ts';
import { watchDisk } from './disk-watch.ts';
import { createForwardWatch } from './forward-watch.ts';
import { httpOptions } from './http-options.ts';
import { createJobHandlers } from './job-handlers.ts';
import type { Listener } from './listen.ts';
import { elapsedMs, randomIds } from './node-ids.ts';
import { openContent } from './open-content.ts';
import { openMail, type ShopMail } from './open-mail.ts';
import { openStatics } from './open-statics.ts';
import { openStorage } from './open-storage.ts';
import { openVisits } from './open-visits.ts';
import { type AskSite, createOwnPages } from './own-pages.ts';
import { deriveKey } from './secret.ts';
import { createSiteContexts } from './site-contexts.ts';
import { createSiteListener } from './site-listener.ts';
import type { SiteOptions } from './site-options.ts';
import { transportOf } from './transport.ts';
import { readVitals, type Vitals } from './watching/vitals.ts';

export type Site = {
  listener: Listener;
  lifecycle: Lifecycle;
  /** A context for work without a request: seeding and jobs. */
  systemContext(reason: string): Ctx;
  /** Publishes and unpublishes what is due by now; returns the number of stories. */
  runDue(): Promise<number>;
  backups: BackupService;
  backupPlan(): Promise<BackupPlan | null>;
  /** Queues a backup if one is due. */
  queueDueBackup(): Promise<boolean>;
  /** Queues the suppliers' feeds that are due; returns how many. */
  queueDueFeeds(): Promise<number>;
  /** Queues suppliers' pictures that are due; returns whether there are any. */
  queueDuePictures(): Promise<boolean>;
  /** What the process knows about itself. */
  vitals(): Vitals;
  /** Starts checking whether the database answers; returns a function that stops it. */
  watchDatabase(): () => void;
  /** The handlers of all jobs. */
  jobHandlers: JobHandlers;
  /** Renders the most visited pages into the cache, so the first visitor does not wait. */
  warm(paths: readonly string[]): Promise<void>;
};

/** Wires the whole site together; the only place that knows every part. */
export async function createSite(options: SiteOptions): Promise<Site> {
  const { env, database, logger } = options;
  const lifecycle: Lifecycle = { draining: false };
  const ask: AskSite = async (request, env) => app.fetch(request, env);
  const keyFor = (purpose: string) => deriveKey(options.secret, purpose);
  const content = openContent(options, ask);
  const storage = await openStorage(env);
  const own = openWatches(options);
  const mail = openMail({ env, db: database.db, keyFor });
  const contexts = createSiteContexts({
    ...{ ...options, ...own, storage, keyFor, mail },
    content: content.client,
  });
  const pages = createOwnPages(ask);
  const watch = watchDatabase(database, logger);
  const cache = createPageCache(options, { content, pages, watch });
  const transport = transportOf(env);
  const visits = openVisits({ database, keyFor, ...transport });
  const { boot, statics } = openStatics(options);
  const news = await openNews(database);
  const app = createHttpApp(
    httpOptions({
      ...{ options, ask, content, contexts, pages, cache, watch, news, lifecycle },
      ...{ ...own, boot, statics, ...transport },
      readVisit: visits.read,
    }),
  );
  const dynamic = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  await followSiteNews(database, rememberedBy(content, { visits, mail }));

  const systemContext = contexts.forSystem;
  const backups = createBackupService({ ...options, files: storage.files, systemContext });
  const visitOf = visits.quickReader(env.TRUSTED_PROXY_HOPS);
  const { languages } = content;
  const served = { ...own, transport, cache, statics, dynamic, visitOf, languages };
  return {
    lifecycle,
    listener: watched(createSiteListener(env, served), options),
    systemContext,
    vitals: () => readVitals({ ...own, watch, database, cache }),
    watchDatabase: watch.start,
    runDue: () => runDueSchedules(systemContext('schedule')),
    backups,
    backupPlan: () => readBackupPlan(systemContext('backup-plan')),
    queueDueBackup: () => queueDueBackup(systemContext('schedule')),
    queueDueFeeds: () => queueDueFeeds(systemContext('schedule')),
    queueDuePictures: () => queueDuePictures(systemContext('schedule')),
    jobHandlers: createJobHandlers({
      ...{ env, systemContext, backups, mail },
      feedFiles: createFeedFiles({ insideHosts: env.FEED_INSIDE_HOSTS }),
      aroundMail: options.watching?.aroundMail,
    }),
    async warm(paths) {
      for (const path of paths) await pages.render(path);
    },
  };
}

type Rendering = {
  content: ReturnType<typeof openContent>;
  pages: ReturnType<typeof createOwnPages>;
  watch: ReturnType<typeof watchDatabase>;
};

function createPageCache(
  { pageCacheBytes }: SiteOptions,
  { content, pages, watch }: Rendering,
): PageCache {
  return new PageCache({
    version: () => content.version.current(),
    nowMs: elapsedMs,
    isDatabaseAway: watch.isAway,
    refresh: pages.render,
    maxBytes: pageCacheBytes,
  });
}

type Rereading = { visits: ReturnType<typeof openVisits>; mail: ShopMail };

/** What the process rereads when another one has changed it. */
function rememberedBy(
  { version, languages }: ReturnType<typeof openContent>,
  { visits: { experiments }, mail: integrations }: Rereading,
): Remembered {
  return { content: version, experiments, languages, integrations };
}

/** What the process watches of itself. */
function openWatches(options: SiteOptions) {
  return {
    admission: createAdmissionGate(options.admissionRules),
    forwards: createForwardWatch(options.env.TRUSTED_PROXY_HOPS, options.logger),
    queues: openPictureQueues(),
    diskSpace: watchDisk(options).look,
  };
}

function watched(listener: Listener, { watching }: SiteOptions): Listener {
  const { observers = [], aroundRequest } = watching ?? {};
  return watchRequests(listener, { observers, around: aroundRequest, newId: randomIds.uuid });
}
