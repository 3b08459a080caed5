import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectHydrated, wake } from './hydrated.ts';

async function openAwake(page: Page, { at, link: name }: { at: string; link: string }) {
  await page.goto(at);
  await wake(page);
  const link = page.getByRole('banner').getByRole('link', { name }).first();
  await expectHydrated(link);
  return link;
}

/** Paths of the documents that are requested from now on. */
function countDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

const keptTime = (page: Page) => page.evaluate(() => sessionStorage.getItem('nuxt-reload'));

test('a page whose script is gone with an old release is loaded anew, once, and then goes on', async ({
  page,
  consoleProblems,
}) => {
  const link = await openAwake(page, { at: '/contact', link: 'Careers' });
  await page.route('**/assets/careers.page-*.js', (route) => route.fulfill({ status: 404 }));
  const documents = countDocuments(page);
  await link.click();
  await expect.poll(() => documents).toEqual(['/careers']);
  await page.waitForLoadState('networkidle');
  expect(documents).toEqual(['/careers']);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page has changed');
  expect(consoleProblems.splice(0).join()).toContain('dynamically imported module');
  // The reloaded page refers to scripts of the new release, which exist.
  await page.unroute('**/assets/careers.page-*.js');
  await page.goto('/contact');
  await page.getByRole('banner').getByRole('link', { name: 'Careers' }).first().click();
  await expect(page).toHaveURL(/careers$/);
});

test('a page whose script stays away is loaded anew once in a minute; then it says so, with ways on', async ({
  page,
  consoleProblems,
}) => {
  await page.route('**/assets/contact.page-main-*.js', (route) => route.abort());
  const documents = countDocuments(page);
  const contact = await openAwake(page, { at: '/services', link: 'Contact' });
  await contact.click();
  // The first time: the requested page is loaded as a document, which needs no script.
  await expect.poll(() => documents).toEqual(['/services', '/contact']);
  await expect(page.getByRole('textbox', { name: /message/i })).toBeVisible();
  const first = await keptTime(page);
  expect(Number(first)).toBeGreaterThan(0);

  await openAwake(page, { at: '/services', link: 'Contact' });
  documents.length = 0;
  await contact.click();
  const said = page.getByRole('alert').filter({ hasText: 'Try again in a minute' });
  await expect(said).toBeVisible();
  await expect(page).toHaveURL('/contact');
  await contact.click();
  await expect(said).toBeVisible();
  expect(documents).toEqual([]);
  expect(await keptTime(page)).toBe(first);

  // Ways to continue: any other page, and this one if its visitor reloads it.
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).first().click();
  await expect(page).toHaveURL('/services');
  await expect(said).toHaveCount(0);
  expect(documents).toEqual([]);
  await contact.click();
  await said.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => documents).toEqual(['/contact']);
  await expect(page.getByRole('textbox', { name: /message/i })).toBeVisible();
  expect(consoleProblems.splice(0).join()).toContain('net::ERR_FAILED');
});

test('where only the client loader of the build is gone, the build opens with the server’s data', async ({
  page,
  consoleProblems,
}) => {
  await openAwake(page, { at: '/services', link: 'Contact' });
  await page.route('**/assets/build.page-client-loader-*.js', (route) => route.abort());
  const documents = countDocuments(page);
  await page.evaluate(() => {
    type Router = { navigate(to: string): Promise<void> };
    void (globalThis as { __reactRouterDataRouter?: Router }).__reactRouterDataRouter?.navigate(
      '/build',
    );
  });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/truck/i);
  expect(documents).toEqual([]);
  consoleProblems.splice(0);
});

test('a bar stands at the top while the next page comes, and is red where it does not', async ({
  page,
  consoleProblems,
}) => {
  const link = await openAwake(page, { at: '/contact', link: 'Careers' });
  const bar = page.locator('progress.loading-bar');
  await page.route('**/careers.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await link.click();
  await expect(bar).toBeVisible();
  await expect(page).toHaveURL(/careers$/);
  await expect(bar).toHaveCount(0);
  await page.route('**/services.data*', (route) => route.abort());
  await page.getByRole('link', { name: 'Services' }).first().click();
  await expect(page.locator('progress.loading-bar.is-failed')).toBeVisible();
  await expect(bar).toHaveCount(0);
  expect(consoleProblems.splice(0).join()).toContain('net::ERR_FAILED');
});
