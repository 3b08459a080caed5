import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { adminRoutes } from '#src/office/pages.ts';
import { expectAccessibleInTwoLooks } from './accessible.ts';
import { expect, queryRows, test } from './fixtures.ts';
import { addressOf } from './office-records.ts';
import { PlainVisitor } from './plain-visitor.ts';
import { signInAs } from './sign-in.ts';

/** Looked at by `editor.e2e.ts`, without the page in its frame, and by `admin-leads.e2e.ts`. */
const lookedAt = new Set(['content/:id', 'leads/unfinished/:id']);

/** Lists of which nothing is left, which have words of their own. */
const emptyLists = [
  ...['leads?view=list&q=zzz', 'leads?q=zzz', 'applications?q=zzz', 'calendar?day=2035-01-01'],
  ...['content?q=zzz', 'media?q=zzz', 'gallery?q=zzz', 'history?q=zzz', 'outbox?q=zzz'],
  'calendar?view=week',
];

const paths = [...adminRoutes]
  .filter(({ path, file }) => file.endsWith('.page.tsx') && !lookedAt.has(path))
  .map(({ path }) => path);

const partOf = (path: string) =>
  /^(?:settings|setup|people|tokens|history|backups|outbox|redirects|datasources)/.test(path)
    ? 'settings'
    : /^(?:content|media|gallery|reviews|careers|applications|experiments)/.test(path)
      ? 'website'
      : 'work';

/** Records that a shop has after a morning. */
async function plantMorning(page: Page): Promise<void> {
  const headers = { origin: process.env.SITE_URL ?? '' };
  const post = async (path: string, form: Record<string, string>) => {
    const answer = await page.request.post(path, { form, headers, maxRedirects: 0 });
    expect([path, answer.status()]).toEqual([path, 302]);
  };
  const name = `Nadia ${randomUUID().slice(0, 6)}`;
  await queryRows(
    `insert into leads (id, kind, name, contact, contact_kind, locale, topic, note)
     values (gen_random_uuid(), 'message', $1, '+16025550178', 'phone', 'en', 'price', 'What is a level and 33s?')`,
    [name],
  );
  // Any free time from next week on: other tests book in the same calendar.
  const day = Temporal.Now.plainDateISO('America/Phoenix').add({ days: 8 }).toString();
  const free = await page.request.get(`/admin/calendar/new?day=${day}&service=fit-check`);
  const startsAt = /name="startsAt" value="(2[^"]+)"/.exec(await free.text())?.[1] ?? '';
  await post('/admin/calendar/new', {
    ...{ intent: 'book', formId: randomUUID(), service: 'fit-check', mode: 'wait', hours: '' },
    ...{ only: '', day, startsAt, language: 'en', name, vehicle: '2021 Ford F-150' },
    ...{ contact: 'nadia@example.org', note: '', lead: '' },
  });
  await post('/admin/datasources', { name, slug: '' });
}

/** Far from what other tests book. */
async function blockNight(page: Page): Promise<void> {
  const day = Temporal.Now.plainDateISO('America/Phoenix').add({ days: 400 }).toString();
  const form = {
    ...{ 'from-date': day, 'from-time': '08:00', 'to-date': day, 'to-time': '09:00' },
    ...{ resources: 'bay-6', reason: 'Hoist inspection' },
  };
  const headers = { origin: process.env.SITE_URL ?? '' };
  await page.request.post('/admin/calendar/block', { form, headers });
}

async function apply(page: Page): Promise<void> {
  const applicant = new PlainVisitor(page);
  await applicant.open('/careers/lift-suspension-technician');
  await applicant.press('Send application', {
    ...{ name: 'Evan Murray', contact: 'evan@example.org', message: 'Axles', consent: 'on' },
    ...{ 'q-kits': '40', 'q-skills': '4', 'q-mistake': 'A bolt.', 'q-start': '2027-01-04' },
  });
  expect(applicant.path).toMatch(/^\/careers\/status\//);
}

for (const part of ['work', 'website', 'settings']) {
  test(`no page of the office has a fault, light on a phone and dark at a desk: ${part}`, async ({
    page,
    context,
  }) => {
    test.slow();
    await signInAs(context, 'owner');
    await plantMorning(page);
    if (part === 'work') await blockNight(page);
    if (part === 'website') await apply(page);
    const lists = emptyLists.map((path) => [path, `/admin/${path}`] as const);
    const records = await Promise.all(
      paths.map(async (path) => [path, await addressOf(path)] as const),
    );
    for (const [path, address] of [...records, ...lists]) {
      if (partOf(path) !== part) continue;
      expect(address, path).not.toBeNull();
      await page.goto(address ?? '');
      await test.step(path, () => expectAccessibleInTwoLooks(page));
    }
  });
}
