import type { Page } from '@playwright/test';
import { expectAwake } from './awake.ts';
import { expect, test } from './fixtures.ts';

async function openAwake(page: Page) {
  await page.goto('/contact');
  await page.mouse.move(200, 300, { steps: 2 });
  const link = page.getByRole('link', { name: 'Careers' }).first();
  await expectAwake(link);
  return link;
}

test('a page whose script is gone with an old release is loaded anew, once, and then goes on', async ({
  page,
  consoleProblems,
}) => {
  const link = await openAwake(page);
  await page.route('**/assets/careers-*.js', (route) => route.fulfill({ status: 404 }));
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  await link.click();
  await expect.poll(() => documents).toEqual(['/contact']);
  await page.waitForLoadState('networkidle');
  expect(documents).toEqual(['/contact']);
  expect(consoleProblems.splice(0).join()).toContain('Error loading route module');
  // The page that came anew names the scripts of the new release, and those are there.
  await page.unroute('**/assets/careers-*.js');
  await link.click();
  await expect(page).toHaveURL(/careers$/);
});

test('a bar stands at the top while the next page comes, and is red where it does not', async ({
  page,
  consoleProblems,
}) => {
  const link = await openAwake(page);
  const bar = page.locator('progress.loadbar');
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
  await expect(page.locator('progress.loadbar.is-failed')).toBeVisible();
  await expect(bar).toHaveCount(0);
  expect(consoleProblems.splice(0).join()).toContain('net::ERR_FAILED');
});
