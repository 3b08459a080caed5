import { notifyIndexNow } from '#src/adapters/index-now.ts';
import type { JobHandlers } from '#src/adapters/jobs.ts';
import { purgeCdn } from '#src/adapters/purge-cdn.ts';
import { queueOnce } from '#src/adapters/queue-once.ts';
import { closeVisitDays, purgeVisits } from '#src/domain/analytics/index.server.ts';
import {
  askForReview,
  offerFreedTimes,
  remindOfAppointment,
  tellTruckReady,
} from '#src/domain/appointments/index.server.ts';
import { sendResetLink } from '#src/domain/auth/index.server.ts';
import { purgeDrafts, remindOfBuild } from '#src/domain/build-reminders/index.server.ts';
import {
  purgeApplications,
  queueScan,
  scanWaitingResumes,
} from '#src/domain/careers/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import {
  applyImport,
  applyLater,
  checkImport,
  fetchPictures,
  purgeImports,
  queuePictures,
  stopImport,
} from '#src/domain/goods/index.server.ts';
import type { ImportActor } from '#src/domain/jobs.ts';
import { deleteFiles, purgeRecords } from '#src/domain/personal-data/index.server.ts';
import { purgeInvitations } from '#src/domain/reviews/index.server.ts';
import { getIndexNowKey } from '#src/domain/settings/index.server.ts';
import { fetchFeed, purgeFetches, settleFetch } from '#src/domain/supplier-feeds/index.server.ts';
import type { FeedFiles } from '#src/domain/supplier-feeds/ports.ts';
import { checkFitFile, purgeFitFiles, stopFitFile } from '#src/domain/supplier-fit/index.server.ts';
import { purgeVotes } from '#src/domain/votes/index.server.ts';
import { onlyRun } from '#src/lib/around.ts';
import type { BackupService } from './backup/backup-service.ts';
import type { Env } from './env.ts';
import type { ShopMail } from './open-mail.ts';
import { sendLetter } from './send-letter.ts';
import type { AroundMail } from './watching/observe.ts';

type HandlerParts = {
  env: Pick<Env, `CDN_PURGE_${'URL' | 'TOKEN' | 'HEADER'}`>;
  systemContext(reason: string): Ctx;
  backups: BackupService;
  mail: Pick<ShopMail, 'open'>;
  feedFiles: FeedFiles;
  aroundMail?: AroundMail | undefined;
};

/** The handlers of all kinds of jobs. */
export function createJobHandlers(parts: HandlerParts): JobHandlers {
  const { env, systemContext, backups, mail, aroundMail = onlyRun } = parts;
  return {
    async 'send-mail'(letter, { isLastTry }) {
      await sendLetter(systemContext('send-mail'), { ...letter, isLastTry, mail, aroundMail });
    },
    async 'mail-reset-link'(asked) {
      await sendResetLink(systemContext('mail-reset-link'), asked);
    },
    async 'remind-of-build'({ buildId }) {
      await remindOfBuild(systemContext('remind-of-build'), { buildId });
    },
    async 'remind-of-appointment'(appointment) {
      await remindOfAppointment(systemContext('remind-of-appointment'), appointment);
    },
    async 'tell-truck-ready'(mark) {
      await tellTruckReady(systemContext('tell-truck-ready'), mark);
    },
    async 'ask-for-review'(visit) {
      await askForReview(systemContext('ask-for-review'), visit);
    },
    async 'tell-search-engines'({ paths }) {
      const ctx = systemContext('tell-search-engines');
      const key = await getIndexNowKey(ctx);
      if (key !== null) await notifyIndexNow({ origin: ctx.origin, key, paths });
    },
    async 'purge-cdn'() {
      await purge(env, systemContext('purge-cdn'));
    },
    async 'offer-freed-times'() {
      await offerFreedTimes(systemContext('offer-freed-times'));
    },
    async 'back-up'({ trigger }) {
      await backups.run(trigger);
    },
    async 'note-erasure'(erasure) {
      await backups.noteErasure(erasure);
    },
    async 'delete-files'({ keys }) {
      await deleteFiles(systemContext('delete-files'), keys);
    },
    ...importHandlers(systemContext),
    async 'fetch-feed'(feed) {
      await fetchFeed(systemContext('fetch-feed'), feed, parts.feedFiles);
    },
    async 'fetch-pictures'() {
      const ctx = systemContext('fetch-pictures');
      if (await fetchPictures(ctx)) await queuePictures(ctx);
    },
    async 'scan-resumes'() {
      const ctx = systemContext('scan-resumes');
      const unanswered = await scanWaitingResumes(ctx);
      if (unanswered > 0) await queueScan(ctx, ctx.clock.now().add({ minutes: 5 }));
    },
    ...dailyHandlers(systemContext),
  };
}

type ImportJob = 'check-import' | 'apply-import' | 'apply-later' | 'check-fit-file';

