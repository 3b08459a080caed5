import type { Page } from '@playwright/test';
import { markers } from '../logs/markers.ts';
import { expectAccessibleInTwoLooks } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { PlainVisitor } from './plain-visitor.ts';
import { ensureAccount, openPersonMenu, signInAs, staffPassword } from './sign-in.ts';

/** Unique to this attempt: a test may be retried on the same database. */
const luis = `${crypto.randomUUID().slice(0, 6)}@ironwood.example`;

async function enter(page: Page, email: string, password = staffPassword): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('signing in leads back to where one came from, in each of two windows, and out to the home page', async ({
  page,
  context,
}) => {
  const email = `windows-${luis}`;
  await ensureAccount('manager', email);
  await page.goto('/admin/account?tab=x');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Came from /admin/account.')).toBeVisible();
  await expectAccessibleInTwoLooks(page);
  const other = await context.newPage();
  await other.goto('/admin/account');

  await enter(page, email, 'gravel-38-lantern');
  await expect(page.getByText('4 tries left before a 15 minute pause.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  for (const window of [page, other]) {
    await enter(window, email);
    await expect(window).toHaveURL('/admin/account');
  }
  await other.close();
  const again = await page.request.get('/login', { maxRedirects: 0 });
  expect(again.headers().location).toBe('/');
  await openPersonMenu(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  const after = await page.request.get('/admin/account', { maxRedirects: 0 });
  expect(after.headers().location).toBe('/login');
});

test('signing in and out needs no script', async ({ page }) => {
  const email = `plain-${luis}`;
  await ensureAccount('manager', email);
  const visitor = new PlainVisitor(page);
  await visitor.open('/admin/account?tab=x');
  expect(visitor.path).toBe('/login');
  expect(await visitor.text('body')).toContain('Came from /admin/account.');
  await visitor.press('Sign in', { email, password: 'gravel-38-lantern' }, 422);
  expect(await visitor.text('body')).toContain('4 tries left before a 15 minute pause.');
  await visitor.press('Sign in', { password: staffPassword });
  expect(visitor.path).toBe('/admin/account');
  await visitor.press('Sign out');
  expect(visitor.path).toBe('/');
  await visitor.open('/admin/account');
  expect(visitor.path).toBe('/login');
});

test('a forgotten password is replaced by the link of a mail, without a script', async ({
  page,
  dbRows,
}) => {
  const email = `forgot-${luis}`;
  await ensureAccount('manager', email);
  const visitor = new PlainVisitor(page);
  await visitor.open('/login');
  await visitor.follow('Forgot your password?');
  // The server's log, which is searched for it, is not to know who asks.
  await visitor.press('Mail me a link', { email: markers.email });
  const strangers = await visitor.text('h1');
  await visitor.open('/login/forgot');
  await visitor.press('Mail me a link', { email });
  expect([strangers, await visitor.text('h1')]).toEqual(Array(2).fill('Look in your mailbox'));
  const mailed = () =>
    dbRows(
      `select state, data->>'resetUrl' as url from mail_messages
       where recipient = $1 and letter = 'account-reset'`,
      [email],
    );
  await expect.poll(mailed, { timeout: 20_000 }).toMatchObject([{ state: 'sent' }]);
  const [mail] = await mailed();
  await visitor.open(new URL(String(mail?.url)).pathname);
  const password = 'three trucks at noon';
  await visitor.press('Save and sign in', { password, repeat: password });
  expect(visitor.path).toBe('/admin');
  await visitor.press('Sign out');
  await visitor.open('/admin/account');
  await visitor.press('Sign in', { email, password });
  expect(visitor.path).toBe('/admin/account');
});

test('somebody is invited, joins, and is disabled', async ({ page, context }) => {
  const email = `joins-${luis}`;
  await signInAs(context, 'owner');
  await page.goto('/admin/people');
  await page.getByLabel('Their e-mail').fill('no address');
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(page.getByText('A valid email is required')).toBeVisible();
  await page.getByLabel('Their e-mail').fill(email);
  await page.getByLabel('Role', { exact: true }).selectOption('front-desk');
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = await page.getByLabel(`We mailed this link to ${email}.`).inputValue();

  await context.clearCookies();
  await page.goto(link);
  await page.getByLabel('Your name').fill('Luis Carranza');
  const makeAccount = async (password: string, again = password) => {
    await page.getByLabel('Choose a password').fill(password);
    await page.getByLabel('Repeat the password').fill(again);
    await page.getByRole('button', { name: 'Make the account' }).click();
  };
  await makeAccount('three trucks at noon', 'three trucks at none');
  await expect(page.getByText('The password does not match')).toBeVisible();
  await expect(page.getByLabel('Repeat the password')).toBeFocused();
  await expect(page.getByLabel('Your name')).toHaveValue('Luis Carranza');
  await makeAccount('three trucks at noon');
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('complementary').getByText('Luis Carranza')).toBeVisible();
  const theirs = await context.cookies();
  expect((await page.request.get(link)).status()).toBe(410);

  await context.clearCookies();
  await signInAs(context, 'owner');
  await page.goto('/admin/people');
  await expectAccessibleInTwoLooks(page);
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('button', { name: 'More for Luis Carranza' }).click();
  await page.getByRole('button', { name: 'Disable', exact: true }).locator('visible=true').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await expect(row.getByText('Disabled', { exact: true })).toBeVisible();
  await context.clearCookies();
  await context.addCookies(theirs);
  const out = await page.request.get('/admin/account', { maxRedirects: 0 });
  expect(out.headers().location).toBe('/login');
});

test('being invited, joining and disabling need no script', async ({
  page,
  context,
  request,
  dbRows,
}) => {
  const email = `invited-${luis}`;
  await signInAs(context, 'owner');
  const owner = new PlainVisitor(page);
  await owner.open('/admin/people');
  await owner.press('Make the link', { email: 'no address' }, 422);
  expect(await owner.text()).toContain('A valid email is required');
  await owner.press('Make the link', { email, role: 'front-desk' });
  const link = await owner.markup.evaluate(
    (read) => read.querySelector('#made-link')?.getAttribute('value') ?? '',
  );

  const invited = new PlainVisitor(page, request);
  await invited.open(link);
  const typed = { name: 'Luis Carranza', password: 'password1234', repeat: 'password1234' };
  await invited.press('Make the account', typed, 422);
  expect(await invited.text('body')).toContain('Many people use this');
  const [password, other] = ['three trucks at noon', 'three trucks at none'];
  await invited.press('Make the account', { password, repeat: other }, 422);
  expect(await invited.text('body')).toContain('The password does not match');
  await invited.press('Make the account', { password, repeat: password });
  expect(invited.path).toBe('/admin');
  expect(await invited.text('body')).toContain('Luis Carranza');
  await invited.open(link, 410);

  await owner.open('/admin/people');
  const [row] = await dbRows('select id from auth_users where email = $1', [email]);
  await owner.press({
    css: `form:has([value="${row?.id}"]):has([value=disable]) [type=submit]`,
  });
  const rows = await owner.textsOf('tr');
  expect(rows.find((one) => one.includes(email))).toContain('Disabled');
  await invited.open('/admin/account');
  expect(invited.path).toBe('/login');
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
  const visitor = new PlainVisitor(page);
  await visitor.open('/login');
  expect(visitor.html).not.toContain('evil.example');
  await visitor.press('Sign in', { email: `away-${luis}`, password: staffPassword });
  expect(visitor.path).toMatch(/^\/admin(\/|$)/);
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
  context,
  dbRows,
}) => {
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
