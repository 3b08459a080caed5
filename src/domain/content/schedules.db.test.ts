import { afterAll, expect, test } from 'vitest';
import type { Ctx } from '#src/domain/context.ts';
import { draftStory, publishedStory } from '#tests/factories/content-service.ts';
import { testNow } from '#tests/factories/context.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { asStaff } from '#tests/factories/staff.ts';
import {
  cancelSchedule,
  listSchedules,
  listVersions,
  readDraft,
  runDueSchedules,
  saveStory,
  scheduleStory,
} from './index.server.ts';

// Runs on both engines: rows that another process has locked.

const { database, ctx, editor } = await openShop();
afterAll(() => database.close());

const inMinutes = (minutes: number) => testNow.add({ minutes }).toString();
const at = (minutes: number): Ctx => {
  const now = testNow.add({ minutes });
  return { ...ctx, clock: { now: () => now } };
};

test('the clock publishes the draft as it is then, and takes it back, in the name of who asked', async () => {
  const { id } = await draftStory(editor, { slug: 'sale' });
  await scheduleStory(editor, { id, action: 'publish', dueAt: inMinutes(10) });
  await scheduleStory(editor, { id, action: 'unpublish', dueAt: inMinutes(20) });
  await saveStory(editor, { id, name: 'Sale!' });
  expect((await readDraft(editor, { id })).scheduled.map(({ action }) => action)).toEqual([
    'publish',
    'unpublish',
  ]);
  expect(await runDueSchedules(at(9))).toBe(0);
  expect(await runDueSchedules(at(10))).toBe(1);
  expect(await readDraft(editor, { id })).toMatchObject({ published: 'yes', name: 'Sale!' });
  const [newest] = await listVersions(editor, { storyId: id });
  expect(newest).toMatchObject({ action: 'publish', authorName: 'Marisol' });
  expect(await runDueSchedules(at(30))).toBe(1);
  expect(await readDraft(editor, { id })).toMatchObject({ published: 'no', scheduled: [] });
});

test('processes that look at the same time do each thing once', async () => {
  const stories = await Promise.all(
    ['p', 'q', 'r'].map((slug) => draftStory(editor, { slug: `many-${slug}` })),
  );
  for (const { id } of stories) {
    await scheduleStory(editor, { id, action: 'publish', dueAt: inMinutes(1) });
  }
  const counts = await Promise.all([1, 2, 3].map(() => runDueSchedules(at(2))));
  expect(counts.reduce((sum, count) => sum + count)).toBe(3);
  for (const { id } of stories) {
    const versions = await listVersions(editor, { storyId: id });
    expect(versions.filter(({ action }) => action === 'publish')).toHaveLength(1);
  }
});

test('what cannot be done says why, and does not hold up the rest', async () => {
  const picture = { fieldtype: 'asset', filename: '/f/1/1x1/a/truck.jpg', alt: '' };
  const content = { component: 'page', picture };
  const bad = await draftStory(editor, { slug: 'bad', name: 'Bad', content });
  const good = await draftStory(editor, { slug: 'good' });
  for (const { id } of [bad, good]) {
    await scheduleStory(editor, { id, action: 'publish', dueAt: inMinutes(1) });
  }
  expect(await runDueSchedules(at(1))).toBe(2);
  expect((await readDraft(editor, { id: bad.id })).published).toBe('no');
  expect((await readDraft(editor, { id: good.id })).published).toBe('yes');
  const failed = (await listSchedules(editor)).find(({ storyId }) => storyId === bad.id);
  expect(failed?.failure).toBe('content.missing-alt Bad');
});

test('a cancelled one does not happen; the past is refused; only publishers may', async () => {
  const { id } = await publishedStory(editor, { slug: 'calm' });
  const schedule = await scheduleStory(editor, { id, action: 'unpublish', dueAt: inMinutes(1) });
  await cancelSchedule(editor, { id: schedule.id });
  await runDueSchedules(at(5));
  expect((await readDraft(editor, { id })).published).toBe('yes');
  await expect(cancelSchedule(editor, { id: schedule.id })).rejects.toMatchObject({
    code: 'not-found',
  });
  const past = { id, action: 'publish' as const, dueAt: inMinutes(0) };
  await expect(scheduleStory(editor, past)).rejects.toMatchObject({ code: 'invalid' });
  const future = { ...past, dueAt: inMinutes(5) };
  const desk = asStaff(ctx, 'front-desk');
  await expect(scheduleStory(desk, future)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(runDueSchedules(editor)).rejects.toMatchObject({ code: 'forbidden' });
});