/** Suppliers' files. After the last try that failed, somebody can ask again. */
function importHandlers(
  systemContext: HandlerParts['systemContext'],
): Pick<JobHandlers, ImportJob> {
  return {
    async 'check-import'(check, { isLastTry }) {
      const ctx = systemContext('check-import');
      await checkImport(ctx, check).catch(async (error: unknown) => {
        if (isLastTry) await giveUp(ctx, check);
        throw error;
      });
      await settleFetch(ctx, check.importId);
    },
    async 'check-fit-file'(check, { isLastTry }) {
      const ctx = systemContext('check-fit-file');
      await checkFitFile(ctx, check).catch(async (error: unknown) => {
        if (isLastTry) await stopFitFile(ctx, check);
        throw error;
      });
    },
    async 'apply-later'({ actor, ...later }) {
      await applyLater(actingAs(systemContext('apply-later'), actor), later);
    },
    async 'apply-import'({ actor, ...apply }, { isLastTry }) {
      const ctx = actingAs(systemContext('apply-import'), actor);
      await applyImport(ctx, apply).catch(async (error: unknown) => {
        if (isLastTry) await giveUp(systemContext('apply-import'), apply);
        throw error;
      });
      await settleFetch(systemContext('apply-import'), apply.importId);
    },
  };
}

/** Somebody can ask for the import again, and the feed that brought it says so. */
async function giveUp(ctx: Ctx, stuck: { importId: string; run: string }): Promise<void> {
  await stopImport(ctx, stuck);
  await settleFetch(ctx, stuck.importId);
}

/** As the person who asked for it, whom the history names; they were allowed to when they asked. */
function actingAs(ctx: Ctx, { userId, name }: ImportActor): Ctx {
  const actor = { kind: 'staff', role: 'manager', scopes: ['catalog.write'], email: '' } as const;
  return { ...ctx, actor: { ...actor, userId, name } };
}

/** @throws {Error} after it was logged: the job is retried, and publishing never waits for it */
async function purge(env: HandlerParts['env'], { logger }: Ctx): Promise<void> {
  const { CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token, CDN_PURGE_HEADER: header } = env;
  if (!url) return;
  try {
    await purgeCdn({ url, token, header });
  } catch (err) {
    logger.warn({ err }, 'the CDN did not drop its copies; trying again');
    throw err;
  }
}

type DailyJob = (typeof dailyJobs)[number];

const dailyJobs = ['purge-drafts', 'purge-applications', 'purge-records', 'purge-visits'] as const;

/** What is deleted daily once its retention period is over. */
function dailyHandlers(systemContext: HandlerParts['systemContext']): Pick<JobHandlers, DailyJob> {
  return {
    async 'purge-drafts'() {
      const ctx = systemContext('purge-drafts');
      // Queues the next run first, so a purge that keeps failing is not the last one.
      await queueTomorrow(ctx);
      const purged = await purgeDrafts(ctx);
      if (purged > 0) ctx.logger.info({ purged }, 'old drafts were deleted');
    },
    async 'purge-applications'() {
      const ctx = systemContext('purge-applications');
      await queueTomorrow(ctx);
      const purged = await purgeApplications(ctx);
      if (purged > 0) ctx.logger.info({ purged }, 'old applications were deleted');
    },
    async 'purge-records'() {
      const ctx = systemContext('purge-records');
      await queueTomorrow(ctx);
      const purged =
        (await purgeRecords(ctx)) +
        (await purgeInvitations(ctx)) +
        (await purgeVotes(ctx)) +
        (await purgeImports(ctx)) +
        (await purgeFitFiles(ctx)) +
        (await purgeFetches(ctx));
      if (purged > 0) ctx.logger.info({ purged }, 'what the shop has kept long enough was deleted');
    },
    async 'purge-visits'() {
      const ctx = systemContext('purge-visits');
      await queueTomorrow(ctx);
      await purgeVisits(ctx);
      await closeVisitDays(ctx);
    },
  };
}

/** Queues the work that every start triggers: daily jobs and files waiting for the virus scanner. */
export async function queueFirstJobs(
  { jobs, db }: Pick<Ctx, 'jobs' | 'db'>,
  now: Temporal.Instant,
): Promise<void> {
  await queueOnce(db, dailyJobs, (tx, missing) => queueDaily({ jobs, db: tx }, missing, now));
  await queueScan({ jobs, db }, now);
}

/** Queues the daily jobs for tomorrow. One that is already waiting stays as it is. */
async function queueTomorrow(ctx: Ctx): Promise<void> {
  await queueDaily(ctx, dailyJobs, ctx.clock.now().add({ hours: 24 }));
}

async function queueDaily(
  { jobs, db }: Pick<Ctx, 'jobs' | 'db'>,
  names: readonly DailyJob[],
  startAfter: Temporal.Instant,
): Promise<void> {
  for (const name of names) {
    await jobs.enqueue(db, { name, data: {} }, { startAfter, key: 'daily' });
  }
}
