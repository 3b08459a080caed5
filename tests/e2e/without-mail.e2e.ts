import { fillInApplication } from './application-form.ts';
import { expect, queryRows, test } from './fixtures.ts';
import { expectHydrated } from './hydrated.ts';
import { onOwnSite, signInHere } from './own-site.ts';

// A shop without a mail server: every message stays in the outbox, and no page claims otherwise.
onOwnSite();

const held = 'No mail server is set up, so letters stay in the outbox';

test('an answer to a lead is said to wait, and the lead is not contacted by it', async ({
  page,
  context,
}) => {
  test.slow();
  await signInHere(context, 'front-desk');
  const [lead] = await queryRows(
    `insert into leads (id, kind, name, contact, contact_kind, locale, topic, note)
     values (gen_random_uuid(), 'message', 'Inés', 'ines@example.org', 'email', 'en', 'fit', 'Fits?')
     returning id`,
  );
  await page.goto(`/admin/leads/${lead?.id}?do=reply`);
  await expect(page.getByText(held)).toBeVisible();
  await expectHydrated(page.getByRole('button', { name: 'Send by e-mail' }));
  await page.getByLabel('Subject').fill('Your truck');
  await page.getByLabel('Your answer').fill('It fits.');
  await page.getByRole('button', { name: 'Send by e-mail' }).click();
  await expect(page.getByText('Not sent: no mail server is set up')).toBeVisible();
  await expect(page.locator('.page-head')).toContainText('New');
  await expect.poll(() => statesOf('ines@example.org')).toEqual(['kept']);

  await page.goto('/admin');
  await page.getByRole('link', { name: /letters? waits?: no mail server is set up/ }).click();
  await expect(page.getByText('so no message leaves the shop')).toBeVisible();
  await page.getByRole('link', { name: 'Your truck' }).click();
  await expect(page.getByText('Not sent: no mail server').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send it now' })).toHaveCount(0);
  await page.goto(`/admin/leads/${lead?.id}`);
  await expect(page.getByRole('link', { name: /Not sent: no mail server/ })).toBeVisible();
});

test('a letter to an applicant is said to wait, and the history does not say that it went', async ({
  page,
  context,
}) => {
  await page.goto('/careers/lift-suspension-technician');
  await expect(page.getByText(/We send you a link/)).toHaveCount(0);
  await fillInApplication(page, { name: 'Rosa Held', contact: 'rosa.held@example.org' });
  await page.getByLabel(/^No resume\?/).fill('Twelve years of axles');
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page).toHaveURL(/\/careers\/status\//);

  await signInHere(context, 'manager');
  await page.goto('/admin/applications?q=Rosa+Held');
  await page.getByRole('link', { name: /Rosa Held/ }).click();
  await expect(page.getByText(held)).toBeVisible();
  await page.getByLabel('Stage').selectOption('interview');
  await page.getByLabel(/^E-mail them/).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The letter was not sent')).toBeVisible();
  await expect(page.getByText(/moved to Interview/)).not.toContainText('wrote to them');
});

test('a link for a review is said to wait', async ({ page, context }) => {
  await signInHere(context, 'editor');
  await page.goto('/admin/reviews');
  await expect(page.getByText(held)).toBeVisible();
  await page.getByLabel('Name').fill('Luz Medina');
  await page.getByLabel('E-mail').fill('luz@example.org');
  await page.getByLabel('Truck').fill('2021 Jeep Wrangler');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('The link was not sent')).toBeVisible();
});

test('visitors are offered no letter that would never come', async ({ page }) => {
  await page.goto('/build/reminder');
  await expect(page.getByText('We cannot send a reminder right now')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveCount(0);
  await page.goto('/appointment/waiting-list?service=alignment');
  await expect(page.getByText('We cannot write to you from here right now')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Put me on the list' })).toHaveCount(0);
  await page.goto('/es/appointment?service=alignment&mode=drop');
  await expect(page.getByRole('link', { name: 'Avísame si se abre algo' })).toHaveCount(0);
});

async function statesOf(recipient: string): Promise<unknown[]> {
  const rows = await queryRows('select state from mail_messages where recipient = $1', [recipient]);
  return rows.map(({ state }) => state);
}
