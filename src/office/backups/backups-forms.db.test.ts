import { afterAll, expect, test } from 'vitest';
import { integrationSettings } from '#src/db/schema/integrations.ts';
import {
  beginRun,
  endRun,
  readBackups,
  readStoredBackups,
} from '#src/domain/backups/index.server.ts';
import type { BucketAccess, BucketTrouble } from '#src/domain/backups/ports.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { postForm } from '#tests/factories/post-form.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { runTestJobs } from '#tests/setup/test-jobs.ts';
import { toBackupState } from './backup-state.ts';
import { action } from './backups.page.tsx';

const plan = { times: ['03:30'], place: '/backups' };
const tried: BucketAccess[] = [];
const trouble: { next: BucketTrouble | null } = { next: null };
const setup = {
  fromEnvironment: null,
  place: plan.place,
  isPlaceFixed: false,
  isBesideShop: false,
  async tryBucket(access: BucketAccess) {
    tried.push(access);
    return trouble.next;
  },
};
const { database, ctx: system } = await openShop({
  backupSetup: { ...setup, fromEnvironment: plan },
});
const owner = asStaff(system, 'owner');
/** Without backups in the environment. */
const free = { ...owner, backupSetup: setup };
afterAll(() => database.close());

test('the owner starts a backup, of which one at a time waits, and nobody else does', async () => {
  const form = { fields: { intent: 'start' } };
  expect((await postForm(action, asStaff(system, 'manager'), form)).status).toBe(403);
  expect((await postForm(action, owner, form)).answer.done).toBe('start');
  await postForm(action, owner, form);
  const asked: string[] = [];
  await runTestJobs(database.db, {
    'back-up': async ({ trigger }) => void asked.push(trigger),
  });
  expect(asked).toEqual(['office']);
});

test('the page says how the backups are', async () => {
  const stateOf = async (ctx = owner) => toBackupState(await readBackups(ctx));
  expect((await stateOf(free)).condition).toBe('off');
  expect((await stateOf()).condition).toBe('none');
  const id = await beginRun(system, 'schedule');
  expect(await stateOf()).toMatchObject({ condition: 'running', step: 'snapshot' });
  await endRun(system, id, { failure: 'The disk is full.' });
  expect(await stateOf()).toMatchObject({
    condition: 'failed',
    lastFailure: { reason: 'The disk is full.' },
  });
  const good = { name: 'a', rows: 9, files: 2, addedBytes: 5, pausedMs: 1 };
  await endRun(system, await beginRun(later(1), 'office'), good);
  expect(await stateOf(later(30))).toMatchObject({ condition: 'good', ageMinutes: 29 });
  expect(await stateOf(later(3 * 1440))).toMatchObject({ condition: 'overdue' });
});

function later(minutes: number) {
  const now = system.clock.now().add({ minutes });
  return { ...owner, actor: system.actor, clock: { ...system.clock, now: () => now } };
}

test('the owner turns backups on, sees the key once, and changes the times; nobody else does', async () => {
  const form = (first: string, second = '') => ({ fields: { intent: 'set-up', first, second } });
  const manager = { ...free, actor: asStaff(system, 'manager').actor };
  expect((await postForm(action, manager, form('03:30'))).status).toBe(403);
  expect((await postForm(action, owner, form('03:30'))).status).toBe(409);
  const wrong = await postForm(action, free, form('3 am'));
  expect(wrong.answer.issues).toHaveProperty('first');
  const { answer } = await postForm(action, free, form('21:00', '03:30'));
  expect(answer.key).toMatch(/^[\w-]{32}$/);
  expect(toBackupState(await readBackups(free)).plan?.times).toEqual(['03:30', '21:00']);
  const { rows } = await database.pool.query('select * from integration_settings, audit_entries');
  expect(JSON.stringify(rows)).not.toContain(answer.key);
  const again = await postForm(action, free, form('', ''));
  expect(again.answer).toMatchObject({ done: 'set-up', key: null });
  expect((await readStoredBackups(free))?.key).toBe(answer.key);
  // By hand.
  expect((await readBackups(free)).plan).toMatchObject({ times: [], place: '/backups' });
});

const typedBucket = {
  endpoint: ' s3.us-west-2.example ',
  region: 'us-west-2',
  bucket: 'shop-backups',
  folder: '/phoenix/',
  accessKey: 'AKIA-SHOP',
  secretKey: 'a-very-secret-key',
};
const sendBucket = (typed: Record<string, string>, ctx = free) =>
  postForm(action, ctx, { fields: { intent: 'bucket', ...typedBucket, ...typed } });

