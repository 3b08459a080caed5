import type { Page } from '@playwright/test';
import { truckPhoto } from '../factories/photos.ts';
import { expectAccessible, phone } from './accessible.ts';
import { expectSent, fillContactForm, openContactForm } from './contact-form.ts';
import { expect, test } from './fixtures.ts';
import { expectHydrated, holdBack, wake } from './hydrated.ts';

function field(page: Page, label: string) {
  return page.locator('#contact .field', { has: page.getByLabel(label) });
}

test('a field says what is wrong while it is typed and when it is left, and takes it back', async ({
  page,
}) => {
  await openContactForm(page);
  const name = field(page, 'Name');
  await expect(name).toHaveClass('field is-untouched is-pristine');
  await page.getByLabel('Name').focus();
  await page.getByLabel('Phone or e-mail').focus();
  await expect(name.locator('.field-error')).toHaveText('This field is required');
  await expect(name).toHaveClass(/is-touched is-pristine is-invalid/);
  const hint = page.getByText('Correct the marked fields, then send.');
  await expect(hint).toBeVisible();
  await page.getByLabel('Name').fill('Rosa');
  await expect(name.locator('.field-error')).toHaveCount(0);
  await expect(name).toHaveClass('field is-touched is-dirty is-valid');
  await page.getByLabel('Phone or e-mail').fill('rosa@example.com');
  await expect(hint).toHaveCount(0);
  await page.getByLabel('Phone or e-mail').fill('rosa@');
  await expect(field(page, 'Phone or e-mail').locator('.field-error')).toHaveText(
    'The phone or e-mail must be either a valid phone number or e-mail',
  );
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Phone or e-mail')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('3 to fix');
  await expect(hint).toHaveCount(0);
  await expectAccessible(page, phone);
});

for (const [path, form] of [
  ['/contact', 'contact'],
  ['/careers/lift-suspension-technician', 'apply-form'],
] as const) {
  test(`every field of ${path}, its files too, begins untouched and pristine`, async ({ page }) => {
    await page.goto(path);
    await wake(page);
    await expectHydrated(page.locator(`form#${form}`));
    const fields = page.locator(`form#${form} .field`);
    await expect(fields.filter({ has: page.locator('[type=file]') })).toHaveCount(1);
    const classes = await fields.evaluateAll((all) => all.map(({ className }) => className));
    expect(new Set(classes)).toEqual(new Set(['field is-untouched is-pristine']));
  });
}

