import { expect, test } from './fixtures.ts';
import { type SiteProcess, startProcess } from './start-server.ts';

/** A site of its own, which is under attack after three forms. */
let site: SiteProcess | undefined;
test.beforeAll(async ({ playwright }) => {
  site = await startProcess({ FORM_ATTACK_PER_MINUTE: '2' });
  const program = await playwright.request.newContext({ baseURL: site.url });
  const form = { name: 'Bot', contact: 'bot@spam.example', topic: 'fit', message: 'Buy links' };
  for (let sent = 0; sent < 4; sent += 1) {
    await program.post('/contact', { form: { ...form, formId: crypto.randomUUID() } });
  }
  await program.dispose();
});
test.afterAll(() => site?.stop());

test.describe.configure({ mode: 'serial' });

test('under attack a browser works for its form by itself, and nobody types anything again', async ({
  page,
}) => {
  const answers: number[] = [];
  page.on('response', (response) => {
    const isForm = new URL(response.url()).pathname.startsWith('/contact');
    if (isForm && response.request().method() === 'POST') answers.push(response.status());
  });
  await page.goto(`${site?.url}/contact`);
  await page.getByLabel('Name', { exact: true }).focus();
  for (const words of ['Rosa Delgado', 'rosa@example.org']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  await page.getByLabel('Topic').selectOption('fit');
  await page.getByLabel('Message').fill('Does a 35 fit?');
  await page.getByRole('button', { name: 'Send', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sent/);
  // Asked for a proof of work, and sent again by the browser itself.
  expect(answers).toEqual([422, 202]);
  const rows = await fetch(site?.rowsUrl ?? '', {
    method: 'POST',
    body: JSON.stringify({ text: 'select name, stage from leads', values: [] }),
  });
  expect(await rows.json()).toEqual([{ name: 'Rosa Delgado', stage: 'new' }]);
});

test('without script the form comes back as it was, and says what to do', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site?.url}/contact`);
  await page.getByLabel('Name', { exact: true }).fill('Bill Hanks');
  await page.getByLabel('Phone or e-mail').fill('bill@example.org');
  await page.getByLabel('Topic').selectOption('fit');
  await page.getByLabel('Message').fill('Is the rack free?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(
    page.getByText(/Nothing is lost: send it again in a minute, or call us/),
  ).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Is the rack free?');
  await context.close();
});
