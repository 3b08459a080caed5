import { randomUUID } from 'node:crypto';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#src/db/client.ts';
import { bookAppointment } from '#src/domain/appointments/index.server.ts';
import { addRedirect, createStory } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import staffWords from '#src/web/words/admin-refusals.json' with { type: 'json' };
import words from '#src/web/words/refusals.json' with { type: 'json' };
import { bookingDetails, levelingJob, tuesdayTen } from '#tests/factories/booking-desk.ts';
import { seedBookingShop } from '#tests/factories/booking-shop.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { addMessage, addStaff } from '#tests/factories/inquiries.ts';
import { openTestDatabase } from '#tests/setup/database.ts';

type Action = (args: {
  request: Request;
  context: RouterContextProvider;
  params: Record<string, string>;
  url: URL;
}) => Promise<unknown>;
type Answered = { problem: string; issues: Record<string, string> };

const pages = import.meta.glob<Action>('/src/office/**/*.page.tsx', { import: 'action' });
const wordsOf: Readonly<Record<string, { en: string; es: string }>> = { ...words, ...staffWords };

let database: Database;
let ctx: Ctx;
/** Ids in URLs and forms, by the placeholders used below. */
const ids: Record<string, string> = { ':nobody': randomUUID() };

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

type Fields = Record<string, string>;

/** The answer of an office page's action to a form. */
async function post(page: string, params: Fields, fields: Fields): Promise<Answered> {
  const known = (all: Fields): Fields =>
    Object.fromEntries(Object.entries(all).map(([name, value]) => [name, ids[value] ?? value]));
  const action = await pages[`/src/office/${page}.page.tsx`]?.();
  if (!action) throw new Error(`No page ${page} has an action`);
  const url = new URL('http://shop.test/admin');
  const context = new RouterContextProvider();
  context.set(ctxContext, { ...ctx });
  const body = new URLSearchParams(known(fields));
  const request = new Request(url, { method: 'POST', body });
  const answer = await action({ request, context, params: known(params), url });
  if (answer instanceof Response) throw new Error(`${page} refused nothing`);
  // What the router's `data()` creates.
  return (answer as { data: Answered }).data;
}

