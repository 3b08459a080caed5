import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { defaultLocale } from '#src/lib/locales.ts';
import { formatCents } from '#src/lib/money.ts';
import { publicPage } from '#src/web/page/cache-headers.ts';
import { truckPhoto } from '#tests/factories/photos.ts';
import { plantWheels } from '#tests/factories/plant-wheels.ts';
import { findServerPrograms } from '#tests/setup/postgres.ts';
import { temporaryFolder } from './built-server.ts';
import { rushForHolds, rushForTimes } from './machines/booking-rush.ts';
import { manage, publishPage, untilShown } from './machines/change-content.ts';
import { changePrices } from './machines/change-prices.ts';
import { collectLetters } from './machines/collect-letters.ts';
import { countedTogether, startBuilds } from './machines/count-together.ts';
import { lookAfterStart, startedOnce } from './machines/look-after-start.ts';
import { makeNextVersion } from './machines/next-version.ts';
import type { Machines } from './machines/open-machines.ts';
import { openShop, type Shop } from './machines/open-shop.ts';
import { restartInTurn } from './machines/rolling-restart.ts';
import { runExperiment, seeAsVisitor } from './machines/run-experiment.ts';
import { seeThrough } from './machines/see-through.ts';
import { listenToNews, signIn } from './machines/sign-in.ts';
import { contactMessage, networkOf, postForm } from './machines/signed-form.ts';
import { untilNoneLeft } from './machines/until-none-left.ts';

/*
 * One shop in two built processes on one PostgreSQL, as on two machines. `npm run soak -- machines` does the same for
 * longer.
 */

const programs = findServerPrograms();
const patient = { timeout: 240_000 };
let shop: Shop;
let machines: Machines;

beforeAll(async () => {
  if (!programs) return;
  shop = await openShop(programs);
  ({ machines } = shop);
}, 240_000);

afterAll(() => shop?.close());

const onMachines = test.runIf(programs);

onMachines('processes that start at once migrate, seed and make the owner once', async () => {
  expect(await lookAfterStart(machines.pool)).toEqual(startedOnce);
});

onMachines(
  'who signs in at one is signed in at the other, and hears there what arrives here',
  async () => {
    const cookie = await signIn(machines, 0);
    const office = (nth: number) =>
      fetch(machines.at(nth, '/admin'), { headers: { Cookie: cookie }, redirect: 'manual' });
    expect([(await office(0)).status, (await office(1)).status]).toEqual([200, 200]);
    const news = await listenToNews(machines, 1, cookie);
    await news.until(/event: hello/);
    const from = { 'X-Forwarded-For': networkOf(900) };
    const sent = await postForm(machines.at(0, '/contact'), contactMessage('Rosa Delgado'), from);
    expect(sent.status).toBe(303);
    await news.until(/lead\.created/);
    news.leave();
    await postForm(machines.at(1, '/logout'), {}, { Cookie: cookie });
    expect((await office(0)).status).toBe(303);
  },
);

onMachines('what one publishes is what the other shows to its next visitor', async () => {
  const page = { slug: 'summer', heading: 'Before the change' };
  const id = await publishPage(machines, 0, page);
  const there = machines.at(1, '/summer');
  await untilShown(there, page.heading);
  await publishPage(machines, 0, { ...page, id, heading: 'After the change' });
  // Nobody asks the other process for a second, so it can only have been told.
  await wait(1_000);
  expect(await (await fetch(there)).text()).toContain('After the change');
});

onMachines('a price that one changes is the price at the other within a second', async () => {
  await plantWheels(machines, { lines: 12, variants: 240 });
  const cookie = await signIn(machines, 0);
  const there = machines.at(1, '/store/wheels/line-0');
  const cheapest = async () => {
    const { rows } = await machines.pool.query(
      `select min(price_cents)::int as cents from catalog_variants
       where line_id = 'line-0' and status = 'active'`,
    );
    return rows[0].cents as number;
  };
  const before = await cheapest();
  expect(await (await fetch(there)).text()).toContain(formatCents(before, defaultLocale));
  await changePrices(machines, 0, { cookie, brand: 'Maker 0', percent: 8 });
  const after = await cheapest();
  expect(after).toBe(Math.round(before * 1.08));
  expect(await untilShown(there, formatCents(after, defaultLocale))).toBeLessThan(1_000);
});

onMachines('what is due is published once', async () => {
  const due = 20;
  await machines.pool.query(
    `insert into content_schedules (story_id, action, due_at, author_name)
     select id, 'publish', now(), 'Nightly' from content_stories, generate_series(1, $1)
     where full_slug = 'terms'`,
    [due],
  );
  const count = async (text: string) => (await machines.pool.query(text)).rows.length;
  const waiting = () => count('select from content_schedules where done_at is null');
  await expect.poll(waiting, { timeout: 30_000 }).toBe(0);
  const done = `select from audit_entries where detail->>'scheduledBy' = 'Nightly'`;
  expect(await count(done)).toBe(due);
});

