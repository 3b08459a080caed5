import { totpCode } from '../factories/totp.ts';
import { expectAccessibleInTwoLooks } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { type SiteProcess, startProcess } from './start-server.ts';

// A setting for the whole shop, so it needs its own shop.
test.describe.configure({ mode: 'serial' });

let site: SiteProcess;
test.beforeAll(async () => {
  site = await startProcess({ SEED: 'empty' });
});
test.afterAll(() => site.stop());

const password = 'gravel-37-lantern';
let key = '';

test('the owner requires a second step, and sets up their own before they go on', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/admin/people');
  await page.getByLabel('E-mail').fill('first@ironwood.example');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/admin\/people$/);
  await page.getByRole('button', { name: 'Require it' }).click();
  await expect(page).toHaveURL(/\/admin\/account$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'One more step before you go on',
  );
  expect((await context.request.get('/admin/leads', { maxRedirects: 0 })).status()).toBe(303);
  const csv = await context.request.get('/admin/exports/leads', { maxRedirects: 0 });
  expect(csv.headers().location).toBe('/admin/account');
  const rename = { intent: 'rename', name: 'X' };
  const renamed = await context.request.post('/admin/account', { form: rename });
  expect(renamed.status()).toBe(403);

  await page.goto('/admin/people');
  await page.locator('#factor-password').fill(password);
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await page.getByLabel('Six digits from the app').fill('000000');
  key = (await page.locator('.account-code code').textContent()) ?? '';
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByText('That code is not right.')).toBeVisible();
  await page.getByLabel('Six digits from the app').fill(totpCode(key));
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page).toHaveURL(/\/admin\/people$/);
  await expect(page.getByText('Required', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await context.close();
});

test('from then on signing in asks for the code, and signing out empties what was kept', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/admin/people');
  await page.getByLabel('E-mail').fill('first@ironwood.example');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Code').fill(totpCode(key));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/admin\/people$/);
  await expectAccessibleInTwoLooks(page);
  const out = await context.request.post('/logout', { maxRedirects: 0 });
  expect(out.headers()['clear-site-data']).toContain('"cache"');
  expect(await context.cookies()).not.toContainEqual(
    expect.objectContaining({ name: 'auth.session_token' }),
  );
  await context.close();
});

test('a network that has used up its tries is told how long to wait, another one signs in', async ({
  playwright,
}) => {
  const from = (ip: string) =>
    playwright.request.newContext({
      baseURL: site.url,
      extraHTTPHeaders: { 'X-Forwarded-For': ip },
    });
  const send = { email: 'first@ironwood.example', password: 'gravel-38-lantern' };
  const stranger = await from('192.0.2.7');
  const answers = [];
  for (let tries = 0; tries < 7; tries += 1) {
    answers.push(await stranger.post('/login', { form: send, maxRedirects: 0 }));
  }
  expect(answers.map((answer) => answer.status())).toEqual([...Array(5).fill(422), 429, 429]);
  for (const answer of answers.slice(5)) {
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(800);
  }
  const owner = await from('198.51.100.9');
  const entered = await owner.post('/login', { form: { ...send, password }, maxRedirects: 0 });
  expect(entered.status()).toBe(303);
  expect(entered.headers().location).toBe('/login/two-factor');
  await Promise.all([stranger.dispose(), owner.dispose()]);
});
