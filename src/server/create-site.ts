import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { createContentClient } from '#src/adapters/content-client.ts';
import { createDiskIncoming } from '#src/adapters/incoming-disk.ts';
import type { JobHandlers } from '#src/adapters/jobs.ts';
import { openNews } from '#src/adapters/office-news.ts';
import { createRemotePictures } from '#src/adapters/remote-pictures.ts';
import type { Database } from '#src/db/client.ts';
import { createContentVersion, runDueSchedules } from '#src/domain/content/index.server.ts';
import type { Ctx, Logger } from '#src/domain/context.ts';
import { createRunningExperiments } from '#src/domain/experiments/index.server.ts';
import type { JobQueue } from '#src/domain/jobs.ts';
import { refusingWrites } from '#src/domain/no-space.server.ts';
import { createRequestLimit } from '#src/domain/requests/index.server.ts';
import type { Visit } from '#src/domain/visit.ts';
import {
  designOf,
  drawFront,
  drawSide,
  drawWheel,
  finishOf,
  stockBuild,
} from '#src/drawing/index.ts';
import { apiCalls } from '#src/http/api/calls.ts';
import { describeApi } from '#src/http/api/describe-api.ts';
import { createHttpApp } from '#src/http/app.ts';
import { PageCache } from '#src/http/documents/page-cache.ts';
import frameScript from '#src/http/embeds/frame.js?raw';
import mapFrameScript from '#src/http/embeds/map-frame.js?raw';
import { leadToLanguage } from '#src/http/language/lead-to-language.ts';
import { createListener, createQuickReader } from '#src/http/listener.ts';
import { baseHeaders, strictTransport } from '#src/http/middleware/security-headers.ts';
import { requireOwnAddress } from '#src/http/own-address.ts';
import type { Lifecycle } from '#src/http/routes/health.ts';
import { StaticFiles, workerAddress } from '#src/http/static-files.ts';
import { createVisitReader } from '#src/http/visits/read-visit.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import { hostedAssetHosts } from '#src/lib/media-url.ts';
import { describeComponents } from '#src/site/bloks/describe-components.ts';
import { drawingVersion } from '#src/site/kit/drawing-version.ts';
import { pagePictureVersion } from '#src/site/kit/page-picture.ts';
import { drawPageCard, drawShareCard } from '#src/site/sharing/index.ts';
import { bootScript } from '#src/web/boot/boot-script.ts';
import { lastResortPage, refusalPage } from '#src/web/browser/last-resort.ts';
import { createFormWatch } from '#src/web/forms/guard/form-watch.ts';
import { plainUnsavedPage } from '#src/web/forms/unsaved/plain-unsaved-page.ts';
import { readUnsaved } from '#src/web/forms/unsaved/read-unsaved.server.ts';
import { appPicturesVersion } from '#src/web/install/app-pictures.ts';
import { drawAppPicture } from '#src/web/install/draw-app-picture.ts';
import { makeManifest } from '#src/web/install/manifest.ts';
import killWorkerSource from '#src/web/offline/kill-worker.js?raw';
import { tellRefusal } from '#src/web/words/tell-refusal.server.ts';
import { contentTokens } from './content-tokens.ts';
import { watchDatabase } from './database-watch.ts';
import { createDiskWatch } from './disk-watch.ts';
import type { Env } from './env.ts';
import { createJobHandlers } from './job-handlers.ts';
import type { Listener } from './listen.ts';
import { randomIds, systemClock } from './node-ids.ts';
import { openFiles } from './open-files.ts';
import { openScanner } from './open-scanner.ts';
import { createPreviewAccess } from './preview-access.ts';
import { createPageRenderer } from './render-pages.ts';
import { deriveKey } from './secret.ts';

export type SiteOptions = {
  env: Env;
  secret: string;
  database: Database;
  jobs: JobQueue;
  logger: Logger;
  /** Folder of the built client; development has none, Vite serves it. */
  clientFolder: string | null;
  loadRouterBuild(): Promise<ServerBuild>;
  mode: 'production' | 'development';
};

