import { expect, test } from './fixtures.ts';
import { ensureAccount, signInAs, staffPassword } from './sign-in.ts';

const luis = 'luis@ironwood.example';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    const who = `${javaScriptEnabled}-${luis}`;

    test('signing in leads back to where one came from, and out to the home page', async ({
      page,
    }) => {
      await ensureAccount('manager', who);
      await page.goto('/admin/account?tab=x');
      await expect(page).toHaveURL('/login');
      await expect(page.getByText('Came from /admin/account.')).toBeVisible();
      await page.getByLabel('E-mail').fill(who);
      await page.getByLabel('Password').fill('gravel-38-lantern');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByText('4 tries left before a 15 minute pause.')).toBeVisible();
      await expect(page.getByLabel('E-mail')).toHaveValue(who);
      await page.getByLabel('Password').fill(staffPassword);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).toHaveURL('/admin/account');
      await page.goto('/login');
      await expect(page).toHaveURL('/');
      await page.goto('/admin/account');
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page).toHaveURL('/');
      await page.goto('/admin/account');
      await expect(page).toHaveURL('/login');
    });

    test('somebody is invited, joins, and is disabled', async ({ page, context, browser }) => {
      const email = `joins-${who}`;
      await signInAs(context, 'owner');
      await page.goto('/admin/people');
      await page.getByLabel('Their e-mail').fill('no address');
      await page.getByRole('button', { name: 'Make the link' }).click();
      await expect(page.getByText('A valid email is required')).toBeVisible();
      await page.getByLabel('Their e-mail').fill(email);
      await page.getByLabel('Role', { exact: true }).selectOption('front-desk');
      await page.getByRole('button', { name: 'Make the link' }).click();
      const link = await page.getByLabel(`Send this link to ${email}.`).inputValue();

      const theirs = await browser.newContext({ javaScriptEnabled });
      const their = await theirs.newPage();
      await their.goto(link);
      await their.getByLabel('Your name').fill('Luis Carranza');
      const makeAccount = async (password: string, again = password) => {
        await their.getByLabel('Choose a password').fill(password);
        await their.getByLabel('Repeat the password').fill(again);
        await their.getByRole('button', { name: 'Make the account' }).click();
      };
      await makeAccount('password1234');
      await expect(their.getByText('Many people use this')).toBeVisible();
      await expect(their.getByLabel('Your name')).toHaveValue('Luis Carranza');
      await makeAccount('three trucks at noon', 'three trucks at none');
      await expect(their.getByText('The password does not match')).toBeVisible();
      await expect(their.getByLabel('Repeat the password')).toBeFocused();
      await expect(their.getByLabel('Your name')).toHaveValue('Luis Carranza');
      await makeAccount('three trucks at noon');
      await expect(their).toHaveURL(/\/admin$/);
      await expect(their.getByText('Luis Carranza')).toBeVisible();
      expect((await their.goto(link))?.status()).toBe(410);

      await page.goto('/admin/people');
      const row = page.getByRole('row').filter({ hasText: email });
      await row.getByRole('button', { name: 'More for Luis Carranza' }).click();
      await page
        .getByRole('button', { name: 'Disable', exact: true })
        .locator('visible=true')
        .click();
      const dialog = page.locator('dialog:visible, [popover].ask-dialog:popover-open');
      await dialog.getByRole('button', { name: 'Disable' }).click();
      await expect(row.getByText('Disabled', { exact: true })).toBeVisible();
      await their.goto('/admin/account');
      await expect(their).toHaveURL('/login');
      await theirs.close();
    });
  });
}

test('two windows at the sign-in page both lead back, whichever comes last', async ({
  page,
  context,
}) => {
  const email = `windows-${luis}`;
  await ensureAccount('manager', email);
  const other = await context.newPage();
  for (const window of [page, other]) await window.goto('/admin/account');
  for (const window of [page, other]) {
    await window.getByLabel('E-mail').fill(email);
    await window.getByLabel('Password').fill(staffPassword);
    await window.getByRole('button', { name: 'Sign in' }).click();
    await expect(window).toHaveURL('/admin/account');
  }
});

test('a form that was changed leads nowhere else', async ({ context }) => {
  const email = `changed-${luis}`;
  await ensureAccount('editor', email);
  const answer = await context.request.post('/login', {
    form: { email, password: staffPassword, returnTo: '//evil.example/' },
    maxRedirects: 0,
  });
  expect(answer.headers().location).toBe('/');
});

test('a path that could lead away is not remembered', async ({ page, context }) => {
  const url = process.env.SITE_URL ?? '';
  await ensureAccount('editor', `away-${luis}`);
  await context.addCookies([
    { name: 'auth.redirect', value: encodeURIComponent('//evil.example/'), url },
  ]);
  await page.goto('/login');
  await expect(page.getByText('evil.example')).toHaveCount(0);
  await page.getByLabel('E-mail').fill(`away-${luis}`);
  await page.getByLabel('Password').fill(staffPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/admin\//);
});

test('a session whose half hour is over is renewed, once for many requests, and the old cookie stays good', async ({
  context,
  dbRows,
}) => {
  await signInAs(context, 'builder');
  const cookies = await context.cookies();
  const signed = cookies.find(({ name }) => name === 'auth.session_token')?.value ?? '';
  // Other tests sign in as the same person at the same time.
  const token = decodeURIComponent(signed).split('.')[0];
  await dbRows(
    `update auth_sessions set updated_at = now() - interval '31 minutes' where token = $1`,
    [token],
  );
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => context.request.get('/admin/account', { maxRedirects: 0 })),
  );
  expect(answers.map((answer) => answer.status())).toEqual(Array(6).fill(200));
  const rows = await dbRows(
    `select updated_at > now() - interval '1 minute' as renewed from auth_sessions where token = $1`,
    [token],
  );
  expect(rows).toEqual([{ renewed: true }]);
});

test('a session that cannot be renewed any more is reset, and its cookie taken back', async ({
  browser,
  dbRows,
}) => {
  const context = await browser.newContext({ baseURL: process.env.SITE_URL });
  const email = `ended-${luis}`;
  await ensureAccount('builder', email);
  await context.request.post('/login', {
    form: { email, password: staffPassword, remember: 'on' },
    maxRedirects: 0,
  });
  await dbRows(
    `update auth_sessions set expires_at = now() - interval '1 second'
     where user_id = (select id from auth_users where email = $1)`,
    [email],
  );
  const answer = await context.request.get('/admin/account', { maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  expect(answer.headers().location).toBe('/login');
  expect(await context.cookies()).not.toContainEqual(
    expect.objectContaining({ name: 'auth.session_token' }),
  );
  await context.close();
});

test('public pages neither ask for a session nor send a cookie', async ({ context }) => {
  await signInAs(context, 'editor');
  const answer = await context.request.get('/gallery');
  expect(answer.headers()['set-cookie']).toBeUndefined();
  expect(answer.headers()['cache-control']).toContain('public');
});

test('a script whose session is over is told so in the words of the specification', async ({
  context,
  dbRows,
}) => {
  const email = `script-${luis}`;
  await ensureAccount('builder', email);
  await context.request.post('/login', { form: { email, password: staffPassword } });
  await dbRows(
    'delete from auth_sessions where user_id = (select id from auth_users where email = $1)',
    [email],
  );
  const script = await context.request.get('/admin/account', {
    headers: { Accept: 'application/json' },
  });
  expect(await script.json()).toMatchObject({
    status: 401,
    title: 'Both token and refresh token have expired. Your request was aborted.',
  });
});
