import type { Page } from '@playwright/test';
import { expectAccessibleInTwoLooks } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { signInAs } from './sign-in.ts';
import { hasCached, listCached, openWithWorker } from './worker-cache.ts';

// A context that is used again keeps what its worker cached.
test.use({ reuseContext: false, serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

test.afterEach(({ consoleProblems }) => {
  // These tests cut the network on purpose. The saved document of `/offline` does not know where it is opened from,
  // and React says that of its links to the other language.
  const expected = ['net::ERR_', '/es/offline?from='];
  const others = consoleProblems
    .splice(0)
    .filter((one) => !expected.some((part) => one.includes(part)));
  consoleProblems.push(...others);
});

const expectSaved = (page: Page, path: string) =>
  expect.poll(() => hasCached(page, path)).toBe(true);

test('a page that was seen opens without a network; another one says which do', async ({
  page,
  context,
}) => {
  await page.goto('/gallery');
  await openWithWorker(page);
  await expectSaved(page, '/gallery');
  // Shown by the router, cached as a document.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expectSaved(page, '/terms');
  await context.setOffline(true);
  await expect(page.getByText('Offline. What you change is kept on this phone.')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/offline?from=%2Fprivacy');
  await expect(page.getByRole('heading', { name: 'No signal out here' })).toBeVisible();
  await expectAccessibleInTwoLooks(page);
  await page.getByRole('link', { name: 'Gallery', exact: true }).first().click();
  await expect(page).toHaveURL('/gallery');
  await expect(page.getByText(/A copy from .* Prices may have moved/)).toBeVisible();
  await page.goto('/?standalone=true');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/privacy');
  await context.setOffline(false);
  await expect(page).toHaveURL('/privacy');

  await test.step('a page that was on its way while the worker became active is taken over, too', async () => {
    // Passing over the worker leaves a page as that race does: there is a worker, and it is not the page's.
    const devtools = await context.newCDPSession(page);
    await Promise.all([
      page.waitForEvent('domcontentloaded'),
      devtools.send('Page.reload', { ignoreCache: true }),
    ]);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await openWithWorker(page);
  });
});

test('a build is opened and finished without a network, and sent once, in its order', async ({
  context,
  dbRows,
}) => {
  const page = await context.newPage();
  await page.goto('/build');
  await page.getByRole('button', { name: 'Lift Kit' }).click();
  await expect(page).toHaveURL(/step=lift-kits$/);
  await openWithWorker(page);
  await expect
    .poll(async () => (await listCached(page)).some(({ path }) => path.startsWith('/build/shelf')))
    .toBe(true);
  const cookie = (await context.cookies()).find(({ name }) => name === 'ironwood_build');
  const id = cookie?.value.split('.')[0];
  await context.setOffline(true);
  await page.close();

  const again = await context.newPage();
  await again.goto('/build');
  await expect(again).toHaveURL(/\/build\?step=lift-kits$/);
  for (const [step, next] of [
    ['lift-kits', 'Wheels'],
    ['wheels', 'Tires'],
    ['tires', 'Details'],
  ] as const) {
    await expect(again).toHaveURL(new RegExp(`step=${step}$`));
    await expect(again.getByRole('button', { name: next, exact: true })).toBeVisible();
    await again.locator('#build-option').getByRole('radio').nth(1).check();
    await again.getByRole('button', { name: next, exact: true }).click();
  }
  await expect(again.getByLabel('Name')).toBeVisible();
  const saved: string[][] = [];
  context.on('request', (request) => {
    if (request.method() === 'PATCH') saved.push(request.postDataJSON().changed);
  });
  await context.setOffline(false);
  await expect(again.getByText('Saved', { exact: true })).toBeVisible();
  expect(saved).toEqual([['lift-kits'], ['wheels'], ['tires']]);
  const [build] = await dbRows('select meta from builds where id = $1', [id]);
  expect(Object.keys(build?.meta as object).sort()).toEqual(
    ['lift-kits', 'tires', 'vehicle', 'wheels'].sort(),
  );
});

test('after a walk that ends in the office nothing private is kept', async ({ page, context }) => {
  await page.goto('/services');
  await openWithWorker(page);
  await expectSaved(page, '/services');
  await signInAs(context, 'owner');
  const walk = ['/contact', '/appointment', '/careers', '/build', '/build/complete', '/login'];
  const office = ['/admin', '/admin/leads', '/admin/settings'];
  for (const path of [...walk, ...office, '/careers/status/abc', '/api/jobs', '/gallery']) {
    await page.goto(path);
  }
  await expectSaved(page, '/gallery');
  const all = await listCached(page);
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter(({ control }) => !/\bpublic\b/.test(control))).toEqual([]);
  const pages = all.filter(({ cache }) => cache === 'ironwood-pages').map(({ path }) => path);
  expect(pages.sort()).toEqual(['/', '/careers', '/es', '/gallery', '/services']);
  const told = all.filter(({ text }) => /owner@ironwood\.example|name="token"/.test(text));
  expect(told.map(({ path }) => path)).toEqual([]);
});
