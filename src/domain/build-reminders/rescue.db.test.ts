import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { buildReminders } from '#src/db/schema/build-reminders.ts';
import { builds } from '#src/db/schema/builds.ts';
import { mailMessages } from '#src/db/schema/mail.ts';
import { getBuild, recordCompletedOptions, startBuild } from '#src/domain/builds/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { submitBuild } from '#src/domain/leads/index.server.ts';
import { createTestContext, testNow } from '#tests/factories/context.ts';
import { seedShopRecords } from '#tests/factories/shop-records.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { runTestJobs } from '#tests/setup/test-jobs.ts';
import {
  askForReminder,
  readReminder,
  remindOfBuild,
  resumeBuild,
  stopReminder,
} from './index.server.ts';

// Runs on both engines: locked rows.

let database: Database;
let visitor: Ctx;

beforeAll(async () => {
  database = await openTestDatabase();
  visitor = createTestContext(database.db, { actor: { kind: 'visitor' } });
  await seedShopRecords(database.db);
});
afterAll(() => database.close());
afterEach(async () => {
  await database.db.delete(mailMessages);
  await runTestJobs(database.db, {
    'send-mail': async () => {},
    'remind-of-build': async () => {},
  });
});

const asked = { reminderEmail: ' dana@example.org ', reminderConsent: 'on' };
const dayLater = testNow.add({ hours: 25 });

function atTime(now: Temporal.Instant): Ctx {
  return createTestContext(database.db, { clock: { now: () => now } });
}

async function draft() {
  const access = await startBuild(visitor, { vehicleId: 'ford-f150-2021', year: 2021 });
  await recordCompletedOptions(visitor, { ...access, meta: { wheels: { sku: null } } });
  return access;
}

/** Runs the reminder jobs at a given time; returns the queued letters. */
async function remindAt(now: Temporal.Instant) {
  await runTestJobs(database.db, {
    'remind-of-build': ({ buildId }) => remindOfBuild(atTime(now), { buildId }),
    'send-mail': async () => {},
  });
  return database.db.select().from(mailMessages);
}

function tokensOf(letter: { data: Record<string, unknown> } | undefined) {
  const token = (key: string) => String(letter?.data[key]).split('/').at(-1) ?? '';
  return { resume: token('resumeUrl'), stop: token('stopUrl') };
}

test('a build left alone for a day is reminded of once, with links to this shop only', async () => {
  await askForReminder(visitor, { ...(await draft()), ...asked });
  const [letter, ...more] = await remindAt(dayLater);
  expect(more).toEqual([]);
  expect(letter).toMatchObject({
    letter: 'build-reminder',
    recipient: 'dana@example.org',
    data: {
      truck: '2021 Ford F-150',
      resumeUrl: expect.stringMatching(/^http:\/\/shop\.test\/build\/reminder\/resume\./),
      stopUrl: expect.stringMatching(/^http:\/\/shop\.test\/build\/reminder\/stop\./),
    },
  });
  const { buildId } = (await database.db.select().from(buildReminders)).at(-1) ?? {};
  await remindOfBuild(atTime(dayLater.add({ hours: 999 })), { buildId: buildId ?? '' });
  expect(await database.db.select().from(mailMessages)).toHaveLength(1);
});

test('a build that is still worked on is reminded of a day after the last change', async () => {
  const access = await draft();
  await askForReminder(visitor, { ...access, ...asked });
  const busy = atTime(dayLater.subtract({ hours: 2 }));
  await recordCompletedOptions(busy, { ...access, meta: { tires: { sku: null } } });
  expect(await remindAt(dayLater)).toEqual([]);
  expect(await remindAt(dayLater.add({ hours: 24 }))).toHaveLength(1);
});

test('a build that was sent is not reminded of', async () => {
  const access = await draft();
  await askForReminder(visitor, { ...access, ...asked });
  const details = { name: 'Dana', contact: '6025550199', note: '', consent: 'on' };
  await submitBuild(visitor, { ...details, ...access, buildId: access.id });
  const letters = await remindAt(dayLater);
  expect(letters.filter(({ letter }) => letter === 'build-reminder')).toEqual([]);
});

test.each([
  [{ reminderEmail: 'dana', reminderConsent: 'on' }, 'reminderEmail', 'A valid email is required'],
  [{ reminderEmail: '', reminderConsent: 'on' }, 'reminderEmail', 'This field is required'],
  [{ reminderEmail: 'dana@example.org' }, 'reminderConsent', 'This field is required'],
])('%j is refused beside its field', async (fields, path, text) => {
  const failing = askForReminder(visitor, { ...(await draft()), ...fields });
  await expect(failing).rejects.toMatchObject({ code: 'invalid', issues: [{ path, text }] });
});

test('nobody is reminded of a build that another visitor holds', async () => {
  const { id } = await draft();
  const failing = askForReminder(visitor, { id, capability: 'x'.repeat(32), ...asked });
  await expect(failing).rejects.toMatchObject({ code: 'not-found' });
});

test('the link goes on with a copy in this browser; the first browser keeps its own', async () => {
  const access = await draft();
  await askForReminder(visitor, { ...access, ...asked });
  const [letter] = await remindAt(dayLater);
  const { resume, stop } = tokensOf(letter);
  expect(await readReminder(visitor, { token: resume, locale: 'en' })).toMatchObject({
    purpose: 'resume',
    truck: '2021 Ford F-150',
  });
  const copy = await resumeBuild(visitor, resume);
  expect(copy.id).not.toBe(access.id);
  const [first, second] = await Promise.all([getBuild(visitor, access), getBuild(visitor, copy)]);
  expect(second.completedOptions).toEqual(first.completedOptions);
  await expect(resumeBuild(visitor, stop)).rejects.toMatchObject({ code: 'not-found' });
  await expect(stopReminder(visitor, resume)).rejects.toMatchObject({ code: 'not-found' });
});

test('the other link forgets the address and the draft', async () => {
  const { id, ...access } = await draft();
  await askForReminder(visitor, { id, ...access, ...asked });
  const [letter] = await remindAt(dayLater);
  await stopReminder(visitor, tokensOf(letter).stop);
  expect(await database.db.select().from(builds).where(eq(builds.id, id))).toEqual([]);
  const left = await database.db
    .select()
    .from(buildReminders)
    .where(eq(buildReminders.buildId, id));
  expect(left).toEqual([]);
});

test('a link that was changed, cut or is two months old leads nowhere', async () => {
  const access = await draft();
  await askForReminder(visitor, { ...access, ...asked });
  const { resume } = tokensOf((await remindAt(dayLater))[0]);
  const [purpose, , until, signature] = resume.split('.');
  const other = (await draft()).id;
  const forged = [
    resume.replace('resume', 'stop'),
    resume.slice(0, -1),
    `${purpose}.${other}.${until}.${signature}`,
    'resume',
    '',
  ];
  for (const token of forged) {
    await expect(readReminder(visitor, { token, locale: 'en' })).rejects.toMatchObject({
      code: 'not-found',
    });
  }
  const late = atTime(dayLater.add({ hours: 24 * 61 }));
  await expect(readReminder(late, { token: resume, locale: 'en' })).rejects.toMatchObject({
    code: 'not-found',
  });
});