onMachines('limits, holds and visits are counted together', patient, async () => {
  expect(await startBuilds(machines, '203.0.113.7')).toEqual(countedTogether);
  expect(await rushForHolds(machines)).toBe(3);
  const { asked, answers, booked, doubles } = await rushForTimes(machines, { people: 80 });
  expect(Object.keys(answers).sort()).toEqual(['202', '409']);
  expect({ doubles, booked }).toEqual({ doubles: 0, booked: answers[202] });
  expect((answers[202] ?? 0) + (answers[409] ?? 0)).toBe(asked);
});

onMachines('a picture is announced at one, uploaded at the other, and shown by both', async () => {
  const { id, post_url } = await manage(machines, 0, {
    method: 'POST',
    path: 'assets?filename=truck.jpg',
  });
  const { pathname, search } = new URL(post_url);
  const body = new FormData();
  body.append('file', await truckPhoto('truck.jpg', 640));
  const put = await fetch(machines.at(1, pathname + search), { method: 'POST', body });
  expect(put.status).toBe(204);
  const { filename } = await manage(machines, 0, {
    method: 'GET',
    path: `assets/${id}/finish_upload`,
  });
  const shown = await Promise.all(
    [0, 1].map(async (nth) => {
      const path = `${new URL(filename, machines.at(0, '/')).pathname}/m/320x0/filters:format(webp)`;
      const answer = await fetch(machines.at(nth, path));
      return { type: answer.headers.get('Content-Type'), bytes: await answer.bytes() };
    }),
  );
  expect(shown[0]).toEqual(shown[1]);
  expect(shown[0]?.type).toBe('image/webp');
});

onMachines(
  'a CDN keeps what is public, and drops it when something is published',
  patient,
  async () => {
    const { cdn } = shop;
    const { 'Cache-Control': control } = publicPage();
    const sale = { slug: 'sale', heading: 'Ten percent off' };
    const id = await publishPage(machines, 0, sale);
    await untilNoneLeft(machines, 'purge-cdn');
    expect(await seeThrough(cdn, '/sale')).toMatchObject({ cache: 'miss', control });
    expect(await seeThrough(cdn, '/sale')).toMatchObject({ cache: 'hit', control });
    const spanish = { 'Accept-Language': 'es' };
    for (const _ of ['first', 'second']) {
      expect(await seeThrough(cdn, '/contact')).toMatchObject({ status: 200, cache: 'miss' });
      expect(await seeThrough(cdn, '/admin')).toMatchObject({ status: 303, cache: 'miss' });
      expect(await seeThrough(cdn, '/')).toMatchObject({ status: 200 });
      expect(await seeThrough(cdn, '/', spanish)).toMatchObject({ status: 302, cache: 'miss' });
    }
    await publishPage(machines, 1, { ...sale, id, heading: 'Twenty percent off' });
    const shown = async () => (await seeThrough(cdn, '/sale')).text;
    await expect.poll(shown, { timeout: 30_000 }).toContain('Twenty percent off');
  },
);

onMachines(
  'a new version replaces the old one without a failed request, and both run jobs',
  patient,
  async () => {
    const { folder, remove } = temporaryFolder();
    onTestFinished(remove);
    const letters = collectLetters(shop.mail);
    const rolled = await restartInTurn(machines, {
      balancer: shop.balancer,
      script: await makeNextVersion(folder),
      async whileMixed() {
        // The old version works on tables that the new one has migrated.
        await machines.pool.query('select from next_version');
        await letters.untilEachSends();
      },
    });
    expect(rolled.failures).toEqual([]);
    expect(rolled).toMatchObject({ exitCodes: [0, 0], stored: rolled.thanked });
    // Messages came in all the while, however fast the machine replaced the processes.
    for (const thanked of rolled.thankedIn) expect(thanked).toBeGreaterThan(0);
    expect(rolled.pages).toBeGreaterThan(0);
    // Each letter was sent once, whichever process took it.
    await untilNoneLeft(machines, 'send-mail');
    const { rows } = await machines.pool.query(`select from mail_messages where state = 'sent'`);
    expect(letters.all()).toHaveLength(rows.length);
    expect(new Set(letters.all()).size).toBe(rows.length);
  },
);

onMachines('a visitor has one variant of an experiment at both', async () => {
  await runExperiment(machines, 'terms');
  const at = (nth: number) => machines.at(nth, '/terms');
  const running = async (nth: number) => (await seeAsVisitor(at(nth), networkOf(0))).control;
  for (const nth of [0, 1]) await expect.poll(() => running(nth)).toContain('private');
  // A program that is in no variant leaves no copy for visitors either.
  for (const _ of ['first', 'second']) {
    expect(await seeThrough(shop.cdn, '/terms')).toMatchObject({ status: 200, cache: 'miss' });
  }
  for (let nth = 0; nth < 12; nth += 1) {
    const here = await seeAsVisitor(at(nth % 2), networkOf(nth));
    const there = at((nth + 1) % 2);
    expect(here.line).toMatch(/^The (first|other) line$/);
    expect(await seeAsVisitor(there, networkOf(nth))).toEqual(here);
    expect(await seeAsVisitor(there, networkOf(nth + 500), here.cookie)).toEqual({
      ...here,
      cookie: '',
    });
  }
});
