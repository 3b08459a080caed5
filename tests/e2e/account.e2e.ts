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
  await openPersonMenu(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');

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

test('a link that is spent is accessible', async ({ page }) => {
  await page.goto('/setup/used');
  await expectAccessible(page, phone);
});
