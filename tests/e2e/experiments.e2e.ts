import type { APIRequestContext } from '@playwright/test';
import { deskBrowser } from '#tests/factories/visits.ts';
import { expectAccessible, phone } from './accessible.ts';
import { expect, queryRows, test } from './fixtures.ts';
import { openToVisitors } from './own-site.ts';
import { ensureAccount, staffEmail, staffPassword } from './sign-in.ts';
import { type SiteProcess, startProcess } from './start-server.ts';

const shared = { SITE_URL: process.env.SITE_URL, SITE_ROWS_URL: process.env.SITE_ROWS_URL };
let site: SiteProcess;

// While an experiment runs, pages must not be cached by others, which other tests check.
test.beforeAll(async () => {
  site = await startProcess({ SEED: 'empty' });
  Object.assign(process.env, { SITE_URL: site.url, SITE_ROWS_URL: site.rowsUrl });
  await openToVisitors();
});
test.afterAll(async () => {
  Object.assign(process.env, shared);
  await site.stop();
});

/** Two texts on a page that no other test reads, one for each variant. */
async function putOnPage(experiment: string): Promise<void> {
  const variant = (heading: string) => ({
    component: 'experiment-variant',
    _uid: heading,
    body: [{ component: 'HeadingParagraph', _uid: `${heading}-in`, heading }],
  });
  const part = {
    component: 'experiment',
    _uid: 'tried',
    experiment,
    section: 1,
    variants: [variant('The first line'), variant('The other line')],
  };
  await queryRows(
    `update content_publications set content = jsonb_set(content, '{body}', $1::jsonb || (content->'body'))
     where story_id = (select id from content_stories where full_slug = 'terms')`,
    [JSON.stringify([part])],
  );
  await queryRows('update content_spaces set version = version + 1');
}

/** The responses for a browser with a variant, and everything reported about it. */
async function seenWith(request: APIRequestContext, headers: Record<string, string> = {}) {
  const answer = await request.get('/terms', {
    headers: { 'user-agent': deskBrowser, ...headers },
  });
  const text = await answer.text();
  return {
    lines: text.match(/The (?:first|other) line(?=<\/h)/g),
    classes: /<body class="([^"]*)"/.exec(text)?.[1],
    exposure: /data-exposure="([^"]*)"/.exec(text)?.[1],
    cookie: answer.headers()['set-cookie'],
    control: answer.headers()['cache-control'],
  };
}

test('an experiment is made, seen, counted, read and ended', async ({
  page,
  context,
  request,
  browser,
}) => {
  // Not with `signInAs`, which caches sessions of the site that all tests share.
  await ensureAccount('owner');
  await context.request.post('/login', {
    form: { email: staffEmail('owner'), password: staffPassword, remember: 'on' },
  });
  await page.goto('/admin/experiments/new');
  await page.getByLabel('What is tested').fill('Another first line');
  await page.getByLabel('Experiment ID').fill('terms-1');
  await page.getByLabel('Short name').fill('terms line');
  await page.getByLabel('Name of variant 2').fill('The other line');
  await page.getByLabel('The goal that decides').selectOption('Call');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Short name')).toHaveAccessibleDescription(/Small letters/);
  await expect(page.getByLabel('What is tested')).toHaveValue('Another first line');
  await page.getByLabel('Short name').fill('terms');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Now put it on a page')).toBeVisible();
  await expectAccessible(page, phone);

  await putOnPage('terms-1');
  const link = await page.getByRole('link', { name: 'Open The other line' }).getAttribute('href');
  expect((await request.get(`/terms?${link?.split('?')[1]}`)).ok()).toBe(true);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('Started. Results come in below.')).toBeVisible();

  const cookie = (index: number) => ({ cookie: `exp=terms-1.${index}` });
  for (const [index, line] of ['The first line', 'The other line'].entries()) {
    for (const round of [1, 2]) {
      expect(await seenWith(request, cookie(index)), `${index} ${round}`).toEqual({
        lines: [line],
        classes: `exp-terms-${index}`,
        exposure: `terms-1.${index}`,
        cookie: undefined,
        control: 'private, max-age=0, must-revalidate',
      });
    }
  }
  const unseen = { lines: ['The first line'], classes: undefined, exposure: undefined };
  expect(await seenWith(request, { 'user-agent': 'Googlebot/2.1' })).toMatchObject(unseen);
  expect(await seenWith(request, { dnt: '1' })).toMatchObject(unseen);

  const visitor = await browser.newContext({
    userAgent: deskBrowser,
    baseURL: process.env.SITE_URL,
  });
  const theirs = await visitor.newPage();
  await theirs.route(/^tel:/, (route) => route.abort());
  const told = theirs.waitForResponse('**/api/event');
  await theirs.goto('/terms?utm_source=e2e-mail');
  expect((await told).status()).toBe(204);
  const [given] = await visitor.cookies();
  expect(given).toMatchObject({ name: 'exp', path: '/', sameSite: 'Lax' });
  await theirs.evaluate(() => {
    const call = Object.assign(document.createElement('a'), { href: 'tel:+14805550100' });
    call.addEventListener('click', (event) => event.preventDefault());
    document.body.append(call);
    call.click();
  });
  const goals = () =>
    queryRows(`select goal from experiment_goals where experiment_id = 'terms-1'`);
  await expect.poll(goals).toEqual([{ goal: 'call_click' }]);
  await visitor.close();

  await page.reload();
  await expect(page.getByText('On: /terms')).toBeVisible();
  const name = given?.value === 'terms-1.0' ? 'As it is' : 'The other line';
  const row = page
    .getByRole('table', { name: 'Results' })
    .getByRole('row')
    .filter({ hasText: name });
  await expect(row).toContainText('100.0 %');
  await expectAccessible(page, phone);

  await page.goto('/admin/reports?days=7');
  await expect(page.getByRole('row').filter({ hasText: 'e2e-mail' })).toContainText('1');
  await expectAccessible(page, phone);
  const file = await context.request.get('/admin/reports/file?days=7');
  expect((await file.text()).split('\r\n')).toHaveLength(9);

  await page.goto('/admin/experiments');
  await page.getByRole('link', { name: 'Another first line' }).click();
  await page.getByRole('button', { name: 'End' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End' }).click();
  await expect(page.getByText('Ended. Everybody sees the first variant.')).toBeVisible();
  const after = await seenWith(request, cookie(1));
  expect(after).toMatchObject(unseen);
  expect(after.cookie).toMatch(/^exp=; path=\/; Max-Age=0/);
});