test('the owner sends backups to a bucket, which is tried first; its secret key is sealed and never repeated', async () => {
  const manager = { ...free, actor: asStaff(system, 'manager').actor };
  expect((await sendBucket({}, manager)).status).toBe(403);
  const fixed = { ...free, backupSetup: { ...setup, isPlaceFixed: true } };
  expect((await sendBucket({}, fixed)).status).toBe(409);
  const wrong = await sendBucket({
    bucket: 'No',
    folder: '../up',
    endpoint: 'https://a.example/b',
  });
  expect(Object.keys(wrong.answer.issues ?? {}).sort()).toEqual(['bucket', 'endpoint', 'folder']);
  expect(JSON.stringify(wrong.answer)).not.toContain(typedBucket.secretKey);
  expect(tried).toEqual([]);

  trouble.next = { what: 'no-bucket', said: 'NoSuchBucket' };
  expect((await sendBucket({})).answer.issues).toHaveProperty('bucket');
  expect((await readBackups(free)).bucket).toBeNull();
  trouble.next = null;
  expect((await sendBucket({})).answer).toMatchObject({ done: 'bucket-first' });
  expect(tried.at(-1)).toMatchObject({
    endpoint: 'https://s3.us-west-2.example',
    folder: 'phoenix',
    secretKey: typedBucket.secretKey,
  });
  const { plan, bucket } = await readBackups(free);
  expect(plan).toMatchObject({ place: 's3://shop-backups/phoenix', isBesideShop: false });
  expect(bucket).toMatchObject({ accessKey: 'AKIA-SHOP', hasSecretKey: true });
  const { rows } = await database.pool.query('select * from integration_settings, audit_entries');
  expect(JSON.stringify(rows)).not.toContain(typedBucket.secretKey);
  // The times of backups are another form.
  const times = { fields: { intent: 'set-up', first: '02:00', second: '' } };
  await postForm(action, free, times);
  expect((await readBackups(free)).plan).toMatchObject({ times: ['02:00'], place: plan?.place });
});

test('a stored secret key is only sent to the storage it was typed for', async () => {
  await sendBucket({});
  tried.length = 0;
  const elsewhere = { endpoint: 's3.other.example', secretKey: '' };
  expect((await sendBucket(elsewhere)).answer.issues).toHaveProperty('secretKey');
  expect(tried).toEqual([]);
  await sendBucket({ folder: 'tucson', secretKey: '' });
  expect(tried).toMatchObject([{ folder: 'tucson', secretKey: typedBucket.secretKey }]);
});

test('backups go back to this machine, and the secret key is forgotten', async () => {
  await sendBucket({});
  expect((await postForm(action, free, { fields: { intent: 'here' } })).answer.done).toBe('here');
  expect(await readBackups(free)).toMatchObject({ bucket: null, plan: { place: '/backups' } });
  expect((await sendBucket({ secretKey: '' })).answer.issues).toHaveProperty('secretKey');
});

test('with another SECRET the old key is lost, and the next one is shown', async () => {
  const moved = { ...free, keyFor: (purpose: string) => Buffer.alloc(32, purpose) };
  expect((await readBackups(moved)).plan).toBeNull();
  const fields = { intent: 'set-up', first: '03:30', second: '' };
  expect((await postForm(action, moved, { fields })).answer.key).toMatch(/^[\w-]{32}$/);
});

test('a key that nobody wrote down is replaced until a backup is begun with it', async () => {
  const ask = () => postForm(action, afterwards, { fields: { intent: 'new-key' } });
  // The runs of the other tests are older.
  const afterwards = { ...free, clock: { now: () => system.clock.now().add({ hours: 24 * 9 }) } };
  await database.db.delete(integrationSettings);
  expect((await ask()).status).toBe(409);
  const turnOn = { fields: { intent: 'set-up', first: '03:30', second: '' } };
  const both = await Promise.all([1, 2].map(() => postForm(action, afterwards, turnOn)));
  const keys = both.map(({ answer }) => answer.key).filter((key) => key !== null);
  expect(keys).toEqual([(await readStoredBackups(afterwards))?.key]);
  const another = (await ask()).answer.key;
  expect(another).not.toBe(keys[0]);
  expect(await readStoredBackups(afterwards)).toMatchObject({ times: ['03:30'], key: another });
  await beginRun({ ...afterwards, actor: system.actor }, 'office');
  expect((await ask()).status).toBe(409);
  expect((await readStoredBackups(afterwards))?.key).toBe(another);
});
