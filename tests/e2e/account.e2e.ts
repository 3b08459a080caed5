import type { Page } from '@playwright/test';
import { totpCode } from '../factories/totp.ts';
import { expectAccessible, expectAccessibleInTwoLooks, phone } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { ensureAccount, openPersonMenu, staffPassword } from './sign-in.ts';

test('with a second step the password alone opens nothing, and the code of the app finishes it', async ({
  page,
}) => {
  // Unique to this attempt: a test may be retried on the same database.
  const email = `second-${crypto.randomUUID()}@ironwood.example`;
  await ensureAccount('manager', email);
  const form = { email, password: staffPassword };
  await page.request.post('/login', { form, maxRedirects: 0 });
  await page.goto('/admin/account');
  await expectAccessibleInTwoLooks(page);
  const mails = page.getByLabel('E-mail me when somebody assigns me a lead');
  await mails.uncheck();
  await page.getByRole('button', { name: 'Save' }).nth(1).click();
  await expect(page.getByText('Your e-mail settings are saved.')).toBeVisible();
  await expect(mails).not.toBeChecked();
  await page.locator('#factor-password').fill(staffPassword);
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByAltText('Code to scan with your phone')).toBeVisible();
  const key = (await page.locator('.account-code code').textContent()) ?? '';
  const backup = (await page.locator('.account-codes code').first().textContent()) ?? '';
  await page.getByLabel('Six digits from the app').fill(totpCode(key));
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('The second step is on.')).toBeVisible();
  await leave(page);

  await page.goto('/admin/account');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(staffPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login/two-factor');
  await expectAccessible(page, phone);
  await page.getByLabel('Code').fill(totpCode(key));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/admin/account');

  await test.step('a code on paper does too', async () => {
    await page.request.post('/logout');
    const first = await page.request.post('/login', { form, maxRedirects: 0 });
    expect(first.headers().location).toBe('/login/two-factor');
    const second = { form: { code: backup }, maxRedirects: 0 };
    const entered = await page.request.post('/login/two-factor', second);
    expect(entered.status()).toBe(303);
    expect((await page.request.get('/admin/account', { maxRedirects: 0 })).status()).toBe(200);
  });
});

/** By the button, because a page of the office that stays open would report that its news are refused. */
async function leave(page: Page): Promise<void> {
  await openPersonMenu(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
}

/** A device of this browser that has asked for finger, face or PIN, as Chromium plays one for tests. */
async function plugInDevice(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal' },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      automaticPresenceSimulation: true,
    },
  });
  /** Whether somebody touches the device as soon as it asks. */
  return (enabled: boolean) =>
    browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
}

test('a passkey is added, signs in by the button and in the field’s list, and is refused once removed', async ({
  page,
}) => {
  const email = `passkey-${crypto.randomUUID()}@ironwood.example`;
  await ensureAccount('manager', email);
  const form = { email, password: staffPassword };
  await page.request.post('/login', { form, maxRedirects: 0 });
  const touch = await plugInDevice(page);
  await page.goto('/admin/account');
  const panel = page.getByRole('region', { name: 'Passkeys' });
  await panel.getByLabel('Current password').fill(staffPassword);
  await panel.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey is added.')).toBeVisible();
  await expect(panel.getByRole('row', { name: 'Chrome on Linux' })).toContainText('Never');
  await expectAccessibleInTwoLooks(page);

  await test.step('the button signs in, without password and code', async () => {
    await touch(false);
    await leave(page);
    await page.goto('/admin/account');
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('E-mail')).toHaveAttribute('autocomplete', 'username webauthn');
    await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
    await expectAccessibleInTwoLooks(page);
    await touch(true);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL('/admin/account');
  });

  await test.step('so does picking it in the list of the field, which needs no button', async () => {
    await leave(page);
    await page.goto('/admin/account');
    await expect(page).toHaveURL('/admin/account');
    await expect(panel.getByRole('row', { name: 'Chrome on Linux' })).not.toContainText('Never');
  });

  await test.step('renamed, removed with the password, it signs nobody in', async () => {
    await panel.getByRole('link', { name: 'Rename' }).click();
    await page.getByLabel('New name for “Chrome on Linux”').fill('Work laptop');
    await panel.getByRole('button', { name: 'Save' }).click();
    await panel.getByRole('link', { name: 'Remove Work laptop' }).click();
    await panel.getByLabel('Current password').fill('gravel-38-lantern');
    await panel.getByRole('button', { name: 'Remove' }).click();
    await expect(panel.getByText('That is not your password.')).toBeVisible();
    await expect(panel.getByLabel('Current password')).toBeFocused();
    await panel.getByLabel('Current password').fill(staffPassword);
    await panel.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('The passkey is removed.')).toBeVisible();
    await touch(false);
    await leave(page);
    await page.goto('/login');
    await touch(true);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByText('This passkey does not work here.')).toBeVisible();
    await expect(page).toHaveURL('/login');
  });
});

test('a link that is spent, and asking for another one, are accessible', async ({ page }) => {
  await page.goto('/setup/used');
  await expectAccessible(page, phone);
  await page.goto('/reset/used');
  await expectAccessible(page, phone);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/login/forgot');
  await page.getByLabel('E-mail').fill('dana@');
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/A valid email is required/);
  await expectAccessible(page, phone);
});
