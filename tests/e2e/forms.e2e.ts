import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { PlainVisitor } from './plain-visitor.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('a refused message says why beside each field and keeps what was typed; corrected, it becomes a lead', async ({
      page,
      dbRows,
    }) => {
      const name = `Rosa ${crypto.randomUUID()}`;
      await page.goto('/contact');
      await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
      const trap = page.locator('[name=homepage_2]');
      await expect(trap).toHaveAttribute('tabindex', '-1');
      await expect(trap).not.toBeInViewport({ ratio: 0.5 });
      await page.getByLabel('Phone or e-mail').fill('480 777');
      await page.getByLabel('Message').fill('It clunks over speed bumps.');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(errorOf(page, 'Name')).toHaveText('This field is required');
      await expect(errorOf(page, 'Phone or e-mail')).toHaveText(
        'The phone or e-mail must be either a valid phone number or e-mail',
      );
      await expect(page.getByLabel('Message')).toHaveValue('It clunks over speed bumps.');
      await expect(page.getByLabel('Phone or e-mail')).toHaveValue('480 777');
      await page.getByLabel('Name').fill(name);
      await page.getByLabel('Phone or e-mail').fill('(480) 777-7700');
      await page.getByLabel('Topic').selectOption('price');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText('A person answers within two working hours.')).toBeVisible();
      const rows = await dbRows('select * from leads where name = $1', [name]);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({
        kind: 'message',
        contact: '+14807777700',
        contact_kind: 'phone',
        topic: 'price',
        note: 'It clunks over speed bumps.',
        locale: 'en',
      });
    });
  });
}

test('the same form sent twice is one lead', async ({ page, dbRows }) => {
  const name = `Twice ${crypto.randomUUID()}`;
  const visitor = new PlainVisitor(page);
  await visitor.open('/contact');
  const formId = (await visitor.valueOf('formId')) ?? '';
  const formToken = (await visitor.valueOf('formToken')) ?? '';
  const form = { formId, formToken, name, contact: 'a@example.com', topic: 'fit' };
  for (const message of ['Hello', 'Hello', 'Hello again']) {
    await page.request.post('/contact', { form: { ...form, message } });
  }
  const rows = await dbRows('select note from leads where name = $1 order by number', [name]);
  expect(rows.map((row) => row.note)).toEqual(['Hello', 'Hello again']);
});

test('a form posted by another site is refused', async ({ request, dbRows }) => {
  const response = await request.post('/contact', {
    form: { name: 'Mallory' },
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  });
  expect(response.status()).toBe(403);
  expect(await dbRows(`select 1 from leads where name = 'Mallory'`)).toEqual([]);
});

/** The message that a field refers to with aria-describedby. */
function errorOf(page: Page, label: string) {
  return page
    .locator('.field', { has: page.getByLabel(label, { exact: true }) })
    .locator('.field-error');
}
