import type { BrowserContext, Page } from '@playwright/test';
import { expectSent, fillContactForm, openContactForm } from './contact-form.ts';
import { expect, test } from './fixtures.ts';

test('without a network nothing is sent or lost; with one again the person says whether it goes', async ({
  page,
  context,
  dbRows,
}) => {
  await openContactForm(page);
  const name = await fillContactForm(page, 'Offline');
  await goOffline(context, page, true);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('You are offline, so this was not sent.')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Does a 35 fit?');
  await goOffline(context, page, false);
  await expect(page.getByText('You are back online. It is not sent yet.')).toBeVisible();
  expect(await dbRows('select 1 from leads where name = $1', [name])).toEqual([]);
  await page.getByRole('button', { name: 'Send it now' }).click();
  await expectSent(page);
  expect(await dbRows('select 1 from leads where name = $1', [name])).toHaveLength(1);
});

test('a network that breaks while the form goes out leaves the form as it was', async ({
  page,
  consoleProblems,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openContactForm(page);
  await fillContactForm(page, 'Cut');
  await page.route('**/contact.data*', (route) => route.abort());
  const refusal = page.getByRole('alert').filter({ hasText: 'this was not sent' });
  for (const turn of ['first', 'second']) {
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(refusal, turn).toBeFocused();
    await expect(refusal, turn).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByLabel('Message')).toHaveValue('Does a 35 fit?');
  await page.unroute('**/contact.data*');
  const failed = 'Failed to load resource: net::ERR_FAILED';
  await expect.poll(() => consoleProblems).toEqual([failed, failed]);
  consoleProblems.splice(0);
  await page.getByRole('button', { name: 'Send' }).click();
  await expectSent(page);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a page that sat too long gives the form back filled, and takes it the second time', async ({
      page,
      context,
      dbRows,
    }) => {
      await page.goto('/contact');
      const name = await fillContactForm(page, 'Stale');
      await (javaScriptEnabled ? spoilToken(page) : sendOldToken(context));
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('alert')).toContainText('Nothing is lost; send again.');
      await expect(page.getByLabel('Name')).toHaveValue(name);
      await expect(page.getByLabel('Message')).toHaveValue('Does a 35 fit?');
      await page.getByRole('button', { name: 'Send' }).click();
      await expectSent(page);
      expect(await dbRows('select 1 from leads where name = $1', [name])).toHaveLength(1);
    });

    test('nobody sees the field for programs', async ({ page }) => {
      await page.goto('/contact');
      await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
      const trap = page.locator('[name=homepage_2]');
      await expect(trap).toHaveAttribute('tabindex', '-1');
      await expect(trap).not.toBeInViewport({ ratio: 0.5 });
    });
  });
}

/** The same if the router sends the form. */
function spoilToken(page: Page) {
  return page.evaluate(() => {
    const spoil = ({ formData }: FormDataEvent) => formData.set('formToken', 'old');
    const stop = () => setTimeout(() => removeEventListener('formdata', spoil));
    addEventListener('formdata', spoil);
    addEventListener('submit', stop, { capture: true, once: true });
  });
}

/** Once, as from a page that was opened days ago: its token is no longer valid. */
async function sendOldToken(context: BrowserContext) {
  let isSent = false;
  await context.route(/\/contact(\.data)?(\?.*)?$/, (route) => {
    const request = route.request();
    if (isSent || request.method() !== 'POST') return route.fallback();
    isSent = true;
    const body = request.postDataBuffer()?.toString('latin1') ?? '';
    const postData = body.replace(/(name="formToken"\r\n\r\n)[^\r]+/, '$1old');
    return route.continue({ postData: Buffer.from(postData, 'latin1') });
  });
}

/** The state and its event, as browsers set them when the network goes or comes back. */
async function goOffline(context: BrowserContext, page: Page, isOffline: boolean) {
  await context.setOffline(isOffline);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(!isOffline);
}
