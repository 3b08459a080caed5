import type { BrowserContext, Page } from '@playwright/test';
import { expectSent, fillContactForm, openContactForm } from './contact-form.ts';
import { expect, queryRows, test } from './fixtures.ts';
import { PlainVisitor } from './plain-visitor.ts';

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

const leads = (name: string) => queryRows('select 1 from leads where name = $1', [name]);

test('a page that sat too long gives the form back filled, and takes it the second time', async ({
  page,
}) => {
  await page.goto('/contact');
  const name = await fillContactForm(page, 'Stale');
  await spoilToken(page);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing is lost; send again.');
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await expect(page.getByLabel('Message')).toHaveValue('Does a 35 fit?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expectSent(page);
  expect(await leads(name)).toHaveLength(1);
});

test('a form that sat too long comes back filled without a script, too', async ({ page }) => {
  const name = `Stale ${crypto.randomUUID()}`;
  const visitor = new PlainVisitor(page);
  await visitor.open('/contact');
  const typed = { name, contact: 'rosa@example.com', topic: 'fit', message: 'Does a 35 fit?' };
  await visitor.press('Send', { ...typed, formToken: 'old' }, 422);
  expect(await visitor.text('[role=alert]')).toContain('Nothing is lost; send again.');
  expect(await visitor.valueOf('name')).toBe(name);
  expect(await visitor.valueOf('message')).toBe('Does a 35 fit?');
  await visitor.press('Send');
  expect(await visitor.textsOf('h2')).toContain('Sent');
  expect(await leads(name)).toHaveLength(1);
});

/** Its token is the one of a page that was opened days ago, once. */
function spoilToken(page: Page) {
  return page.evaluate(() => {
    const spoil = ({ formData }: FormDataEvent) => formData.set('formToken', 'old');
    const stop = () => setTimeout(() => removeEventListener('formdata', spoil));
    addEventListener('formdata', spoil);
    addEventListener('submit', stop, { capture: true, once: true });
  });
}

/** The state and its event, as browsers set them when the network goes or comes back. */
async function goOffline(context: BrowserContext, page: Page, isOffline: boolean) {
  await context.setOffline(isOffline);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(!isOffline);
}
