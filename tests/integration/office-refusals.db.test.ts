import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { bookAppointment } from '#src/domain/appointments/index.server.ts';
import { addRedirect, createStory } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { bookingDetails, levelingJob, tuesdayTen } from '#tests/factories/booking-desk.ts';
import { seedBookingShop } from '#tests/factories/booking-shop.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { addMessage, addStaff } from '#tests/factories/inquiries.ts';
import { type Posted, postForm, type RouteAction } from '#tests/factories/post-form.ts';
import {
  englishRefusals,
  fromTen,
  noParams,
  type RefusedForm,
  refusalWords,
  refusedForms,
  shapeOf,
  untilNoon,
  withIds,
} from '#tests/factories/refused-forms.ts';
import { openTestDatabase } from '#tests/setup/database.ts';

const pages = import.meta.glob<RouteAction>('/src/office/**/*.page.tsx', { import: 'action' });

let database: Database;
let ctx: Ctx;
/** Ids in URLs and forms, by the placeholders used below. */
const ids: Record<string, string> = { ':nobody': randomUUID(), ':none': '999999' };

beforeAll(async () => {
  database = await openTestDatabase();
  await seedBookingShop(database.db);
  const shop = createTestContext(database.db);
  ctx = { ...(await addStaff(shop, 'owner', 'Marisol')), locale: 'es' };
  ids[':message'] = await addMessage(ctx, { name: 'Dana', contact: 'dana@example.org' });
  const visit = await bookAppointment(
    { ...shop, actor: { kind: 'visitor' } },
    { ...levelingJob, startsAt: tuesdayTen, details: bookingDetails(), locale: 'en' },
  );
  ids[':visit'] = visit.id;
  const folder = await createStory(shop, { name: 'Events', slug: 'events', isFolder: true });
  ids[':folder'] = String(folder.id);
  const page = await createStory(shop, { name: 'Spring', slug: 'spring', parentId: folder.id });
  ids[':page'] = String(page.id);
  await addRedirect(shop, { fromPath: '/a', toPath: '/b' });
});
afterAll(() => database.close());

/** The answer of an office page's action to a form. */
async function post([page, params, fields]: RefusedForm): Promise<Posted> {
  const action = await pages[`/src/office/${page}.page.tsx`]?.();
  if (!action) throw new Error(`No page ${page} has an action`);
  return postForm(action, ctx, { fields: withIds(fields, ids), params: withIds(params, ids) });
}

/** Refused because of records that exist. */
const withRecords: RefusedForm[] = [
  ['calendar/block', noParams, { ...fromTen, ...untilNoon }, 'appointments.not-empty'],
  ['calendar/visit', { id: ':visit' }, { intent: 'explode' }, 'form.unknown'],
  ['calendar/visit', { id: ':visit' }, { intent: 'mark', state: 'finished' }, 'appointments.ahead'],
  ['calendar/visit', { id: ':visit' }, { intent: 'move-to' }, 'form.choose-time'],
  [
    'calendar/visit',
    { id: ':visit' },
    { intent: 'move-to', startsAt: '2026-11-22T10:00-07:00' },
    'appointments.closed',
  ],
  ['pages/redirects', noParams, { fromPath: '/a', toPath: '/c' }, 'content.path-taken'],
  ['pages/redirects', noParams, { fromPath: '/b', toPath: '/a' }, 'content.circle'],
  ['pages/new', noParams, { name: 'Events', template: 'folder' }, 'content.slug-taken'],
  ['pages/story-settings', { id: ':folder' }, { name: 'E', slug: 'admin' }, 'content.own-address'],
  ['pages/move', { id: ':folder' }, { folder: ':folder' }, 'content.folder-in-itself'],
];
const refused = [...refusedForms, ...withRecords];

test('enough refusals are tried', () => {
  expect(new Set(refused.map(([, , , reason]) => reason)).size).toBeGreaterThan(30);
});

test.each(refused)('%s %j %j is refused in Spanish: %s', async (...form) => {
  const { answer } = await post(form);
  const { problem = '', issues = {} } = answer;
  expect(problem).toMatch(shapeOf(refusalWords[form[3]]?.es ?? ''));
  expect(englishRefusals([problem, ...Object.values(issues)])).toEqual([]);
});
