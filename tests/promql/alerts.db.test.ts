import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smtpMail } from '#src/adapters/mail-smtp.ts';
import { type Database, withQueries } from '#src/db/client.ts';
import { backupRuns } from '#src/db/schema/backups.ts';
import { mailMessages } from '#src/db/schema/mail.ts';
import type { Ctx } from '#src/domain/context.ts';
import { deliverMail } from '#src/domain/mail/index.server.ts';
import { noteRefusal } from '#src/domain/security-events.server.ts';
import { createAdmissionGate } from '#src/http/admission/admission-gate.ts';
import { openPictureQueues } from '#src/http/assets/variants.ts';
import type { RequestEnd } from '#src/http/watching/watch-requests.ts';
import { createForwardWatch } from '#src/server/forward-watch.ts';
import { readBackupAge } from '#src/server/watching/backup-age.ts';
import { beginAtZero } from '#src/server/watching/begin-at-zero.ts';
import { listUnsent, listWaitingJobs } from '#src/server/watching/gather-work.ts';
import { createMetrics } from '#src/server/watching/metrics.ts';
import {
  countJobs,
  countLines,
  countRequests,
  timeStatements,
} from '#src/server/watching/observe.ts';
import { createScrape } from '#src/server/watching/scrape.ts';
import { readVitals } from '#src/server/watching/vitals.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { openEmbeddedDatabase } from '#tests/setup/database.ts';
import { quietLogger } from '#tests/setup/test-engine.ts';
import { evaluate } from './evaluate.ts';
import { alertRules } from './rules.ts';
import { Scrapes } from './scrapes.ts';

const gigabyte = 1024 ** 3;
const metrics = createMetrics();
const logger = countLines(quietLogger, metrics);
const queues = openPictureQueues();
// One place, in which nobody's work ends.
const rule = { running: 1, burstMs: 10, standingMs: 10 };
const admission = createAdmissionGate({ form: rule, page: rule, drawing: rule, picture: rule });
const forwards = createForwardWatch(0, logger);
const backups = { times: ['03:30'], place: '/backups', isBesideShop: false };
const state = { isAway: false, freeBytes: 50 * gigabyte, nowMs: 0 };
let database: Database;
let ctx: Ctx;
let bringUpToDate: () => Promise<void>;

beforeAll(async () => {
  beginAtZero(metrics);
  // One page has failed before.
  observe({ ...request, status: 500 });
  database = await openEmbeddedDatabase();
  ctx = createTestContext(database.db, { logger });
  // A backup was made an hour ago.
  await noteBackup(new Date(Date.now() - 3_600_000));
  bringUpToDate = createScrape({
    metrics,
    vitals: () =>
      readVitals({
        watch: { isAway: () => state.isAway },
        database,
        admission,
        cache: { size: () => ({ pages: 3, bytes: 9_000 }) },
        diskSpace: () => ({ isLow: false, freeBytes: state.freeBytes, neededBytes: 9_000_000 }),
        queues,
        forwards,
      }),
    readWork: async () => ({
      jobs: await listWaitingJobs(database.db),
      unsent: await listUnsent(database.db),
      ...(await readBackupAge(database.db, backups)),
    }),
    nowMs: () => state.nowMs,
    patienceMs: 500,
  });
});
afterAll(() => database.close());

const request: RequestEnd = {
  id: 'one',
  method: 'GET',
  route: '/store',
  status: 200,
  ms: 20,
  bytes: 9_000,
  cache: null,
  isCut: false,
};
const observe = countRequests(metrics);
const deleteFiles = { queue: 'delete-files', number: 1, ageMs: 0, lateMs: 0 } as const;
const longAgo = () => Temporal.Now.instant().subtract({ minutes: 20 });

async function noteBackup(startedAt: Date): Promise<void> {
  const run = { trigger: 'schedule', step: 'thin', startedAt, endedAt: startedAt };
  await database.db.insert(backupRuns).values({ ...run, id: ctx.ids.uuid(), name: 'one' });
}

