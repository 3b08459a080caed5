import { afterAll, expect, test } from 'vitest';
import { seedIfEmpty } from '#src/db/seeds/seed.ts';
import { openSeedFiles } from '#src/db/seeds/seed-files.ts';
import { listAudit } from '#src/domain/audit/index.server.ts';
import { invitePerson } from '#src/domain/auth/index.server.ts';
import { scopesOf } from '#src/domain/auth/index.ts';
import { publishStories, saveStory, storyIdAt } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { ratesAt, saveRateSet } from '#src/domain/rates/index.server.ts';
import { rateFiguresSchema, unknownRegion } from '#src/domain/rates/index.ts';
import {
  changeShopSettings,
  getShopSettings,
  isSiteOpen,
  shopToday,
} from '#src/domain/settings/index.server.ts';
import { openShop } from '#tests/factories/open-shop.ts';
import { postForm } from '#tests/factories/post-form.ts';
import { asStaff } from '#tests/factories/staff.ts';
import { readSetupNote, readSetupPanel } from './read-note.server.ts';
import { readProgress } from './read-progress.server.ts';
import { action } from './setup.page.tsx';

const { database, ctx: system } = await openShop({ sendsMail: false });
const files = { ...openSeedFiles(), optionalJson: () => Promise.resolve(null) };
await seedIfEmpty(system, 'empty', { files, onStep: () => undefined });
afterAll(() => database.close());

/** Each request has its own context. */
const owner = (): Ctx => asStaff(system, 'owner');
const reader = { scopes: scopesOf('owner') };
const send = (intent: string, ctx = owner()) => postForm(action, ctx, { fields: { intent } });

test('the checklist marks what the shop has really done', async () => {
  const done = async () => {
    const { steps } = await readProgress(owner(), reader);
    return steps.filter(({ state }) => state === 'done').map(({ name }) => name);
  };
  expect(await done()).toEqual([]);
  await changeShopSettings(owner(), () => ({
    isSetUp: true,
    technicians: [{ id: 'rosa', name: 'Rosa' }],
  }));
  expect(await done()).toEqual(['place', 'bays']);
  const { date: _date, setId: _id, ...figures } = await ratesAt(owner());
  const validFrom = (await shopToday(owner())).add({ days: 1 }).toString();
  const own = { id: null, validFrom, figures: rateFiguresSchema.parse(figures) };
  // Nothing is known of the state's tax, so the step says what is missing.
  const set = await saveRateSet(owner(), own);
  expect(await done()).toEqual(['place', 'bays']);
  const { steps } = await readProgress(owner(), reader);
  const { facts } = steps.find(({ name }) => name === 'rates') ?? {};
  expect(facts).toMatchObject({ tax: 'prices before tax' });
  expect(facts?.missing).toMatch(/^whether parts are taxed, .*, and the percentage$/);
  const tax = { ...unknownRegion, percent: 6, parts: true, labor: false, supplies: false };
  const whole = { ...own.figures, tax: { ...tax, tireFeeCents: 0 } };
  await saveRateSet(owner(), { ...own, id: set.id, figures: whole });
  expect(await done()).toEqual(['place', 'bays', 'rates']);
  const home = await storyIdAt(owner(), 'home');
  await publishAgain(home ?? 0);
  expect(await done()).toEqual(['place', 'bays', 'rates', 'pages']);
  expect((await readProgress({ ...owner(), sendsMail: true }, reader)).done).toBe(5);
});

test('a legal text counts once the owner has published it, changed or not, and the other one is next', async () => {
  const legal = async () => {
    const { steps } = await readProgress(owner(), reader);
    const { state, facts, href } = steps.find(({ name }) => name === 'legal') ?? {};
    return { isDone: state === 'done', pages: facts?.pages, href };
  };
  const [terms, privacy] = await Promise.all(
    ['terms', 'privacy'].map((page) => storyIdAt(owner(), page)),
  );
  expect(await legal()).toEqual({
    isDone: false,
    pages: '/terms, /privacy',
    href: `/admin/content/${terms}`,
  });
  const later = system.clock.now().add({ hours: 1 });
  await publishStories({ ...owner(), clock: { now: () => later } }, { ids: [terms ?? 0] });
  expect(await legal()).toMatchObject({ pages: '/privacy', href: `/admin/content/${privacy}` });
  await publishAgain(privacy ?? 0);
  expect((await legal()).isDone).toBe(true);
});

test('the home page counts once it is published, and the other pages that are as they came are counted', async () => {
  const pages = async () => {
    const { steps } = await readProgress(owner(), reader);
    const { state, facts, href } = steps.find(({ name }) => name === 'pages') ?? {};
    return { isDone: state === 'done', rest: facts?.rest, href };
  };
  expect(await pages()).toEqual({
    isDone: true,
    rest: '12 other pages still have the starter text.',
    href: '/admin/content',
  });
  await publishAgain((await storyIdAt(owner(), 'contact')) ?? 0);
  expect((await pages()).rest).toBe('11 other pages still have the starter text.');
});

/** As an editor does who changed a word. */
async function publishAgain(id: number): Promise<void> {
  const ctx = owner();
  const content = { component: 'page', seo_title: 'Lakeshore', body: [] };
  await saveStory(ctx, { id, content });
  await publishStories(ctx, { ids: [id] });
}

test('an invitation that nobody has accepted yet is said at its step until it expires', async () => {
  const staff = async (ctx = owner()) => {
    const { steps } = await readProgress(ctx, reader);
    return steps.find(({ name }) => name === 'staff');
  };
  expect(await staff()).toMatchObject({ isWaiting: false, facts: { invited: 0 } });
  await invitePerson(owner(), { email: 'ann@lakeshore.example', role: 'manager' });
  expect(await staff()).toMatchObject({ state: 'open', isWaiting: true, facts: { invited: 1 } });
  const later = system.clock.now().add({ hours: 24 * 400 });
  expect(await staff({ ...owner(), clock: { now: () => later } })).toMatchObject({
    isWaiting: false,
  });
});

test('the owner opens and closes the site, which is in the history, and the desk does not', async () => {
  expect(await isSiteOpen(owner())).toBe(false);
  expect((await send('open', asStaff(system, 'front-desk'))).status).toBe(403);
  expect((await send('elsewhere')).status).toBe(422);
  expect((await send('open')).answer.done).toBe('open');
  expect(await isSiteOpen(owner())).toBe(true);
  expect((await send('close')).answer.done).toBe('close');
  expect(await isSiteOpen(owner())).toBe(false);
  const { lines } = await listAudit(owner(), { area: 'settings' });
  const actions = lines.map((line) => line.action).filter((name) => name.endsWith('-site'));
  expect(actions).toEqual(['settings.close-site', 'settings.open-site']);
});

test('the checklist is there until the site is open, and then until it is hidden', async () => {
  expect(await readSetupNote(owner(), reader)).toMatchObject({ total: 8 });
  expect(await readSetupNote(owner(), { scopes: ['leads.read'] })).toBeNull();
  await send('open');
  expect(await readSetupNote(owner(), reader)).toBeNull();
  expect(await readSetupPanel(owner(), reader)).not.toBeNull();
  await send('hide');
  expect((await getShopSettings(owner())).showsChecklist).toBe(false);
  expect(await readSetupPanel(owner(), reader)).toBeNull();
});
