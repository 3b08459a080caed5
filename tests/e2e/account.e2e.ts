import { totpCode } from '../factories/totp.ts';
import { expectAccessibleInTwoLooks } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { ensureAccount, signInAs, staffPassword } from './sign-in.ts';

test('with a second step the password alone opens nothing, and the code of the app finishes it', async ({
  page,
}) => {
  const email = 'second@ironwood.example';
  await ensureAccount('manager', email);
  const enter = async () => {
    await page.goto('/admin/account');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill(staffPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  await enter();
  await page.locator('#factor-password').fill(staffPassword);
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByAltText('Code to scan with your phone')).toBeVisible();
  const key = await page.locator('.account-code code').textContent();
  const backup = await page.locator('.account-codes code').first().textContent();
  await page.getByLabel('Six digits from the app').fill(totpCode(key ?? ''));
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('The second step is on.')).toBeVisible();
  for (const code of [totpCode(key ?? ''), backup ?? '']) {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/');
    await enter();
    await expect(page).toHaveURL('/login/two-factor');
    await page.getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/admin/account');
  }
});

for (const path of [
  '/login',
  '/login/two-factor',
  '/setup/used',
  '/admin/people',
  '/admin/account',
]) {
  test(`${path} is accessible on a phone and on a desk`, async ({ page, context }) => {
    if (path.startsWith('/admin')) await signInAs(context, 'owner');
    await page.goto(path);
    await expectAccessibleInTwoLooks(page);
  });
}