/** A letter that is as old as this, and a mail server that refuses the connection. */
async function sendNowhere(isLastTry: boolean): Promise<void> {
  const mailId = ctx.ids.uuid();
  await database.db.insert(mailMessages).values({
    id: mailId,
    letter: 'message-received',
    locale: 'en',
    data: {},
    recipient: 'dana@example.org',
    createdAt: new Date(longAgo().epochMilliseconds),
  });
  const sent = deliverMail(ctx, {
    mailId,
    transport: smtpMail('smtp://127.0.0.1:9'),
    render: async () => ({ subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' }),
    from: { name: 'Shop', address: 'shop@example.org' },
    shopAddress: 'shop@example.org',
    isLastTry,
  });
  await expect(sent).rejects.toThrow(/ECONNREFUSED/);
}

type Driving = {
  /** Brings about what the alert is for; may return what undoes it. */
  drive(): unknown;
  /** Series of the process that a test cannot change: their values from then on. */
  says?: Record<string, number>[];
};

const drivings: Record<string, Driving> = {
  DatabaseAway: {
    drive() {
      state.isAway = true;
      return () => Object.assign(state, { isAway: false });
    },
  },
  DatabaseQueue: {
    async drive() {
      const only = await database.pool.connect();
      const waiting = Array.from({ length: 25 }, () => database.pool.query('select 1'));
      return async () => {
        only.release();
        await Promise.all(waiting);
      };
    },
  },
  SlowStatements: {
    async drive() {
      const { db } = withQueries(database, timeStatements(metrics));
      await db.execute(sql`select pg_sleep(0.3)`);
    },
  },
  RequestsFail: { drive: () => observe({ ...request, status: 500 }) },
  SlowPages: { drive: () => observe({ ...request, ms: 4_000 }) },
  Overloaded: {
    async drive() {
      const enter = (client: string) =>
        admission.enter({ kind: 'form', client }, () => new AbortController().signal);
      await enter('one');
      expect((await enter('two')).retrySeconds).not.toBeNull();
    },
  },
  DiskAlmostFull: {
    drive() {
      state.freeBytes = gigabyte / 2;
      return () => Object.assign(state, { freeBytes: 50 * gigabyte });
    },
  },
  DiskFull: {
    drive() {
      state.freeBytes = 1_000_000;
      return () => Object.assign(state, { freeBytes: 50 * gigabyte });
    },
  },
  MailWaits: { drive: () => sendNowhere(false) },
  MailFailed: { drive: () => sendNowhere(true) },
  JobsLate: {
    drive: () =>
      ctx.jobs.enqueue(database.db, { name: 'scan-resumes', data: {} }, { startAfter: longAgo() }),
  },
  JobsFail: {
    async drive() {
      const run = countJobs(metrics);
      for (let times = 0; times < 3; times += 1) {
        await run(deleteFiles, () => Promise.reject(new Error('no'))).catch(() => undefined);
      }
    },
  },
  BackupOverdue: {
    async drive() {
      await database.db.delete(backupRuns);
      await noteBackup(new Date(Date.now() - 3 * 86_400_000));
    },
  },
  PicturesRefused: {
    async drive() {
      const work = () => new Promise<Buffer>(() => undefined);
      const refused = Array.from({ length: 104 }, (_, at) =>
        queues.pages.run({ name: String(at), client: 'one', work }).catch(() => 'refused'),
      );
      expect(await Promise.race(refused)).toBe('refused');
    },
  },
  SignInAttack: {
    drive() {
      for (let times = 0; times < 60; times += 1) {
        noteRefusal(ctx, 'sign-in.failed', { account: 'dana@example.org' });
      }
    },
  },
  ProxyNotTrusted: {
    drive: () =>
      forwards.note({ headers: { 'x-forwarded-for': '1' } } as unknown as IncomingMessage),
  },
  ErrorsInLog: {
    drive() {
      for (let times = 0; times < 6; times += 1) logger.error({}, 'request failed');
    },
  },
  EventLoopBlocked: {
    async drive() {
      await wait(30);
      const until = performance.now() + 800;
      while (performance.now() < until);
      await wait(30);
    },
  },
  MemoryHigh: {
    drive: () => undefined,
    says: [{ process_resident_memory_bytes: 1 }, { process_resident_memory_bytes: 2 * gigabyte }],
  },
  Restarted: {
    drive: () => undefined,
    says: [{ process_start_time_seconds: 1 }, { process_start_time_seconds: 2 }],
  },
};

test('each alert has a condition here that makes it fire', () => {
  expect(Object.keys(drivings).toSorted()).toEqual(alertRules.map(({ alert }) => alert).toSorted());
});

test.each(alertRules)('$alert fires when it should, and not before', async ({ alert, expr }) => {
  const { drive, says = [] } = drivings[alert] ?? { drive: () => undefined };
  const scrapes = new Scrapes();
  const take = async (said: Record<string, number> = {}) => {
    state.nowMs += 60_000;
    await bringUpToDate();
    await scrapes.take(metrics.registry, 60_000, said);
  };
  // So that there is something to count from.
  observe(request);
  await take(says[0]);
  observe(request);
  await take(says[0]);
  expect(evaluate(expr, scrapes)).toEqual([]);
  const undo = await drive();
  await take(says[1]);
  if (alert === 'Restarted') await take({ process_start_time_seconds: 3 });
  if (typeof undo === 'function') await undo();
  expect(evaluate(expr, scrapes)).not.toEqual([]);
});
