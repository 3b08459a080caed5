import { afterAll, expect, test } from 'vitest';
import { beginRun, endRun, readBackups } from '#src/domain/backups/index.server.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { postForm } from '#tests/factories/post-form.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { runTestJobs } from '#tests/setup/test-jobs.ts';
import { toBackupState } from './backup-state.ts';
import { action } from './backups.page.tsx';

const plan = { times: ['03:30'], place: '/backups' };
const { database, ctx: system } = await openShop({ backupPlan: plan });
const owner = asStaff(system, 'owner');
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
  expect((await stateOf({ ...owner, backupPlan: null })).condition).toBe('off');
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