export type Site = {
  listener: Listener;
  lifecycle: Lifecycle;
  /** A context for work that no request asked for: seeding, jobs. */
  systemContext(reason: string): Ctx;
  /** Publishes and unpublishes what is due by now; returns how much. */
  runDue(): Promise<number>;
  /** Looks from now on whether the database answers; the returned function ends that. */
  watchDatabase(): () => void;
  /** What the site does with the jobs in its queues. */
  jobHandlers: JobHandlers;
  /** Renders the most visited pages into the cache, so that the first visitor does not wait. */
  warm(paths: readonly string[]): Promise<void>;
};

/** Wires the whole site together. The only place that knows every part. */
export async function createSite(options: SiteOptions): Promise<Site> {
  const { env, database, logger } = options;
  const lifecycle: Lifecycle = { draining: false };
  const https = env.PUBLIC_ORIGIN?.startsWith('https:') ?? false;
  const extraHeaders: Record<string, string> = https
    ? { 'Strict-Transport-Security': strictTransport }
    : {};
  const tokens = contentTokens(options);
  const version = createContentVersion({ db: database.db, clock: systemClock });
  const files = await openFiles(env);
  const incoming = await createDiskIncoming(join(env.DATA_DIR, 'incoming'));
  const scanner = openScanner(env);
  const keyFor = (purpose: string) => deriveKey(options.secret, purpose);

  const content = createContentClient({
    token: env.STORYBLOK_TOKEN ?? tokens.publicToken,
    hosted: env.STORYBLOK_TOKEN !== undefined,
    region: env.STORYBLOK_REGION,
    endpoint: env.STORYBLOK_ENDPOINT,
    fetch: (request) => Promise.resolve(app.fetch(request)),
    version,
  });

  const disk = createDiskWatch({
    dataDir: env.DATA_DIR,
    database: database.kind === 'embedded' ? join(env.DATA_DIR, 'database') : null,
    logger,
    nowMs: Date.now,
  });

  function createContext(actor: Ctx['actor'], requestId: string, visit?: Visit): Ctx {
    return {
      actor,
      db: database.db,
      clock: systemClock,
      ids: randomIds,
      logger,
      requestId,
      locale: defaultLocale,
      content,
      files,
      incoming,
      scanner,
      jobs: options.jobs,
      sendsMail: env.SMTP_URL !== undefined,
      origin: env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`,
      keyFor,
      visit,
    };
  }

  function systemContext(reason: string): Ctx {
    return createContext({ kind: 'system', reason }, randomIds.uuid());
  }

  /** As if somebody had asked for it, which puts a variant of a public page into the cache. */
  async function renderPath(path: string, variant = ''): Promise<void> {
    await app.fetch(new Request(new URL(path, 'http://localhost')), { ...localEnv, variant });
  }

  /** As anybody gets it, from the cache where it is there. */
  async function readPage(path: string): Promise<string | null> {
    const kept = cache.peek(path);
    if (kept) return kept.body.identity.toString();
    const answer = await app.fetch(new Request(new URL(path, 'http://localhost')), localEnv);
    return answer.status === 200 ? answer.text() : null;
  }

  // One process counts by itself; several on one PostgreSQL count there, together.
  const countingDb = database.kind === 'postgres' ? database.db : null;
  const boot = bootAddress();
  const statics = StaticFiles.fromFolder(options.clientFolder ?? '');
  statics.add(boot.src, Buffer.from(bootScript));
  if (env.OFFLINE_WORKER === 'off') statics.add(workerAddress, Buffer.from(killWorkerSource));
  const watch = watchDatabase(database, logger);
  const cache: PageCache = new PageCache({
    version: () => version.current(),
    nowMs: Date.now,
    isDatabaseAway: watch.isAway,
    refresh: renderPath,
  });

  const experiments = createRunningExperiments({ db: database.db, clock: systemClock });
  const readVisit = createVisitReader({ experiments, keyFor, https });

  const app = createHttpApp({
    createContext({ requestId, visit, locale, refusesWrites }) {
      const ctx = { ...createContext({ kind: 'visitor' }, requestId, visit), locale };
      return refusesWrites ? { ...ctx, db: refusingWrites(ctx.db) } : ctx;
    },
    readVisit,
    newRequestId: randomIds.uuid,
    connectionAddress,
    variantOf: (env) => (env as Partial<typeof localEnv> | undefined)?.variant,
    documents: {
      render: createPageRenderer({
        publicOrigin: env.PUBLIC_ORIGIN ?? null,
        port: env.PORT,
        loadBuild: options.loadRouterBuild,
        previewOf: createPreviewAccess({
          previewToken: tokens.previewToken,
          fetch: (request) => Promise.resolve(app.fetch(request)),
          nowMs: Date.now,
        }),
        apiDocument: describeApi(apiCalls),
        formWatch: createFormWatch({
          minimumSeconds: env.FORM_MIN_SECONDS,
          attackPerMinute: env.FORM_ATTACK_PER_MINUTE,
          nowMs: Date.now,
        }),
        mode: options.mode,
      }),
      cache,
      boot,
      lastResort: lastResortPage,
      version: () => version.current(),
      nowMs: Date.now,
      extraHeaders,
    },
    plainPage: refusalPage,
    tell: tellRefusal,
    unsavedPage: async (posted) => plainUnsavedPage(await readUnsaved(posted)),
    database: watch,
    contentTokens: tokens,
    management: {
      managementToken: tokens.managementToken,
      components: describeComponents,
      publicOrigin: env.PUBLIC_ORIGIN ?? null,
    },
    assets: { cacheFolder: join(env.DATA_DIR, 'cache', 'images') },
    images: {
      siteFile: (path) => statics.read(path),
      remotePictures: createRemotePictures({
        hosts: [...env.IMAGE_DOMAINS, ...(env.STORYBLOK_TOKEN ? hostedAssetHosts : [])],
      }),
    },
    embeds: { frameScript, mapFrameScript },
    drawings: { drawFront, drawSide, drawWheel, stockBuild, designOf, finishOf },
    sharePictures: {
      drawShareCard,
      version: drawingVersion,
      cacheFolder: join(env.DATA_DIR, 'cache', 'share-pictures'),
    },
    install: {
      makeManifest,
      drawAppPicture,
      version: appPicturesVersion,
      cacheFolder: join(env.DATA_DIR, 'cache', 'app-pictures'),
    },
    pagePictures: {
      drawPageCard,
      versionOf: pagePictureVersion,
      readPage,
      cacheFolder: join(env.DATA_DIR, 'cache', 'page-pictures'),
    },
    createLimit: (rule) => createRequestLimit(rule, { db: countingDb }),
    news: await openNews(database),
    lifecycle,
    diskSpace: () => disk.look(),
    trustedHops: env.TRUSTED_PROXY_HOPS,
    https,
  });

  const dynamic = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  await Promise.all([version.refresh(), experiments.refresh()]);

  return {
    lifecycle,
    listener: createListener({
      requireOwnAddress: requireOwnAddress({
        publicOrigin: env.PUBLIC_ORIGIN ?? null,
        headers: { ...baseHeaders, ...extraHeaders },
      }),
      leadToLanguage: leadToLanguage({
        rootRedirect: env.ROOT_REDIRECT ?? null,
        https,
        headers: { ...baseHeaders, ...extraHeaders },
      }),
      cache,
      statics,
      dynamic,
      visitOf: createQuickReader({ experiments, readVisit, trustedHops: env.TRUSTED_PROXY_HOPS }),
    }),
    systemContext,
    watchDatabase: watch.start,
    runDue: () => runDueSchedules(systemContext('schedule')),
    jobHandlers: createJobHandlers({ env, systemContext }),
    async warm(paths) {
      for (const path of paths) await renderPath(path);
    },
  };
}

const localEnv = { incoming: { socket: { remoteAddress: '127.0.0.1' } }, variant: '' };

function connectionAddress(env: unknown): string {
  const incoming = (env as typeof localEnv | undefined)?.incoming;
  return incoming?.socket.remoteAddress ?? '127.0.0.1';
}

function bootAddress() {
  const hash = createHash('sha256').update(bootScript).digest('hex').slice(0, 8);
  return { src: `/assets/boot-${hash}.js` };
}