/** Sent before the script is there, and refused. Returns a function that lets the script load. */
async function letFormComeBack(page: Page): Promise<() => void> {
  const letGo = await holdBack(page, /\/assets\/(?!boot-).*\.js$/);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Phone or e-mail').fill('rosa@');
  await page.getByLabel('Topic').selectOption('fit');
  await page.getByLabel('Message').fill('Does a 35 fit?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(field(page, 'Phone or e-mail').locator('.field-error')).toBeVisible();
  return letGo;
}

test('what is typed into a form that came back stays when the script takes it over', async ({
  page,
}) => {
  const letGo = await letFormComeBack(page);
  await page.getByLabel('Message').fill('Does a 35 fit? And a 37?');
  await page.getByLabel('Name').fill('Rosa');
  letGo();
  await expectHydrated(page.locator('form#contact'));
  await expect(page.getByLabel('Name')).toHaveValue('Rosa');
  await expect(page.getByLabel('Message')).toHaveValue('Does a 35 fit? And a 37?');
});

test('a text that came back stays selected when the field before it is left', async ({ page }) => {
  const letGo = await letFormComeBack(page);
  letGo();
  await page.getByLabel('Topic').focus();
  await expectHydrated(page.locator('form#contact'));
  await expect(field(page, 'Topic')).toHaveClass(/is-untouched/);
  await page.getByLabel('Message').selectText();
  await expect(field(page, 'Topic')).toHaveClass(/is-touched/);
  await page.keyboard.insertText('Does a 37 fit?');
  await expect(page.getByLabel('Message')).toHaveValue('Does a 37 fit?');
});

test('a phone number takes its form while it is typed, and the caret stays with the hand', async ({
  page,
  dbRows,
}) => {
  const name = `Mask ${crypto.randomUUID()}`;
  await openContactForm(page);
  const contact = page.getByLabel('Phone or e-mail');
  await contact.pressSequentially('4807777');
  await expect(contact).toHaveValue('(480) 777-7');
  await contact.press('ArrowLeft');
  await contact.press('Backspace');
  await expect(contact).toHaveValue('(480) 777');
  await contact.press('End');
  await contact.pressSequentially('7700');
  await expect(contact).toHaveValue('(480) 777-7700');
  await contact.fill('');
  await contact.pressSequentially('4807rosa@example.com');
  await expect(contact).toHaveValue('4807rosa@example.com');
  await contact.fill('+1 480 777 7700');
  await expect(contact).toHaveValue('+1 (480) 777-7700');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Topic').selectOption('fit');
  await page.getByLabel('Message').fill('Call me');
  await page.getByRole('button', { name: 'Send' }).click();
  await expectSent(page);
  expect(await dbRows('select contact from leads where name = $1', [name])).toEqual([
    { contact: '+14807777700' },
  ]);
});

test('what was typed comes back after the tab was closed, can be cleared, and is gone once sent', async ({
  page,
  context,
}) => {
  await openContactForm(page);
  await page.getByLabel('Message').fill('It clunks over speed bumps.');
  await page.getByLabel('Topic').selectOption('problem');
  await expect.poll(() => draftOf(page)).toContain('clunks');
  await page.close();

  const again = await context.newPage();
  await openContactForm(again);
  await expect(again.getByText('We kept what you typed.')).toBeVisible();
  await expect(again.getByLabel('Message')).toHaveValue('It clunks over speed bumps.');
  await expect(again.getByLabel('Topic')).toHaveValue('problem');
  await expectAccessible(again, phone);
  await again.getByRole('button', { name: 'Clear' }).click();
  await expect(again.getByLabel('Message')).toHaveValue('');
  await expect(again.getByText('We kept what you typed.')).toHaveCount(0);
  await expect(again.locator('#contact .field').first()).toHaveClass(
    'field is-untouched is-pristine',
  );
  await expect.poll(() => draftOf(again)).toBeNull();

  await fillContactForm(again, 'Draft');
  await expect.poll(() => draftOf(again)).toContain('Does a 35 fit');
  await again.getByRole('button', { name: 'Send' }).click();
  await expectSent(again);
  await expect.poll(() => draftOf(again)).toBeNull();
});

test('a photo is looked into before it is sent, and goes with the message', async ({
  page,
  dbRows,
}) => {
  await openContactForm(page);
  const name = await fillContactForm(page, 'Photo');
  const photo = page.getByLabel('Photo');
  await photo.setInputFiles({
    name: 'truck.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('%PDF'),
  });
  await expect(field(page, 'Photo').locator('.field-error')).toContainText('no photo we can read');
  const real = Buffer.from(await (await truckPhoto('truck.jpg')).arrayBuffer());
  await photo.setInputFiles({ name: 'truck.jpg', mimeType: 'image/jpeg', buffer: real });
  await expect(field(page, 'Photo').locator('.field-error')).toHaveCount(0);
  await page.getByRole('button', { name: 'Send' }).click();
  await expectSent(page);
  await expect(page.getByText(/Expect it .+ by .+, Phoenix time/)).toBeVisible();
  const rows = await dbRows(
    `select p.file_name from build_photos p join leads l on l.id = p.lead_id where l.name = $1`,
    [name],
  );
  expect(rows).toEqual([{ file_name: 'truck.jpg' }]);
});

function draftOf(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('ironwood.draft.contact'));
}