/** A sentence with any values in it. */
function shapeOf(sentence: string): RegExp {
  const parts = sentence.split(/\{\w+(?::[^{}]*)?\}/);
  return new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('.+')}$`);
}

const english = Object.values(wordsOf)
  .filter(({ en, es }) => en !== es)
  .map(({ en }) => shapeOf(en));

const from = { 'from-date': '2026-11-24', 'from-time': '10:00', reason: 'Inventory' };
const until = { 'to-date': '2026-11-24', 'to-time': '12:00' };
const noParams = {};

const refused: [page: string, params: Fields, fields: Fields, reason: string][] = [
  ['calendar/block', noParams, { ...from, 'to-date': '' }, 'form.day-and-time'],
  [
    'calendar/block',
    noParams,
    { ...from, 'to-date': '2026-11-24', 'to-time': '09:00' },
    'appointments.ends-first',
  ],
  ['calendar/block', noParams, { ...from, ...until, reason: '' }, 'appointments.block-reason'],
  ['calendar/block', noParams, { ...from, ...until }, 'appointments.not-empty'],
  [
    'calendar/block',
    noParams,
    { ...from, ...until, resources: 'bay-99' },
    'appointments.no-resource',
  ],
  ['calendar/blocked', { id: ':nobody' }, {}, 'appointments.no-block'],
  ['calendar/waiting', noParams, { id: ':nobody' }, 'appointments.not-waiting'],
  ['calendar/feeds', noParams, { name: ' ' }, 'appointments.feed-name'],
  ['calendar/feeds', noParams, { intent: 'revoke', id: ':nobody' }, 'appointments.no-feed'],
  ['calendar/visit', { id: ':visit' }, { intent: 'explode' }, 'form.unknown'],
  ['calendar/visit', { id: ':visit' }, { intent: 'mark', state: 'finished' }, 'appointments.ahead'],
  [
    'calendar/visit',
    { id: ':nobody' },
    { intent: 'mark', state: 'arrived' },
    'appointments.missing',
  ],
  ['calendar/visit', { id: ':visit' }, { intent: 'move-to' }, 'form.choose-time'],
  [
    'calendar/visit',
    { id: ':visit' },
    { intent: 'move-to', startsAt: '2026-11-22T10:00-07:00' },
    'appointments.closed',
  ],
  ['leads/lead', { id: ':message' }, { intent: 'note', text: ' ' }, 'leads.write-something'],
  ['leads/lead', { id: ':message' }, { intent: 'stage-lost' }, 'leads.lost-why'],
  ['leads/lead', { id: ':message' }, { intent: 'explode' }, 'form.out-of-date'],
  ['leads/lead', { id: ':message' }, { intent: 'finish' }, 'leads.not-a-build'],
  ['leads/lead', { id: ':message' }, { intent: 'merge', other: ':message' }, 'leads.same'],
  [
    'leads/lead',
    { id: ':message' },
    { intent: 'assign', assignee: 'ghost' },
    'leads.cannot-answer',
  ],
  [
    'leads/lead',
    { id: ':message' },
    { intent: 'reply', to: 'x@example.org', subject: 'Hi', text: 'Hello' },
    'leads.not-their-address',
  ],
  ['leads/lead', { id: ':nobody' }, { intent: 'note', text: 'Hello' }, 'leads.missing'],
  ['leads/reply-template', { id: 'new' }, { name: '' }, 'leads.template-name'],
  ['today/today', noParams, { id: ':message' }, 'form.out-of-date'],
  ['pages/redirects', noParams, { fromPath: 'a', toPath: '/b' }, 'content.not-a-path'],
  ['pages/redirects', noParams, { fromPath: '/c', toPath: 'b' }, 'content.not-a-target'],
  ['pages/redirects', noParams, { fromPath: '/a', toPath: '/c' }, 'content.path-taken'],
  ['pages/redirects', noParams, { fromPath: '/b', toPath: '/a' }, 'content.circle'],
  ['pages/redirects', noParams, { intent: 'remove', id: '0' }, 'record.missing'],
  ['pages/new', noParams, { name: '', template: 'folder' }, 'content.name-empty'],
  ['pages/new', noParams, { name: 'Events', template: 'folder' }, 'content.slug-taken'],
  ['pages/new', noParams, { name: 'Ádmin', slug: 'Á', template: 'folder' }, 'content.slug-form'],
  ['pages/story-settings', { id: ':folder' }, { name: 'E', slug: 'admin' }, 'content.own-address'],
  ['pages/move', { id: ':folder' }, { folder: ':folder' }, 'content.folder-in-itself'],
  ['pages/content', noParams, { intent: 'explode' }, 'form.unknown'],
  ['pages/datasources', noParams, { name: '' }, 'content.name-empty'],
  ['settings/settings', noParams, { intent: 'shop' }, 'form.see-fields'],
  ['settings/settings', noParams, { intent: 'add-closure' }, 'input.not-a-date'],
  ['settings/bays', noParams, { intent: 'save-bay' }, 'input.required'],
  ['settings/service', { slug: 'new' }, { slug: 'A b' }, 'settings.slug-form'],
  ['settings/services', noParams, { intent: 'explode' }, 'form.unknown'],
  ['settings/integrations', noParams, { name: 'map', key: '<b>' }, 'settings.not-a-map-key'],
  ['settings/integrations', noParams, { name: 'indexnow', key: 'x' }, 'settings.not-a-search-key'],
  ['settings/integrations', noParams, { name: 'tags', script: 'x' }, 'form.see-fields'],
  ['rates/rate-set', { id: 'new' }, { validFrom: '2026-12-01' }, 'form.see-fields'],
  ['reviews/reviews', noParams, { intent: 'publish', id: ':nobody' }, 'reviews.missing'],
  ['reviews/reviews', noParams, { intent: 'invite', name: '' }, 'input.required'],
  ['outbox/message', { id: ':nobody' }, {}, 'mail.not-failed'],
  ['media/media', noParams, { intent: 'create-folder', name: '' }, 'input.required'],
  [
    'media/media',
    noParams,
    { intent: 'rename-folder', folderId: '9', name: 'A' },
    'media.no-folder',
  ],
  ['media/asset', { id: '9' }, { intent: 'bin' }, 'media.no-asset'],
  ['experiments/experiment', { id: 'new' }, { intent: 'save' }, 'experiments.id-form'],
  ['tokens/tokens', noParams, { name: '' }, 'input.required'],
  ['tokens/tokens', noParams, { intent: 'revoke', id: '0' }, 'record.missing'],
  ['gallery/finished-build', { id: ':nobody' }, { intent: 'publish' }, 'gallery.missing'],
];

test('enough refusals are tried', () => {
  expect(new Set(refused.map(([, , , reason]) => reason)).size).toBeGreaterThan(30);
});

test.each(refused)('%s %j %j is refused in Spanish: %s', async (page, params, fields, reason) => {
  const { problem, issues } = await post(page, params, fields);
  expect(problem).toMatch(shapeOf(wordsOf[reason]?.es ?? ''));
  const said = [problem, ...Object.values(issues)];
  expect(said.filter((sentence) => english.some((shape) => shape.test(sentence)))).toEqual([]);
});
