import type { Page } from '@playwright/test';
import { desk } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectHydrated, holdBack, wake } from './hydrated.ts';

test.use({ viewport: desk, reducedMotion: 'no-preference' });

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Two pages of one document, and another document after them. */
async function visitThree(page: Page): Promise<void> {
  await page.goto('/contact');
  await wake(page);
  const careers = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Careers' });
  await expectHydrated(careers);
  await careers.click();
  await expect(title(page)).toContainText('Pay on the page');
  await page.goto('/services');
}

test('back and forward turn pages whose script is asleep, on its way, or not come whole', async ({
  page,
}) => {
  await visitThree(page);
  await page.goBack();
  await expect(title(page)).toContainText('Pay on the page');
  // To the browser both are still one document, and the script would have handled it.
  await page.goBack();
  await expectContact(page);
  await page.goForward();
  await expect(page).toHaveURL('/careers');
  await expect(title(page)).toContainText('Pay on the page');

  await test.step('a page that has not come whole', async () => {
    await page.goto('/services');
    const letGo = await holdBack(page, '**/assets/boot-*.js');
    await page.goBack({ waitUntil: 'commit' });
    await expect(title(page)).toContainText('Pay on the page');
    await page.goBack({ waitUntil: 'commit' });
    letGo();
    await expectContact(page);
    await page.unrouteAll();
  });

  await test.step('a page whose script is on its way', async () => {
    // The document is loaded anew: waiting for the end of the turn within it can last forever.
    await page.goForward({ waitUntil: 'commit' });
    await expect(title(page)).toContainText('Pay on the page');
    await page.goto('/services');
    const letGo = await holdBack(page, '**/assets/entry.client-*.js');
    await page.goBack();
    await wake(page);
    await page.goBack();
    letGo();
    await expectContact(page);
  });
});

async function expectContact(page: Page): Promise<void> {
  await expect(page).toHaveURL('/contact');
  await expect(title(page)).not.toContainText('Pay on the page');
  await expect(page.getByLabel('Message')).toBeVisible();
}

test('a link to a place in the page loads nothing', async ({ page }) => {
  await page.goto('/services/lift-kits#recheck');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await page.goBack();
  await expect(page).toHaveURL('/services/lift-kits#recheck');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
